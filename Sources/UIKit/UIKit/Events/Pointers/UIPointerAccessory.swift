import CoreGraphics
import Foundation

/// A mark beside the pointer. The page's pointer is the browser's, and shows none.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
  /// Where it is, around the pointer's shape.
  public struct Position: Hashable, Sendable {
    /// From the shape's edge, in points.
    public var offset: CGFloat
    /// Clockwise from the top, in radians.
    public var angle: CGFloat

    public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
      self.offset = offset
      self.angle = angle
    }

    /// 10 points; an own choice, as Apple names none.
    public static let defaultOffset: CGFloat = 10
    public static let top = Position(angle: 0)
    public static let topRight = Position(angle: .pi / 4)
    public static let right = Position(angle: .pi / 2)
    public static let bottomRight = Position(angle: .pi * 3 / 4)
    public static let bottom = Position(angle: .pi)
    public static let bottomLeft = Position(angle: .pi * 5 / 4)
    public static let left = Position(angle: .pi * 3 / 2)
    public static let topLeft = Position(angle: .pi * 7 / 4)
  }

  open private(set) var shape: UIPointerShape
  /// Whether it is turned with its angle; false by default.
  open var orientationMatchesAngle = false

  public required init(_ shape: UIPointerShape, position: UIPointerAccessory.Position) {
    self.shape = shape
    super.init()
  }

  /// An arrow that points away from the pointer.
  public class func arrow(_ position: UIPointerAccessory.Position) -> Self {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 6))
    path.addLine(to: CGPoint(x: 5, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 6))
    path.close()
    let arrow = Self(.path(path), position: position)
    arrow.orientationMatchesAngle = true
    return arrow
  }
}
