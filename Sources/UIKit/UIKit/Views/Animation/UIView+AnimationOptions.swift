import CoreGraphics
import QuartzCore

extension UIView {
  /// Options for animations.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews within the animation, so that they move with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views receive touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the visible values. All animations do so, as since iOS 8. With this option, endless
    /// animations of the same property are also ended.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forward and back, and then shows the new value. Intended for `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Lets a nested animation keep its own duration instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Lets a nested animation keep its own curve instead of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates property changes together with a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    /// Lets a nested animation keep its own options instead of the outer one's.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Flips the view about its vertical centre axis. The named side comes to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the old look up from the bottom, or the new one down onto it. A page is folded, because layers can't be bent.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old look to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view about its horizontal centre axis.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// A preference without effect, because animations here are shown in every frame.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve, which is stored in four bits as on iOS. Unknown values ease in and out.
    package var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
    }

    var frameRate: CAFrameRateRange {
      switch rawValue >> 24 & 0xF {
      case 3: CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
      case 7: CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
      default: .default
      }
    }

    /// The layer's transition, or `nil` for none.
    var transition: CATransition? {
      let (type, side): (CATransitionType, CATransitionSubtype?)
      switch AnimationOptions(rawValue: rawValue & 0xF << 20) {
      case .transitionFlipFromLeft: (type, side) = (.flip, .fromLeft)
      case .transitionFlipFromRight: (type, side) = (.flip, .fromRight)
      case .transitionFlipFromTop: (type, side) = (.flip, .fromTop)
      case .transitionFlipFromBottom: (type, side) = (.flip, .fromBottom)
      case .transitionCrossDissolve: (type, side) = (.fade, nil)
      default: return nil
      }
      let transition = CATransition()
      transition.type = type
      transition.subtype = side
      return transition
    }
  }
}
