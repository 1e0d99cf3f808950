import Foundation

/// The shortcut ⌘F, or Control-F, which begins a search of the shown content.
@MainActor enum SearchShortcut {
  /// Performs the shortcut. Returns whether there was something to search.
  static func perform(_ key: UIKey, in window: UIWindow?) -> Bool {
    let flags = key.modifierFlags
    guard key.charactersIgnoringModifiers.lowercased() == "f",
      flags.contains(.command) || flags.contains(.control),
      flags.isDisjoint(with: [.shift, .alternate]),
      let front = window?.frontController, let search = shownSearch(in: front)
    else { return false }
    let bar = search.coveringBar
    if !bar.isFirstResponder { bar.becomeFirstResponder() }
    return true
  }

  /// Returns the search controller of the visible navigation stack.
  private static func shownSearch(in controller: UIViewController) -> (any CoveringSearch)? {
    if let search = controller as? any CoveringSearch { return search }
    if let tabs = controller as? UITabBarController { return tabs.shown.flatMap(shownSearch) }
    if let navigation = controller as? UINavigationController {
      return navigation.topViewController.flatMap { top in
        navigation.isNavigationBarHidden ? nil : top.navigationItem.search
      }
    }
    return controller.children.lazy.compactMap(shownSearch).first
  }
}
