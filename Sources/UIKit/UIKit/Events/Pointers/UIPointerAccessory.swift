import CoreGraphics
import Foundation

/// A mark next to the pointer. The page uses the browser's pointer and doesn't show any.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
  /// A position around the pointer's shape.
  public struct Position: Hashable, Sendable {
    /// The distance from the shape's edge, in points.
    public var offset: CGFloat
    /// The angle clockwise from the top, in radians.
    public var angle: CGFloat

    public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
      self.offset = offset
      self.angle = angle
    }

    /// The default offset of 10 points. Apple doesn't document one; this is the project's own
    /// choice.
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
  /// Whether the accessory rotates with its angle. The default is false.
  open var orientationMatchesAngle = false

  public required init(_ shape: UIPointerShape, position: UIPointerAccessory.Position) {
    self.shape = shape
    super.init()
  }

  /// Creates an arrow that points away from the pointer.
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
