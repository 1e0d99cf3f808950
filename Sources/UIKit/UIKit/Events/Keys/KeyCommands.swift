import Foundation

/// Finds and performs the key commands of a responder chain.
@MainActor enum KeyCommands {
  /// Performs the first command for `key` in the responder chain, starting with `first`.
  ///
  /// The nearest responder comes first, and each responder's commands are in their own order. Returns
  /// whether a command was performed.
  ///
  /// - Parameter overText: Whether only commands with priority over text count.
  static func perform(_ key: UIKey, from first: UIResponder, overText: Bool) -> Bool {
    for responder in sequence(first: first, next: \.next) {
      for command in responder.keyCommands ?? [] {
        guard !overText || command.wantsPriorityOverSystemBehavior,
          matches(command, key, in: first), command.send(from: first)
        else { continue }
        return true
      }
    }
    return false
  }

  /// Returns whether text takes the key, either to type it or to move the caret.
  static func isText(_ key: UIKey, for responder: UIResponder) -> Bool {
    if responder is any UITextInput, let command = TextCommand(key) {
      // The app may use style keys if the text doesn't allow styles.
      guard case .style(let style) = command else { return true }
      return responder.canPerformAction(style.action.selector, withSender: nil)
    }
    guard responder is any UIKeyInput, key.modifierFlags.isDisjoint(with: [.command, .control])
    else { return false }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace, .keyboardTab, .keyboardReturnOrEnter, .keypadEnter:
      return true
    default: return !key.characters.isEmpty
    }
  }

  /// The responder where the search starts without a first responder: the frontmost controller.
  static func frontmost(in window: UIWindow?) -> UIResponder? {
    guard var controller = window?.frontController else { return window }
    while let inner = (controller as? UINavigationController)?.topViewController
      ?? controller.childForStatusBarStyle, inner !== controller
    {
      controller = inner
    }
    if let view = controller.viewIfLoaded { return view }
    return controller
  }

  /// Control also works as the Command key, as it does elsewhere in this keyboard.
  private static func matches(
    _ command: UIKeyCommand, _ key: UIKey, in responder: UIResponder
  ) -> Bool {
    guard !command.attributes.contains(.disabled), let input = mirrored(command, in: responder)
    else { return false }
    let typed = names(of: key)
    guard typed.contains(where: { $0.lowercased() == input.lowercased() }) else { return false }
    let wanted = command.modifierFlags.intersection(modifiers)
    let isLetter = input.count == 1 && input.first?.isLetter == true
    return variants(of: key.modifierFlags.intersection(modifiers), isLetter: isLetter)
      .contains(wanted)
  }

  private static let modifiers: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  /// Returns the modifiers that count as the held ones. A character typed with Shift doesn't need Shift,
  /// such as `?`.
  private static func variants(
    of held: UIKeyModifierFlags, isLetter: Bool
  ) -> [UIKeyModifierFlags] {
    var result = [held]
    if held.contains(.control), !held.contains(.command) {
      result.append(held.subtracting(.control).union(.command))
    }
    if !isLetter, held.contains(.shift) { result += result.map { $0.subtracting(.shift) } }
    return result
  }

  private static func mirrored(_ command: UIKeyCommand, in responder: UIResponder) -> String? {
    guard command.allowsAutomaticMirroring, responder._window?.isRightToLeft == true else {
      return command.input
    }
    switch command.input {
    case UIKeyCommand.inputLeftArrow: return UIKeyCommand.inputRightArrow
    case UIKeyCommand.inputRightArrow: return UIKeyCommand.inputLeftArrow
    default: return command.input
    }
  }

  /// Returns the names by which a command may refer to the key.
  static func names(of key: UIKey) -> [String] {
    switch key.keyCode {
    case .keyboardUpArrow: [UIKeyCommand.inputUpArrow]
    case .keyboardDownArrow: [UIKeyCommand.inputDownArrow]
    case .keyboardLeftArrow: [UIKeyCommand.inputLeftArrow]
    case .keyboardRightArrow: [UIKeyCommand.inputRightArrow]
    case .keyboardEscape: [UIKeyCommand.inputEscape]
    case .keyboardPageUp: [UIKeyCommand.inputPageUp]
    case .keyboardPageDown: [UIKeyCommand.inputPageDown]
    case .keyboardHome: [UIKeyCommand.inputHome]
    case .keyboardEnd: [UIKeyCommand.inputEnd]
    case .keyboardDeleteForward: [UIKeyCommand.inputDelete]
    case .keyboardDeleteOrBackspace: ["\u{8}", "\u{7F}"]
    case .keyboardReturnOrEnter, .keypadEnter: ["\r", "\n"]
    case .keyboardTab: ["\t"]
    case .keyboardSpacebar: [" "]
    default: functionKey(key.keyCode).map { [$0] } ?? characters(of: key)
    }
  }

  private static func characters(of key: UIKey) -> [String] {
    [key.charactersIgnoringModifiers, key.characters].filter { !$0.isEmpty }
  }

  private static func functionKey(_ code: UIKeyboardHIDUsage) -> String? {
    let first = UIKeyboardHIDUsage.keyboardF1.rawValue
    let last = UIKeyboardHIDUsage.keyboardF12.rawValue
    guard (first...last).contains(code.rawValue) else { return nil }
    return "UIKeyInputF\(code.rawValue - first + 1)"
  }
}
