import UIKit

/// The keys of a run. A tap on an action waits for the key that shall have it.
@available(iOS 16, *)
final class KeysController: RowsController {
  /// The action that waits for its key.
  private var waiting: KeyAction?

  override var screenTitle: String { texts[KeysText.title] }
  override var screenIdentifier: String { "keys" }
  override var canBecomeFirstResponder: Bool { true }

  override func makeSections() -> [RowSection] {
    let rows = KeyAction.allCases.map { action in
      Row(
        identifier: "key-\(action.rawValue)", title: texts[KeyActionText(action)],
        value: waiting == action
          ? texts[KeysText.press] : game.settings.keys.key(of: action).name,
        kind: .button { [weak self] in self?.wait(for: action) })
    }
    let usual = Row(
      identifier: "usual-keys", title: texts[KeysText.usual],
      kind: .button { [weak self] in
        self?.waiting = nil
        self?.game.settings.keys = KeyBindings()
        self?.reload()
      })
    return [
      RowSection(footer: texts[KeysText.footer], rows: rows),
      RowSection(rows: game.settings.keys == KeyBindings() ? [] : [usual]),
    ].filter { !$0.rows.isEmpty }
  }

  private func wait(for action: KeyAction) {
    waiting = waiting == action ? nil : action
    becomeFirstResponder()
    reload()
    if waiting != nil {
      UIAccessibility.post(notification: .announcement, argument: texts[KeysText.press])
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let action = waiting, let key = presses.compactMap(\.key).first else {
      return super.pressesBegan(presses, with: event)
    }
    waiting = nil
    let printed = key.charactersIgnoringModifiers.trimmingCharacters(in: .whitespacesAndNewlines)
    let name =
      key.keyCode == .keyboardSpacebar
      ? KeyAction.bite.usual.name
      : printed.isEmpty || printed.count > 2
        ? texts[KeysText.unnamed, ["number": "\(key.keyCode.rawValue)"]] : printed.uppercased()
    game.settings.keys.set(
      KeyBindings.Key(code: key.keyCode.rawValue, name: name), for: action)
    reload()
  }
}
