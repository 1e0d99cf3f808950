import Foundation

/// The world of an animator: bodies, the forces and joints between them, and the time.
///
/// It is a pure value: the same calls give the same bits. Time passes in steps of 1/240 s, four in a frame at
/// 60 frames per second, so that the result doesn't depend on the frames.
///
/// Each step does the following: forces change velocities; springs, joints and contacts change them so that
/// nothing overlaps or comes apart; bodies move; velocities that only corrected errors are taken back; bodies
/// bounce. It is the "soft step" of Box2D 3 with rows instead of its kinds of constraints.
package struct DynamicsWorld {
  /// The length of a step in seconds.
  package static let step = 1.0 / 240

  package struct Gravity: Sendable {
    var members: [Int]
    /// The acceleration in points per second squared.
    var acceleration: PlaneVector

    package init(members: [Int], acceleration: PlaneVector) {
      self.members = members
      self.acceleration = acceleration
    }
  }

  package struct Push: Sendable {
    package var body: Int
    /// The force in mass · points / s².
    package var force: PlaneVector
    /// The offset from the centre of mass, in the body's coordinates.
    package var offset: PlaneVector

    package init(body: Int, force: PlaneVector, offset: PlaneVector) {
      self.body = body
      self.force = force
      self.offset = offset
    }
  }

  /// Pulls a body to a position and upright.
  package struct Snap: Sendable {
    var body: Int
    var point: PlaneVector
    /// From the centre of mass to the pulled point, in the body's coordinates.
    var anchor: PlaneVector
    var frequency: Double
    var damping: Double

    package init(
      body: Int, point: PlaneVector, anchor: PlaneVector, frequency: Double, damping: Double
    ) {
      self.body = body
      self.point = point
      self.anchor = anchor
      self.frequency = frequency
      self.damping = damping
    }
  }

  package var bodies: [RigidBody] = []
  /// The bodies' names, which stay the same when the indices change.
  package var names: [Int] = []
  package var gravities: [Gravity] = []
  package var pushes: [Push] = []
  package var snaps: [Snap] = []
  package var fields: [ForceField] = []
  package var joints: [Joint] = []
  package var sets: [CollisionSet] = []

  /// The seconds since the first step.
  private(set) var time = 0.0
  /// The contacts that began and ended in the last steps, in order; the reader removes them.
  package var events: [ContactEvent] = []
  package var touching: Set<ContactPair> = []
  var memory = ContactMemory()

  package init() {}

  // MARK: Rest

  // Box2D's tolerances: 0.01 m/s and 2°/s, held for half a second.
  static let restingSpeed = 1.5
  static let restingTurn = 2 * Double.pi / 180
  static let restingTime = 0.5

  /// Whether nothing has moved for half a second.
  package var isResting: Bool { bodies.allSatisfy { $0.restingTime >= Self.restingTime - 1e-9 } }

  // MARK: A step

  /// Advances the world by one step of 1/240 s.
  package mutating func advance() {
    let step = Self.step
    var rows = contactRows(step: step)
    // Moved out of the property, so that they aren't copied while the rest is read.
    var moving = bodies
    bodies = []
    moving.withUnsafeMutableBufferPointer { bodies in
      for (index, joint) in joints.enumerated() {
        rows.add(joint: index, joint.rows(bodies, step: step), warm: joint.impulses)
      }
      applyForces(bodies, step)
      for joint in joints { joint.spring(bodies, step: step) }
      rows.solve(bodies, step: step)
    }
    bodies = moving
    for (joint, range) in rows.jointRanges {
      joints[joint].impulses = rows.joints[range].map(\.impulse)
    }
    blockTunnels(rows)
    memory = rows.memory
    note(rows)
    rest(step)
    time += step
  }

  private func applyForces(_ bodies: UnsafeMutableBufferPointer<RigidBody>, _ step: Double) {
    for gravity in gravities {
      for index in gravity.members where bodies[index].inverseMass > 0 {
        bodies[index].velocity += gravity.acceleration * step
      }
    }
    for push in pushes {
      bodies[push.body].apply(
        impulse: push.force * step, at: push.offset.rotated(by: bodies[push.body].angle))
    }
    for field in fields {
      for index in field.members { field.act(on: &bodies[index], time: time, step: step) }
    }
    for snap in snaps where bodies[snap.body].inverseMass > 0 {
      act(snap, on: &bodies[snap.body], step)
    }
    for index in bodies.indices {
      let material = bodies[index].material
      if material.resistance > 0 {
        bodies[index].velocity = bodies[index].velocity * exp(-material.resistance * step)
      }
      if material.angularResistance > 0 {
        bodies[index].angularVelocity *= exp(-material.angularResistance * step)
      }
    }
  }

  private func act(_ snap: Snap, on body: inout RigidBody, _ step: Double) {
    let spring = SpringStep(frequency: snap.frequency, damping: snap.damping, step: step)
    let stretch = body.point(snap.anchor) - snap.point
    body.velocity = PlaneVector(
      spring.velocity(after: body.velocity.x, stretch: stretch.x),
      spring.velocity(after: body.velocity.y, stretch: stretch.y))
    guard body.inverseInertia > 0 else { return }
    // Turns upright the shorter way round.
    let turns = (body.angle / (2 * .pi)).rounded()
    body.angularVelocity = spring.velocity(
      after: body.angularVelocity, stretch: body.angle - turns * 2 * .pi)
  }

  private mutating func rest(_ step: Double) {
    for index in bodies.indices {
      let body = bodies[index]
      let isSlow =
        body.velocity.squaredLength <= Self.restingSpeed * Self.restingSpeed
        && abs(body.angularVelocity) <= Self.restingTurn
      bodies[index].restingTime = isSlow ? body.restingTime + step : 0
    }
  }

  /// Restarts the count of how long each body has been at rest.
  package mutating func wake() {
    for index in bodies.indices { bodies[index].restingTime = 0 }
  }
}
