import OozeKernel

/// One equation that the velocities of two bodies have to satisfy, and the impulse that enforces it.
///
/// The velocity of the row is `direction` · (v_b − v_a) + armB ω_b − armA ω_a. A row without direction
/// concerns only angular velocities. The rows are solved one after the other, several times: sequential
/// impulses (Catto, "Iterative dynamics with temporal coherence", 2005).
struct ConstraintRow {
  enum Kind {
    /// The velocity keeps `error` at zero.
    case equal
    /// The bodies must not come nearer than `error` allows.
    case atLeast
    /// Resists sliding, by at most a part of the normal impulse.
    case friction(coefficient: Double)
    /// Resists turning, by at most an impulse.
    case brake(limit: Double)
  }

  let kind: Kind
  /// The first body's index; `nil` for the world.
  let a: Int?
  let b: Int
  let direction: PlaneVector
  let armA: Double
  let armB: Double
  /// The impulse needed for one unit of velocity.
  let effectiveMass: Double
  /// The row's deviation, in points or radians; for contacts the separation.
  var error: Double
  /// The bend of the bodies' paths away from the row's direction in a step: the ends of a rod move in
  /// circles. Without it a pendulum loses a thirtieth of its energy in a second.
  var bend = 0.0
  /// The velocity before the step, for bounces.
  let velocityBefore: Double
  /// The velocity after the step's forces.
  var velocityForced = 0.0
  var elasticity = 0.0
  var impulse = 0.0
  /// The greatest impulse in the step.
  var pressure = 0.0

  init(
    _ kind: Kind, _ a: Int?, _ b: Int, direction: PlaneVector, armA: Double, armB: Double,
    error: Double, bodies: UnsafeMutableBufferPointer<RigidBody>
  ) {
    self.kind = kind
    self.a = a
    self.b = b
    self.direction = direction
    self.armA = armA
    self.armB = armB
    self.error = error
    let square = direction.squaredLength
    var softness = bodies[b].inverseMass * square + bodies[b].inverseInertia * armB * armB
    if let a {
      softness += bodies[a].inverseMass * square + bodies[a].inverseInertia * armA * armA
    }
    effectiveMass = softness > 1e-15 ? 1 / softness : 0
    velocityBefore = Self.velocity(a, b, direction, armA, armB, bodies)
  }

  private static func velocity(
    _ a: Int?, _ b: Int, _ direction: PlaneVector, _ armA: Double, _ armB: Double,
    _ bodies: UnsafeMutableBufferPointer<RigidBody>
  ) -> Double {
    var velocity = direction.dot(bodies[b].velocity) + armB * bodies[b].angularVelocity
    if let a {
      velocity -= direction.dot(bodies[a].velocity) + armA * bodies[a].angularVelocity
    }
    return velocity
  }

  func velocity(_ bodies: UnsafeMutableBufferPointer<RigidBody>) -> Double {
    Self.velocity(a, b, direction, armA, armB, bodies)
  }

  func apply(_ impulse: Double, _ bodies: UnsafeMutableBufferPointer<RigidBody>) {
    bodies[b].velocity += direction * (impulse * bodies[b].inverseMass)
    bodies[b].angularVelocity += armB * impulse * bodies[b].inverseInertia
    if let a {
      bodies[a].velocity -= direction * (impulse * bodies[a].inverseMass)
      bodies[a].angularVelocity -= armA * impulse * bodies[a].inverseInertia
    }
  }

  /// The points by which touching bodies may overlap, so that contacts last.
  static let slop = 0.05
  /// The part of an overlap that a step corrects.
  private static let mending = 0.2
  /// The part of a joint's error that a step corrects: all except a sixteenth in a frame.
  private static let joining = 0.5
  /// The greatest speed at which overlapping bodies are pushed apart, in points per second. A body that
  /// begins inside another slides out of it instead of being shot out.
  private static let greatestPush = 450.0

  /// Applies one impulse toward the velocity that the row asks for. `normalImpulse` is that of the
  /// contact to which a friction row belongs; `mends` is whether errors of position are corrected too.
  mutating func solve(
    _ bodies: UnsafeMutableBufferPointer<RigidBody>, step: Double, mends: Bool,
    normalImpulse: Double
  ) {
    let velocity = velocity(bodies)
    let old = impulse
    switch kind {
    case .equal:
      let bias = ((mends ? Self.joining * error : 0) + bend) / step
      impulse -= effectiveMass * (velocity + bias)
    case .atLeast:
      // A bouncing body that hasn't touched in this step touches in the next. If it were slowed now, it would
      // bounce too early and each time higher, because its new speed is that at the end of its way.
      if !mends, error > 0, pressure == 0, isBouncing { return }
      var bias = 0.0
      if error > 0 {
        // They may approach by their present distance within the step.
        bias = error / step
      } else if mends {
        bias = max(Self.mending * min(error + Self.slop, 0) / step, -Self.greatestPush)
      }
      impulse = max(0, impulse - effectiveMass * (velocity + bias))
      pressure = max(pressure, impulse)
    case .friction(let coefficient):
      let limit = coefficient * normalImpulse
      impulse = (impulse - effectiveMass * velocity).clamped(-limit, limit)
    case .brake(let limit):
      impulse = (impulse - effectiveMass * velocity).clamped(-limit, limit)
    }
    apply(impulse - old, bodies)
  }

  /// The speed below which nothing bounces, in points per second, because otherwise a falling body would
  /// never come to rest: a step's fall, 1000/240, doubled and rounded up.
  static let minimumBounce = 10.0

  /// Whether the collision returns any speed.
  private var isBouncing: Bool { elasticity > 0 && velocityBefore < -Self.minimumBounce }

  /// Applies the impulse that a collision with elasticity returns.
  ///
  /// A step's velocity is that of its middle, and the bodies meet at some time within it. The speed at which
  /// they meet is computed from the remaining way and the acceleration `a` of their approach, V² = (u + a
  /// h/2)² + 2 a s. The returned speed is the one half a step before the step's end.
  mutating func bounce(_ bodies: UnsafeMutableBufferPointer<RigidBody>, gap: Double, step: Double) {
    guard pressure > 0, isBouncing else { return }
    let kick = (velocityBefore - velocityForced) / 2
    let speed = kick - velocityBefore
    let square = speed * speed + 4 * kick / step * max(gap, 0)
    let wanted = elasticity * max(square, 0).squareRoot() + kick
    let old = impulse
    impulse = max(0, impulse - effectiveMass * (velocity(bodies) - wanted))
    apply(impulse - old, bodies)
  }
}
