/// The type of timing curve that a ``UITimingCurveProvider`` provides.
public enum UITimingCurveType: Int, Sendable {
  /// One of the four curves in ``UIView/AnimationCurve``.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  case spring = 2
  /// A spring whose time follows a Bézier curve.
  case composed = 3
}

/// The timing curve of a ``UIViewPropertyAnimator``.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
