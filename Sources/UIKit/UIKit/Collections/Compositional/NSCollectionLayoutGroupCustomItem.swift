import CoreGraphics
import Foundation

/// The position of an item in a group whose positions the app computes.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// - Parameter frame: The item's frame in its group, in points.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  open private(set) var frame: CGRect
  open private(set) var zIndex: Int
}
