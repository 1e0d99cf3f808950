import Foundation

/// The commands of an edit menu.
@MainActor enum EditMenuContents {
  /// The standard commands in iOS's order with their English names, those that somebody from the first
  /// responder in `view`, or from the view, upwards can do now.
  static func suggested(for view: UIView) -> [UIMenuElement] {
    let focused = (view.window?._firstResponder as? UIView).flatMap {
      $0.isDescendant(of: view) ? $0 : nil
    }
    let first: UIResponder = focused ?? view
    let actions = standard.compactMap { action, title -> UIAction? in
      let chain = sequence(first: first, next: \.next)
      guard
        let responder = chain.first(where: { $0.canPerformAction(action.selector, withSender: nil) }
        )
      else { return nil }
      return UIAction(title: title) { [weak responder] _ in _ = responder?._perform(action) }
    }
    guard !actions.isEmpty else { return [] }
    return [UIMenu(options: .displayInline, children: actions)]
  }

  private static let standard: [(EditAction, String)] = [
    (.cut, "Cut"), (.copy, "Copy"), (.paste, "Paste"), (.select, "Select"),
    (.selectAll, "Select All"),
  ]

  /// What stands side by side: actions that aren't hidden, inline menus' among the others, and menus
  /// that lead on.
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
