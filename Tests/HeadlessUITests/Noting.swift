import HeadlessUI

/// Notes each evaluation of its body.
struct Noting: View {
  let name: String
  let notes: Notes
  let text: @MainActor () -> String

  init(_ name: String, _ notes: Notes, text: @escaping @MainActor () -> String) {
    self.name = name
    self.notes = notes
    self.text = text
  }

  var body: some View {
    let _ = notes.add(name)
    Text(text())
  }
}
