import CoreGraphics
import Foundation
import QuartzCore

/// The pace of a damped spring.
///
/// A velocity of 1 is the whole way in a second, towards the end; x and y are those of positions, and
/// everything else moves with the vector's length.
@preconcurrency @MainActor open class UISpringTimingParameters: _ValueObject, UITimingCurveProvider
{
  /// The law that keeps the spring going.
  enum _Form: Equatable {
    /// 1 does not overshoot; as stiff as it takes to be at rest within the animator's duration.
    case dampingRatio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  let form: _Form
  open private(set) var initialVelocity: CGVector

  /// The system's own spring, which does not overshoot and is at rest after half a second.
  public override init() {
    form = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// - Parameter ratio: 1 does not overshoot; the nearer to 0, the more it swings.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .dampingRatio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// A spring that takes the time it takes: the animator's duration is its settling time.
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

  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring for a run of `duration` seconds.
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
