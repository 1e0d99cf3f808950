import QuartzCore

/// A layer that moves at once, without animation.
@available(iOS 16, *)
class StillLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { nil }
}
