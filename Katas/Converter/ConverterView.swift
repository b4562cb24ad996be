import SwiftUI

/// The amount, the currency and what comes out.
struct ConverterView: View {
  @Bindable var screen: ConverterScreen

  var body: some View {
    NavigationStack {
      Form {
        TextField("Amount", text: $screen.text)
        Picker("Currency", selection: $screen.currency) {
          ForEach(offeredCurrencies, id: \.self) { code in
            Text(code)
          }
        }
        Section {
          if screen.isLoading {
            ProgressView()
          }
          Text(screen.result)
            .font(.title)
        }
      }
      .navigationTitle("Converter")
      .onChange(of: screen.text) {
        screen.inputChanged()
      }
      .onChange(of: screen.currency) {
        screen.inputChanged()
      }
    }
  }
}
