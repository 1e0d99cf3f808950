import Foundation

/// ⌘F, and elsewhere control and F, begins the search of what is shown.
@MainActor enum SearchShortcut {
  /// Whether there was something to search.
  static func perform(_ key: UIKey, in window: UIWindow?) -> Bool {
    let flags = key.modifierFlags
    guard key.charactersIgnoringModifiers.lowercased() == "f",
      flags.contains(.command) || flags.contains(.control),
      flags.isDisjoint(with: [.shift, .alternate]),
      let root = window?.rootViewController, let search = shownSearch(in: root.topmostPresented)
    else { return false }
    if !search.searchBar.isFirstResponder { search.searchBar.becomeFirstResponder() }
    return true
  }

  /// The search of the navigation stack that is seen.
  private static func shownSearch(in controller: UIViewController) -> UISearchController? {
    if let search = controller as? UISearchController { return search }
    if let tabs = controller as? UITabBarController { return tabs.shown.flatMap(shownSearch) }
    if let navigation = controller as? UINavigationController {
      return navigation.topViewController.flatMap { top in
        navigation.isNavigationBarHidden ? nil : top.navigationItem.searchController
      }
    }
    return controller.children.lazy.compactMap(shownSearch).first
  }
}
