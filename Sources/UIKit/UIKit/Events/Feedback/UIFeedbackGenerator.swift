import CoreGraphics
import QuartzCore

/// A feeling in the hand as something happens. The devices here have no motor: as on those of iOS
/// without one, nothing is felt, and nothing has to be asked before.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes ready for feedback that is to come soon.
  open func prepare() {}
}

/// A knock, as of two things that meet.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The feeling of things that meet.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public init(style: FeedbackStyle) { super.init() }

  /// A generator for things of medium weight.
  public override init() { super.init() }

  open func impactOccurred() {}

  /// - Parameter intensity: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// How something ended.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tick, as a choice moves on.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
