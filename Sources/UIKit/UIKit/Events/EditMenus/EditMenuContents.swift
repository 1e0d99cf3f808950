import Foundation

/// The commands of an edit menu.
@MainActor enum EditMenuContents {
  /// Returns the standard commands in iOS's order, that a responder can currently
  /// perform, from the first responder in `view`, or from the view, upwards.
  static func suggested(for view: UIView) -> [UIMenuElement] {
    let focused = (view.window?.firstResponder as? UIView).flatMap {
      $0.isDescendant(of: view) ? $0 : nil
    }
    let actions = commands(from: focused ?? view, sender: nil)
    guard !actions.isEmpty else { return [] }
    return [UIMenu(options: .displayInline, children: actions)]
  }

  /// Returns the standard commands that a responder can currently perform, from `first` upwards. The styles
  /// of a selection are in a menu of their own.
  static func commands(from first: UIResponder, sender: Any?) -> [UIMenuElement] {
    let isCaret = (first as? any UITextInput)?.selectedTextRange?.isEmpty ?? false
    let styles = isCaret ? [] : actions(BasicTextStyle.commands, from: first, sender: sender)
    return actions(standard, from: first, sender: sender)
      + (styles.isEmpty
        ? [] : [UIMenu(title: SystemText.format.text, identifier: .textStyle, children: styles)])
  }

  private static func actions(
    _ commands: [(action: EditAction, title: SystemText)], from first: UIResponder, sender: Any?
  ) -> [UIAction] {
    commands.compactMap { action, title in
      let responder = sequence(first: first, next: \.next)
        .first { $0.canPerformAction(action.selector, withSender: sender) }
      guard let responder else { return nil }
      return UIAction(title: title.text) { [weak responder] _ in
        _ = responder?.carryOut(action, sender: sender)
      }
    }
  }

  /// Returns an app's own commands that a responder can currently perform, from a responder upwards.
  static func commands(
    of items: [UIMenuItem]?, from first: UIResponder, sender: UIMenuController
  ) -> [UIAction] {
    (items ?? []).compactMap { item in
      guard let target = first.target(forAction: item.action, withSender: sender) else {
        return nil
      }
      return UIAction(title: item.title) { _ in
        let isDone = UIApplication.shared.sendAction(
          item.action, to: target, from: sender, for: nil)
        precondition(
          isDone, "\(target) says that it can perform \(item.action), but has no such method")
      }
    }
  }

  static let standard: [(action: EditAction, title: SystemText)] = [
    (.cut, .cut), (.copy, .copy), (.paste, .paste), (.select, .select), (.selectAll, .selectAll),
  ]

  /// Returns the items side by side: visible actions, those of inline menus among the others, and submenus.
  static func items(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let action as UIAction: action.attributes.contains(.hidden) ? [] : [action]
      case let inner as UIMenu:
        inner.options.contains(.displayInline)
          ? items(of: inner) : items(of: inner).isEmpty ? [] : [inner]
      default: []
      }
    }
  }
}
