import CoreGraphics

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, _RawValued, Sendable {
    public let _rawValue: UInt

    public init(rawValue: UInt) {
      _rawValue = rawValue
    }

    /// Subviews are laid out within the animation, and so move with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The animated views take touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown. Ours do so anyhow, as iOS's do since version 8.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after running forward; together with `repeat` only.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested animation keeps its own duration instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested animation keeps its own curve instead of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// A transition between views hides and shows them instead of moving them in the hierarchy.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// What a transition shows: the old and the new look, one fading into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// Four bits hold the curve, as on iOS; unknown ones ease in and out.
    package var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
    }
  }

  /// How an animation of keyframes runs.
  public struct KeyframeAnimationOptions: OptionSet, _RawValued, Sendable {
    public let _rawValue: UInt

    public init(rawValue: UInt) {
      _rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Values between keyframes lie on straight lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
  }
}
