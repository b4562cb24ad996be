import SwiftUI

/// Keeps what the user enters and tells the view model.
struct ConverterScreen: View {
  let viewModel: ConverterViewModel
  @State private var text = ""
  @State private var currency: Currency

  init(viewModel: ConverterViewModel, currency: Currency) {
    self.viewModel = viewModel
    _currency = State(initialValue: currency)
  }

  var body: some View {
    ConverterView(text: $text, currency: $currency, state: viewModel.state)
      .onChange(of: text) {
        viewModel.textChanged(text, currency: currency)
      }
      .onChange(of: currency) {
        viewModel.textChanged(text, currency: currency)
      }
  }
}
