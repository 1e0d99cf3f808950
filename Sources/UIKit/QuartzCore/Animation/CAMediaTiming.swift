/// The flow of time in a layer or an animation, relative to its parent (the superlayer, the layer, or the
/// group). Times are in seconds.
public protocol CAMediaTiming: AnyObject {
  /// The start, in the parent's time. In an animation that is added to a layer, 0 means now.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run. In an animation, 0 means the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// The speed of time. At 0 time stands still; negative values run backwards.
  var speed: Float { get set }
  /// The position in its own time at which it begins. An animation continues from there and wraps around.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be fractional; 0 means 1.
  var repeatCount: Float { get set }
  /// The duration of all repetitions; 0 means that `repeatCount` applies.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether a backwards run follows each run.
  var autoreverses: Bool { get set }
  /// The appearance before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end. The animation must also not be removed on completion.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value is shown before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
  /// Nothing is shown outside the animation's time. This is the default.
  public static let removed = Self(rawValue: "removed")
}
