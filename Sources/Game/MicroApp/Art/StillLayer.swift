import QuartzCore

/// A layer that goes where it is put at once, without animation.
@available(iOS 16, *)
class StillLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { nil }
}
