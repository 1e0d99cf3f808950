/// How time runs in a layer or an animation, relative to that of its parent (the superlayer; the layer;
/// the group). Times are seconds.
public protocol CAMediaTiming {
  /// When it begins, in the parent's time. 0 in an animation that is added to a layer means now.
  var beginTime: CFTimeInterval { get set }
  /// How long one run is. 0 in an animation means the transaction's.
  var duration: CFTimeInterval { get set }
  /// How fast time runs here; 0 stands still, below 0 runs backwards.
  var speed: Float { get set }
  /// Where in its own time it begins. An animation plays on from there and wraps around.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs, also broken; 0 means 1.
  var repeatCount: Float { get set }
  /// How long to repeat; 0 for `repeatCount` to say.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// The display before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays (an animation must also not be removed on completion).
  public static let forwards = Self(rawValue: "forwards")
  /// The first value is there before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
  /// Shows nothing outside its time: the default.
  public static let removed = Self(rawValue: "removed")
}
