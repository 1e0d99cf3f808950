import CoreGraphics
import Foundation
import QuartzCore

/// A timing curve in the form of a cubic Bézier curve from (0, 0) to (1, 1), with time as x and
/// progress as y.
@preconcurrency @MainActor open class UICubicTimingParameters: _ValueObject, UITimingCurveProvider {
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates the system's standard curve, which is fast at first and then slow.
  public override init() {
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    animationCurve = .easeInOut
    isBuiltin = false
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    var points = [Float](repeating: 0, count: 4)
    let function = CAMediaTimingFunction(name: curve.name)
    function.getControlPoint(at: 1, values: &points)
    controlPoint1 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
    function.getControlPoint(at: 2, values: &points)
    controlPoint2 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
    animationCurve = curve
    isBuiltin = true
    super.init()
  }

  /// Creates a curve from its control points. Their x is clamped to 0…1, so that the curve is a
  /// function of time.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    animationCurve = .easeInOut
    isBuiltin = false
    super.init()
  }

  public required convenience init?(coder: NSCoder) { nil }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  package var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}
