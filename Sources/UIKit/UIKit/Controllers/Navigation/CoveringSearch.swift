import CoreGraphics

/// A search controller, as navigation and presentation see it.
@preconcurrency @MainActor protocol CoveringSearch: UIViewController {
  /// Whether a search is active. Setting it starts or ends one with an animation.
  var isActive: Bool { get set }
  /// Whether the navigation bar currently shows only the search bar.
  var collapsesNavigationBar: Bool { get }
  /// The controller whose navigation item has this search controller, or `nil`.
  var itemOwner: UIViewController? { get }
  /// The scroll view of the suggestions or results while they are shown.
  var resultsScrollView: UIScrollView? { get }
  /// The bar for the text.
  var coveringBar: any CoveringSearchBar { get }
}

/// A search bar, as the navigation bar around it sees it.
@preconcurrency @MainActor protocol CoveringSearchBar: UIView {
  /// The opacity of everything in the bar.
  var contentAlpha: CGFloat { get set }
  /// Changes the bar's look for a place.
  func setPlace(_ place: SearchBarPlace)
  /// Returns the bar's preferred height at a place in a navigation bar.
  func height(width: CGFloat, in place: SearchBarPlace) -> CGFloat
}

/// The surroundings of a search bar.
enum SearchBarPlace {
  /// In the app's own views.
  case own
  /// Below a navigation bar's title.
  case stacked
  /// Directly below the status bar, while a search is active.
  case active
}

extension UIViewController {
  /// The active search over this controller, or `nil`.
  var coveringSearch: (any CoveringSearch)? { presentation?.presented as? any CoveringSearch }

  /// The container view of that search while it is over this controller's own view.
  var searchContainer: UIView? { coveringSearch.flatMap { _ in presentation?.container } }
}
