/// A basic animation that moves like a damped spring with a mass from the start to the end. It may overshoot
/// the end. Set `duration` to `settlingDuration` to show all of it.
open class CASpringAnimation: CABasicAnimation {
  /// The mass, above 0. The default is 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring, above 0. The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping, at least 0, which oscillates forever. The default is 10.
  open var damping: CGFloat = 10
  /// The initial velocity in distances per second. Positive values point towards the end.
  open var initialVelocity: CGFloat = 0

  /// The time in seconds after which the spring is practically at rest: within a thousandth of the distance.
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
