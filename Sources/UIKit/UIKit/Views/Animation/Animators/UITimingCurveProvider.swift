/// The kind of pace that a ``UITimingCurveProvider`` provides.
public enum UITimingCurveType: Int, Sendable {
  /// One of the four curves of ``UIView/AnimationCurve``.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  case spring = 2
  /// A spring whose time runs along a Bézier curve.
  case composed = 3
}

/// The pace of a ``UIViewPropertyAnimator``.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
