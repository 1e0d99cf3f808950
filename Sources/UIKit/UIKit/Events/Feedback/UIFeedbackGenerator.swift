import CoreGraphics
import QuartzCore

/// The base class of haptic feedback generators.
///
/// The devices here have no haptic motor, so generators do nothing, as on an iOS device without
/// one. No capability check is needed.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Prepares the generator for feedback that is about to follow.
  open func prepare() {}
}

/// A generator for the impact of two objects that collide.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or material of the objects in the collision.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator with the medium style.
  public override init() { super.init() }

  open func impactOccurred() {}

  /// - Parameter intensity: The strength, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator that reports success, a warning or a failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator that signals a change in selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
