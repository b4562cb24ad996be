import HeadlessUI

/// A payment as it stands on the screen, in a list or in a scroll view.
public struct ShownRow: Hashable, Sendable {
  /// All texts of the row with their colors.
  var texts: [Text]
  /// What stands above the row as the header of its section.
  var header: String
  /// What is read aloud.
  var label: String
  /// The identity that SwiftUI knows it by; empty where it has none.
  var identity: String
  /// Where it can be tapped.
  var place: Place

  struct Text: Hashable, Sendable {
    let string: String
    let color: String?
  }

  enum Place: Hashable, Sendable {
    /// A row of the lists.
    case row(Int)
    /// A link or button in a scroll view.
    case label(String)
  }

  /// The row's own texts.
  var joined: String { texts.map(\.string).joined(separator: "  ") }

  /// True if `text` stands in the row as a text of its own, or among other words of one.
  func names(_ text: String) -> Bool { texts.contains { $0.string.contains(text) } }
}

extension Frame {
  /// The payments on the page, from top to bottom: what names a merchant and stands in a row of a
  /// list, or in a link or a button of a scroll view.
  public var payments: [ShownRow] {
    var reader = PaymentReader()
    reader.read(content)
    return reader.rows
  }

  /// The texts that are not those of payments.
  var otherTexts: [String] {
    var left = texts
    for text in payments.flatMap(\.texts) {
      if let index = left.firstIndex(of: text.string) { left.remove(at: index) }
    }
    return left
  }
}

/// Reads payments off a page.
private struct PaymentReader {
  var rows: [ShownRow] = []
  private var listRows = 0
  private var header = ""

  mutating func read(_ pieces: [Frame.Piece]) {
    for piece in pieces {
      switch piece {
      case .list(let sections): for section in sections { read(section) }
      case .scrolling(let parts): scroll(parts)
      default: read(piece.parts)
      }
    }
  }

  private mutating func read(_ section: Frame.Section) {
    let header = words(section.header)
    for row in section.rows {
      let index = listRows
      listRows += 1
      add(row.content, header: header, identity: row.identity, at: .row(index))
    }
  }

  /// What can be tapped is a row; what stands between is the header of those that follow.
  private mutating func scroll(_ pieces: [Frame.Piece]) {
    for piece in pieces {
      switch piece {
      case .link(let parts): add(parts, header: header, identity: "", at: .label(words(parts)))
      case .button(let button):
        add(button.label, header: header, identity: "", at: .label(words(button.label)))
      case .text(let text): header = text.string
      case .list, .scrolling: read([piece])
      default: scroll(piece.parts)
      }
    }
  }

  private mutating func add(
    _ content: [Frame.Piece], header: String, identity: String, at place: ShownRow.Place
  ) {
    let texts = content.texts.map { ShownRow.Text(string: $0.string, color: $0.color) }
    guard texts.contains(where: { Answer.names(aMerchantIn: $0.string) }) else { return }
    let label = spoken(content).joined(separator: ", ")
    rows.append(
      ShownRow(texts: texts, header: header, label: label, identity: identity, place: place))
  }

  private func spoken(_ pieces: [Frame.Piece]) -> [String] {
    pieces.flatMap { piece -> [String] in
      switch piece {
      case .text(let text): [text.string]
      case .spoken(let label, _): label.isEmpty ? [] : [label]
      default: spoken(piece.parts)
      }
    }
  }

  private func words(_ pieces: [Frame.Piece]) -> String {
    pieces.texts.map(\.string).joined(separator: " ")
  }
}
