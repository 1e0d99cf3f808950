import CCairo

/// An element of a path.
package enum PathElement: Sendable, Equatable, Hashable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, to: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
  case close

  /// The current point after the element; `nil` for `close`, which returns to the subpath's start.
  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }

  package func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quad(let control, let point):
      .quad(control: control.applying(t), to: point.applying(t))
    case .cubic(let control1, let control2, let point):
      .cubic(
        control1: control1.applying(t), control2: control2.applying(t), to: point.applying(t))
    case .close: .close
    }
  }
}

/// The kinds of ``CGPathElement``.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// A function that is called for each element of a path, with a value from the caller.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

/// An element of a path for `applyWithBlock`. `points` is only valid during the call and contains 1 point for a
/// move or line, 2 for a quadratic curve, 3 for a cubic curve, and 0 for a close.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The rule that determines which points a path encloses.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path's winding number around it isn't zero.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}
