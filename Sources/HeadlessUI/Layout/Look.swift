/// How a stretch of text looks.
package struct Look: Equatable, Sendable {
  /// The name of a color as a frame reports it, or nil for the terminal's own.
  package var color: String?
  package var isBold = false
  package var isDim = false
  package var isSelected = false

  /// The looks of plain text, and of what differs from it.
  package init(color: String? = nil, isBold: Bool = false, isDim: Bool = false) {
    self.color = color
    self.isBold = isBold
    self.isDim = isDim
  }
}
