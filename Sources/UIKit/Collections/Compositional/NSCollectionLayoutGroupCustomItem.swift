import CoreGraphics
import Foundation

/// The place of an item in a group whose places the app computes.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  private let place: CGRect
  private let index: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// - Parameter frame: Where the item is in its group, in points.
  public init(frame: CGRect, zIndex: Int) {
    place = frame
    index = zIndex
    super.init()
  }

  open var frame: CGRect { place }
  open var zIndex: Int { index }
}
