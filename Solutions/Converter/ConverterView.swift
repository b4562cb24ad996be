import SwiftUI

/// The amount, the currency and what comes out.
struct ConverterView: View {
  @Binding var text: String
  @Binding var currency: Currency
  let state: ConverterViewModel.State

  var body: some View {
    NavigationStack {
      Form {
        TextField("Amount", text: $text)
        Picker("Currency", selection: $currency) {
          ForEach(Currency.offered, id: \.self) { currency in
            Text(currency.code)
          }
        }
        Section {
          outcome
        }
      }
      .navigationTitle("Converter")
    }
  }

  @ViewBuilder private var outcome: some View {
    switch state {
    case .idle:
      EmptyView()
    case .loading:
      ProgressView()
    case .loaded(let result):
      Text(result)
        .font(.title)
    case .failed(let message):
      Label(message, systemImage: "exclamationmark.triangle")
        .foregroundStyle(.red)
    }
  }
}
