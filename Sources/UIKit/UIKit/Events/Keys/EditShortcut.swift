/// The shortcuts of the Edit menu while no text has the keyboard: Command or Control with A, C, V,
/// X, B, I and U.
///
/// Text handles more keys (``TextCommander``).
@MainActor enum EditShortcut {
  /// Performs the key's action with the first responder in the chain that can. Returns whether there
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
