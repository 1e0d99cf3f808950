/// The keys of the Edit menu, where the keyboard is not in a text: command, or control, with A, C, V
/// and X, and with B, I and U. A text does more with its keys (``TextCommander``).
@MainActor enum EditShortcut {
  /// Has the first responder from one on that can do it do what the key means. Answers whether there
  /// was one.
  static func perform(_ key: UIKey, from first: UIResponder) -> Bool {
    guard !(first is any UITextInput), let command = TextCommand(key) else { return false }
    switch command {
    case .selectAll: return first.carryOutAlongChain(.selectAll)
    case .copy: return first.carryOutAlongChain(.copy)
    case .cut: return first.carryOutAlongChain(.cut)
    case .paste: return first.carryOutAlongChain(.paste)
    case .style(let style): return first.carryOutAlongChain(style.action)
    case .move, .delete, .undo, .redo: return false
    }
  }
}
