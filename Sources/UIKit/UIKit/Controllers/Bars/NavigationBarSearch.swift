import CoreGraphics

/// The search bar of a navigation item in its bar.
struct NavigationBarSearch: Equatable {
  /// The search bar's whole height, in points.
  var height: CGFloat
  /// Whether it folds away as content scrolls.
  var folds: Bool
  /// Whether the search bar replaces the row with title and buttons during a search.
  var hidesRow: Bool

  /// The part of the height that folds away, and the part that stays.
  var foldingHeight: CGFloat { folds ? height : 0 }
  var fixedHeight: CGFloat { folds ? 0 : height }
}

/// The part of a navigation bar that folds away as content scrolls, in points: first the search bar,
/// then the large title above it.
struct NavigationBarFold: Equatable {
  var title: CGFloat = 0
  var search: CGFloat = 0

  var height: CGFloat { title + search }

  /// The offsets at which a drag may come to rest, as distances from the content's beginning.
  var stops: [CGFloat] { Array(Set([0, search, height])).sorted() }
}
