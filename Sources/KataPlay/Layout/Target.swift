/// Something on the screen that a person can choose and tap.
package enum Target: Equatable, Sendable {
  /// A row of a list, counted from 0; whether anything happens is the app's business.
  case row(Int)
  /// A button or a link, also one of an alert, by its label.
  case tappable(String)
  /// A text field, by its title.
  case field(String)
  /// A picker, by its title.
  case picker(String)
}
