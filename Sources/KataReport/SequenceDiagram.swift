import KataRuns

/// The timeline of a test, drawn: you, the app, the server, and what passes between them.
struct SequenceDiagram {
  private let events: [ReportedTest.Event]

  private static let width = 440
  private static let you = 28
  private static let app = 220
  private static let server = 412
  private static let lineHeight = 13

  init(_ events: [ReportedTest.Event]) {
    self.events = events
  }

  var svg: String {
    var y = 46
    var body = ""
    for event in events {
      let lines = SequenceDiagram.wrapped(event.text, to: 30)
      let (from, to, kind) = ends(of: event.actor)
      let middle = (from + to) / 2
      for line in lines {
        body += text(line, x: middle, y: y, kind: kind)
        y += SequenceDiagram.lineHeight
      }
      body += arrow(from: from, to: to, y: y - 8, kind: kind)
      y += 16
    }
    let lanes = [
      ("you", SequenceDiagram.you), ("app", SequenceDiagram.app),
      ("server", SequenceDiagram.server),
    ]
    let heads = lanes.map { name, x in
      "<line class=\"lane\" x1=\"\(x)\" y1=\"26\" x2=\"\(x)\" y2=\"\(y)\"/>"
        + "<text class=\"head\" x=\"\(x)\" y=\"16\">\(name)</text>"
    }.joined()
    return
      "<svg viewBox=\"0 0 \(SequenceDiagram.width) \(y + 6)\" role=\"img\">\(heads)\(body)</svg>"
  }

  /// What a person does goes to the app; what the screen shows comes back.
  private func ends(of actor: String) -> (from: Int, to: Int, kind: String) {
    switch actor {
    case "you": (SequenceDiagram.you, SequenceDiagram.app, "you")
    case "app": (SequenceDiagram.app, SequenceDiagram.server, "app")
    case "server": (SequenceDiagram.server, SequenceDiagram.app, "server")
    case "screen": (SequenceDiagram.app, SequenceDiagram.you, "screen")
    default: (SequenceDiagram.you, SequenceDiagram.server, "clock")
    }
  }

  private func text(_ line: String, x: Int, y: Int, kind: String) -> String {
    "<text class=\"\(kind)\" x=\"\(x)\" y=\"\(y)\">\(HTML.escaped(line))</text>"
  }

  private func arrow(from: Int, to: Int, y: Int, kind: String) -> String {
    let head = to > from ? to - 7 : to + 7
    let inset = to > from ? from + 3 : from - 3
    return "<line class=\"\(kind)\" x1=\"\(inset)\" y1=\"\(y)\" x2=\"\(head)\" y2=\"\(y)\"/>"
      + "<path class=\"\(kind)\" d=\"M\(head) \(y - 4)L\(to > from ? to - 1 : to + 1) \(y)L\(head) \(y + 4)Z\"/>"
  }

  /// The text in lines of about `width` characters, seven at the most.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    let lines = text.split(separator: "\n").flatMap { String($0).lines(width: width) }
    guard lines.count > 7 else { return lines }
    return lines.prefix(6) + ["… and \(lines.count - 6) more lines"]
  }
}

/// Text as HTML needs it.
enum HTML {
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
