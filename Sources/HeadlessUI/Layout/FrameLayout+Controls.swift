// Links, buttons, fields and pickers.
extension FrameLayout {
  mutating func link(_ parts: [Frame.Piece], width: Int, claimed: Int?) -> [Line] {
    let link = nextLink(parts.label)
    let target = claimed ?? register(link)
    var lines = lines(of: parts, width: width - 2, claimed: target)
    if let first = lines.first {
      lines[0] = first.fitted(to: width - 2) + Line(" ›", Look(isDim: true))
    }
    return lines.map { $0.fitted(to: width).targeting(target) }
  }

  mutating func button(_ button: Frame.Button, claimed: Int?) -> Line {
    let label = button.label.label.printable
    let tapped = nextButton(button.label.label)
    let target = claimed ?? register(tapped)
    let look = Look(
      color: button.role == "destructive" ? "red" : "blue", isDim: !button.isEnabled)
    return Line(button.isEnabled ? "[ \(label) ]" : "( \(label) )", look, target: target)
  }

  mutating func field(_ field: Frame.Field, claimed: Int?) -> Line {
    let target = claimed ?? register(.field(field.title))
    let isEdited = focus == .field(field.title)
    let cursor = isEdited || style == .picture ? "▏" : ""
    let text = Line(field.text.printable + cursor, Look(isBold: isEdited))
    return (Line("\(field.title.printable): ", Look(isDim: true)) + text).targeting(target)
  }

  mutating func picker(_ picker: Frame.Picker, claimed: Int?) -> Line {
    let target = claimed ?? register(.picker(picker.title))
    let title = Line("\(picker.title.printable): ", Look(isDim: true))
    guard focus == .picker(picker.title) else {
      return (title + Line("\(picker.selected?.printable ?? "–") ▾")).targeting(target)
    }
    var choice = Line("‹ ")
    for (index, option) in picker.options.enumerated() {
      let isChosen = option == picker.selected
      if index > 0 { choice += Line(" ") }
      let label = option.printable
      choice += Line(isChosen ? "[\(label)]" : label, Look(isBold: isChosen, isDim: !isChosen))
    }
    return (title + choice + Line(" ›")).targeting(target)
  }
}
