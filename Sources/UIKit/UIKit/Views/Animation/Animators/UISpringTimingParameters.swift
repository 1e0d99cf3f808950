import CoreGraphics
import Foundation
import QuartzCore

/// The timing of a damped spring.
///
/// A velocity of 1 covers the whole distance in one second, towards the end. x and y apply to
/// positions. Everything else moves with the vector's length.
@preconcurrency @MainActor open class UISpringTimingParameters: _ValueObject, UITimingCurveProvider
{
  /// The parameters that define the spring.
  enum _Form: Equatable {
    /// A spring with a damping ratio. A ratio of 1 doesn't overshoot. The stiffness follows from the
    /// animator's duration.
    case dampingRatio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  let form: _Form
  open private(set) var initialVelocity: CGVector

  /// Creates the system's own spring, which doesn't overshoot and comes to rest after half a second.
  public override init() {
    form = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// - Parameter ratio: The damping ratio. A ratio of 1 doesn't overshoot. The closer to 0, the more
  ///   the spring oscillates.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .dampingRatio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring whose settling time determines the animator's duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    precondition(
      mass > 0 && stiffness > 0 && damping >= 0,
      "UISpringTimingParameters: mass \(mass) and stiffness \(stiffness) must be above 0, "
        + "damping \(damping) not below")
    form = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  public required convenience init?(coder: NSCoder) { nil }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the spring for a run of `duration` seconds.
  package func spring(duration: TimeInterval) -> AnimatorSpring {
    switch form {
    case .dampingRatio(let ratio):
      let spring = ViewSpring(
        dampingRatio: ratio, duration: duration, velocity: initialVelocity.length)
      return AnimatorSpring(
        mass: 1, stiffness: Double(spring.stiffness), damping: Double(spring.damping))
    case .physical(let mass, let stiffness, let damping):
      return AnimatorSpring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    }
  }
}
