/// A basic animation at the pace of a damped spring that pulls a mass from the start to the end. It may
/// swing beyond the end. `settlingDuration` says what to set `duration` to.
open class CASpringAnimation: CABasicAnimation {
  /// Above 0; 1 unless set.
  open var mass: CGFloat = 1
  /// The spring's constant, above 0; 100 unless set.
  open var stiffness: CGFloat = 100
  /// At least 0, which swings for ever; 10 unless set.
  open var damping: CGFloat = 10
  /// In whole ways per second; positive is towards the end.
  open var initialVelocity: CGFloat = 0

  /// Seconds after which the spring is as good as at rest: nearer than a thousandth of its way.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  override func fraction(of sample: MediaTiming.Sample, duration: CFTimeInterval) -> Double {
    curve.position(at: sample.progress * duration)
  }

  private var curve: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }
}
