extension Player {
  /// True while characters are text and no commands.
  package var isTyping: Bool {
    switch focus {
    case .field, .search: true
    case .picker, nil: false
    }
  }

  /// Does what a key stands for.
  package func press(_ key: Key) async {
    say(nil)
    endFocusIfGone()
    switch focus {
    case nil: await browse(key)
    case .picker: await pick(key)
    case .field, .search: await edit(key)
    }
  }

  private func edit(_ key: Key) async {
    switch key {
    case .character(let character): await type(String(character))
    case .backspace: await deleteBackward()
    case .interrupt: quit()
    case .return, .escape: focus = nil
    case .up, .down:
      focus = nil
      await browse(key)
    default: break
    }
  }

  private func pick(_ key: Key) async {
    switch key {
    case .up, .left: await chooseNext(by: -1)
    case .down, .right: await chooseNext(by: 1)
    case .interrupt: quit()
    case .return, .escape: focus = nil
    case .character("q"): quit()
    default: break
    }
  }

  private func browse(_ key: Key) async {
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .right where screen.alert != nil: move(by: 1)
    case .left where screen.alert != nil && selection(in: alertTargets) != 0: move(by: -1)
    case .pageUp: move(by: -5)
    case .pageDown: move(by: 5)
    case .home: move(by: -Int(Int16.max))
    case .end: move(by: Int(Int16.max))
    case .return: await activate()
    case .escape, .left: await escape()
    case .interrupt: quit()
    case .character(let character): await command(character)
    case .right, .backspace: break
    }
  }

  private var alertTargets: [AppLayout.Target] {
    screen.alert.map(AppLayout.targets(of:)) ?? []
  }

  private func command(_ character: Character) async {
    switch character {
    case "q": quit()
    case "r": await pull()
    case "/": beginSearch()
    case "l": await leaveOrComeBack()
    case "f": server.failNext()
    case "s": server.delayNext()
    case "o": server.swapNext()
    case "h": if server.isHolding { server.release() } else { server.hold() }
    case "m" where server.hasPayments: server.data.change()
    default: say("“\(character)” does nothing here.")
    }
  }
}
