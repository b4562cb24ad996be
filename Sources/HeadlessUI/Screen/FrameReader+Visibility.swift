// Views that live without being seen, or are seen without being of use.
extension FrameReader {
  /// Reads what is not seen: it appears, has its tasks, its title and its alert, and nothing else.
  mutating func invisible(_ nodes: [Node]) -> [Frame.Piece] {
    var reader = self
    _ = reader.pieces(of: nodes)
    lifecycles = reader.lifecycles
    alert = reader.alert
    search = reader.search
    frame.alert = reader.frame.alert
    frame.title = reader.frame.title
    frame.searchField = reader.frame.searchField
    return []
  }

  /// Reads what can be seen and not be used: nothing that was found in it can be acted on.
  mutating func untouchable<Result>(_ read: (inout FrameReader) -> Result) -> Result {
    let before = self
    let result = read(&self)
    buttons = before.buttons
    links = before.links
    fields = before.fields
    pickers = before.pickers
    containers = before.containers
    for index in before.rows.count..<rows.count { rows[index] = [] }
    return result
  }
}
