import CoreGraphics
import Foundation

/// A part of a view above which the pointer looks the same.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  private let area: CGRect
  private let name: AnyHashable?

  /// - Parameter rect: in the view's coordinates, in points.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    area = rect
    name = identifier
    super.init()
  }

  open var rect: CGRect { area }
  open var identifier: AnyHashable? { name }
  /// The axes along which the region holds the pointer once it is pressed.
  open var latchingAxes: UIAxis = []
}

/// Where the pointer is when a region is asked for.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  private let place: CGPoint

  init(location: CGPoint) {
    place = location
    super.init()
  }

  open var location: CGPoint { place }
  open var modifiers: UIKeyModifierFlags { [] }
}
