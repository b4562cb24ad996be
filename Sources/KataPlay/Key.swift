/// A key of the terminal's keyboard.
package enum Key: Equatable, Sendable {
  case character(Character)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case `return`, escape, backspace, interrupt
}
