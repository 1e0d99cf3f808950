import CoreGraphics
import QuartzCore

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out within the animation, and so move with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The animated views take touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown. All do so, as on iOS since version 8; with this option what repeats for
    /// ever on the same property is ended besides.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after running forward, and then shows the new value: meant for `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested animation keeps its own duration instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested animation keeps its own curve instead of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, changes of properties are animated along with it.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between views hides and shows them instead of moving them in the hierarchy.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    /// A nested animation keeps its own options instead of the outer one's.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The view turns over about its vertical middle axis; the side that is named comes to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old look fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns over about its horizontal middle axis.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// A wish: animations here are shown in every frame.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// Four bits hold the curve, as on iOS; unknown ones ease in and out.
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

    /// The layer's transition; `nil` for none.
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
