/// Several animations with a common clock. Their times are relative to the group's, they are cut off at its
/// end, and their delegates aren't called.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copy() as! CAAnimation }
  }

  override func show(
    _ sample: MediaTiming.Sample, duration: CFTimeInterval, in properties: inout LayerProperties
  ) {
    let progress = timingFunction?.value(at: sample.progress) ?? sample.progress
    for animation in animations ?? [] {
      animation.apply(to: &properties, at: progress * duration, surrounding: duration)
    }
  }
}
