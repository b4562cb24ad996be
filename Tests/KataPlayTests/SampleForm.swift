import HeadlessUI

/// An app with one picker.
struct SampleForm: View {
  @State private var currency = "EUR"

  var body: some View {
    Form {
      Picker("Currency", selection: $currency) {
        ForEach(["USD", "GBP", "EUR"], id: \.self) { Text($0) }
      }
    }
    .navigationTitle("Sample")
  }
}
