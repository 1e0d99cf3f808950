import CoreGraphics
import Foundation

/// A part of a view above which the pointer looks the same.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  open private(set) var rect: CGRect
  open private(set) var identifier: AnyHashable?
  /// The axes along which the region holds the pointer once it is pressed.
  open var latchingAxes: UIAxis = []

  /// - Parameter rect: in the view's coordinates, in points.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// Where the pointer is when a region is asked for.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  open private(set) var location: CGPoint
  open var modifiers: UIKeyModifierFlags { [] }

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
