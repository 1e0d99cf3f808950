import CoreGraphics
import Foundation

/// A distance between items, or between an item and what is around it.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  private var points: CGFloat = 0
  private var grows = false

  private class func make(_ points: CGFloat, grows: Bool) -> Self {
    let spacing = makeDynamic()
    spacing.points = points
    spacing.grows = grows
    return spacing
  }

  /// A number of points, exactly.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, grows: false) }

  /// A number of points or more: flexible distances share the room that is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(flexibleSpacing, grows: true)
  }

  /// In points.
  open var spacing: CGFloat { points }
  open var isFlexible: Bool { grows }
  open var isFixed: Bool { !grows }
}
