import Observation

/// Owns the view model and passes on what it says.
@Observable final class ConverterScreen {
  var text = ""
  var currency: Currency
  private(set) var result = ""
  private(set) var isLoading = false

  private let viewModel: ConverterViewModel

  init(api: RatesAPI, currency: Currency) {
    self.currency = currency
    viewModel = ConverterViewModel(api: api)
    viewModel.onChange = { self.render() }
  }

  func inputChanged() {
    viewModel.textChanged(text, currency: currency)
  }

  private func render() {
    result = viewModel.result
    isLoading = viewModel.isLoading
  }
}
