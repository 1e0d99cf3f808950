/// One equation that the velocities of two bodies have to satisfy, and the impulse that sees to it.
///
/// The velocity of the row is `direction` · (v_b − v_a) + armB ω_b − armA ω_a. A row without direction
/// is about angular velocities alone. Solved one after the other, again and again: sequential
/// impulses (Catto, "Iterative dynamics with temporal coherence", 2005).
struct ConstraintRow {
  enum Kind {
    /// The velocity is what keeps `error` at zero.
    case equal
    /// The bodies may not come nearer than `error` allows.
    case atLeast
    /// Against sliding, by no more than a part of what presses.
    case friction(coefficient: Double)
    /// Against turning, by no more than an impulse.
    case brake(limit: Double)
  }

  let kind: Kind
  /// `nil` for the world.
  let a: Int?
  let b: Int
  let direction: PlaneVector
  let armA: Double
  let armB: Double
  /// The cost of one unit of velocity.
  let effectiveMass: Double
  /// How far off the row is, in points or radians: for contacts the separation.
  var error: Double
  /// How far the bodies' ways bend off the row's direction in a step: on the ends of a rod they go in
  /// circles. Without it a pendulum loses a thirtieth of its energy in a second.
  var bend = 0.0
  /// The velocity before the step, for what bounces.
  let velocityBefore: Double
  /// The velocity after the step's forces.
  var velocityForced = 0.0
  var elasticity = 0.0
  var impulse = 0.0
  /// The greatest impulse of the step.
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

  /// Points that touching bodies may overlap, so that contacts last.
  static let slop = 0.05
  /// The part of an overlap that a step mends.
  private static let mending = 0.2
  /// The part of a joint's error that a step mends: in a frame, all but a sixteenth.
  private static let joining = 0.5
  /// Points per second by which overlapping bodies are pushed apart at most: what begins inside
  /// another body comes out of it and isn't shot out.
  private static let greatestPush = 450.0

  /// One impulse toward the velocity that the row asks for. `normalImpulse` is what the row of a
  /// friction has; `mends` whether errors of place are mended, too.
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
      // A body that bounces and hasn't met in this step meets in the next: slowed now it would bounce
      // before it is there, and higher each time, because the speed that it gets is that at its way's
      // end.
      if !mends, error > 0, pressure == 0, isBouncing { return }
      var bias = 0.0
      if error > 0 {
        // They may come as near as they are, within the step.
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

  /// Points per second below which nothing bounces, or what falls would never come to rest: a step's
  /// fall, 1000/240, and as much again, rounded up.
  static let minimumBounce = 10.0

  /// Whether a collision gives something back.
  private var isBouncing: Bool { elasticity > 0 && velocityBefore < -Self.minimumBounce }

  /// Gives back what a collision with elasticity gives back.
  ///
  /// A step's velocity is that of its middle, and the bodies meet at some time of it: the speed at which
  /// they meet is found from the way that is left and the acceleration `a` with which they approach,
  /// V² = (u + a h/2)² + 2 a s, and what is given back is that of half a step before the step's end.
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
