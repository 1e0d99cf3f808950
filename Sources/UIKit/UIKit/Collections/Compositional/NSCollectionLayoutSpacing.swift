import CoreGraphics
import Foundation
import ListEngine

/// A distance between items, or between an item and its surroundings.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  private class func make(_ points: CGFloat, grows: Bool) -> Self {
    let spacing = makeDynamic()
    spacing.spacing = points
    spacing.isFlexible = grows
    return spacing
  }

  /// Returns an exact number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, grows: false) }

  /// Returns a distance of at least the given points: flexible distances share the remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(flexibleSpacing, grows: true)
  }

  /// The distance in points.
  open private(set) var spacing: CGFloat = 0
  open private(set) var isFlexible = false
  open var isFixed: Bool { !isFlexible }
}

extension GroupSpacing {
  /// Creates the value of a spacing, or none.
  @MainActor init(_ spacing: NSCollectionLayoutSpacing?) {
    self.init(spacing?.spacing ?? 0, isFlexible: spacing?.isFlexible ?? false)
  }
}
