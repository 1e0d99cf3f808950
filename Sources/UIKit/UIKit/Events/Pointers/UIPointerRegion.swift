import CoreGraphics
import Foundation

/// A part of a view in which the pointer's look is the same.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  open private(set) var rect: CGRect
  open private(set) var identifier: AnyHashable?
  /// The axes along which the region locks the pointer after it is pressed.
  open var latchingAxes: UIAxis = []

  /// - Parameter rect: The region in the view's coordinates, in points.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// The pointer's location when a region is requested.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  open private(set) var location: CGPoint
  open var modifiers: UIKeyModifierFlags { [] }

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
