import CoreGraphics
import Foundation

/// A distance between items, or between an item and what is around it.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  private class func make(_ points: CGFloat, grows: Bool) -> Self {
    let spacing = makeDynamic()
    spacing.spacing = points
    spacing.isFlexible = grows
    return spacing
  }

  /// A number of points, exactly.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, grows: false) }

  /// Returns a distance of at least the given points: flexible distances share the remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(flexibleSpacing, grows: true)
  }

  /// In points.
  open private(set) var spacing: CGFloat = 0
  open private(set) var isFlexible = false
  open var isFixed: Bool { !isFlexible }
}
