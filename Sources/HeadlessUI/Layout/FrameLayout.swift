/// Lays out what a frame shows as lines of text, and notes what can be tapped in them.
package struct FrameLayout {
  /// What the lines are for.
  package enum Style: Sendable {
    /// A picture in a failure: rows stand apart, a field shows its cursor, and what lies on top of
    /// something takes whole lines.
    case picture
    /// The app as it is played: what lies on top leaves to be seen what is beside it.
    case player
  }

  /// Something on the screen that a person can choose and tap.
  package enum Target: Equatable, Sendable {
    /// A row of a list, counted from 0; whether anything happens is the app's business.
    case row(Int)
    /// A button, also one of an alert, by its label and its number among those with the same.
    case button(String, number: Int)
    /// A link, by its label and its number among the links with the same.
    case link(String, number: Int)
    /// A text field, by its title.
    case field(String)
    /// A picker, by its title.
    case picker(String)
  }

  /// A control that the keys go to.
  package enum Focus: Equatable, Sendable {
    case field(String)
    case picker(String)
    case search
  }

  let style: Style
  /// What an edited control looks like.
  let focus: Focus?
  /// What can be chosen, from top to bottom.
  package private(set) var targets: [Target] = []
  /// How many rows there are that are no controls of a form.
  package private(set) var plainRows = 0
  private var nextRow = 0
  private var buttons: [String: Int] = [:]
  private var links: [String: Int] = [:]

  /// Prepares a layout of nothing.
  package init(_ style: Style, focus: Focus? = nil) {
    self.style = style
    self.focus = focus
  }

  mutating func register(_ target: Target) -> Int {
    targets.append(target)
    return targets.count - 1
  }

  /// The next of the buttons with this label, whether it is a target of its own or not.
  mutating func nextButton(_ label: String) -> Target {
    buttons[label, default: 0] += 1
    return .button(label, number: buttons[label, default: 0])
  }

  /// The next of the links with this label.
  mutating func nextLink(_ label: String) -> Target {
    links[label, default: 0] += 1
    return .link(label, number: links[label, default: 0])
  }

  /// A row is one thing to tap, unless it holds controls; one that shows nothing cannot be chosen.
  mutating func row(_ row: Frame.Row, width: Int, isPlain: Bool) -> [Line] {
    let index = nextRow
    nextRow += 1
    plainRows += isPlain ? 1 : 0
    if row.content.hasControls { return lines(of: row.content, width: width) }
    let target = register(.row(index))
    let lines = lines(of: row.content, width: width, claimed: target)
    if lines.isEmpty { targets.removeLast() }
    return lines.map { $0.fitted(to: width).targeting(target) }
  }
}
