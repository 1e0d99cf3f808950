/// All rows of one step, and the joints and contacts that they belong to.
struct StepRows {
  /// A point at which two bodies touch or are about to. Its rows are `contacts[2 i]`, along the normal,
  /// and `contacts[2 i + 1]`, across it.
  struct Point {
    let key: ContactMemory.Key
    let place: PlaneVector
    let separation: Double
  }

  var joints: [ConstraintRow] = []
  /// The rows of each joint.
  var jointRanges: [(joint: Int, rows: Range<Int>)] = []
  var contacts: [ConstraintRow] = []
  var points: [Point] = []
  /// The positions of the bodies before the step.
  var before: [PlaneVector] = []

  // With steps of 1/240 s these leave no visible softness in stacks of ten.
  private static let iterations = 6
  private static let relaxations = 3
  private static let bounces = 6

  mutating func add(joint: Int, _ rows: [ConstraintRow], warm: [Double]) {
    let start = joints.count
    joints += rows
    jointRanges.append((joint, start..<joints.count))
    guard warm.count == rows.count else { return }
    for (index, impulse) in warm.enumerated() { joints[start + index].impulse = impulse }
  }

  mutating func solve(_ bodies: UnsafeMutableBufferPointer<RigidBody>, step: Double) {
    joints.withUnsafeMutableBufferPointer { joints in
      contacts.withUnsafeMutableBufferPointer { contacts in
        for index in stride(from: 0, to: contacts.count, by: 2) {
          contacts[index].velocityForced = contacts[index].velocity(bodies)
        }
        for row in joints where row.impulse != 0 { row.apply(row.impulse, bodies) }
        for row in contacts where row.impulse != 0 { row.apply(row.impulse, bodies) }
        for _ in 0..<Self.iterations { Self.pass(joints, contacts, bodies, step, mends: true) }
        for index in bodies.indices {
          before.append(bodies[index].position)
          bodies[index].position += bodies[index].velocity * step
          bodies[index].angle += bodies[index].angularVelocity * step
        }
        for index in joints.indices { joints[index].error += joints[index].velocity(bodies) * step }
        for index in contacts.indices {
          contacts[index].error += contacts[index].velocity(bodies) * step
        }
        for _ in 0..<Self.relaxations { Self.pass(joints, contacts, bodies, step, mends: false) }
        for _ in 0..<Self.bounces {
          for index in stride(from: 0, to: contacts.count, by: 2) {
            contacts[index].bounce(bodies, gap: points[index / 2].separation, step: step)
          }
        }
      }
    }
  }

  /// Solves joints before contacts, and friction before normal forces: the last rows are satisfied
  /// best.
  private static func pass(
    _ joints: UnsafeMutableBufferPointer<ConstraintRow>,
    _ contacts: UnsafeMutableBufferPointer<ConstraintRow>,
    _ bodies: UnsafeMutableBufferPointer<RigidBody>, _ step: Double, mends: Bool
  ) {
    for index in joints.indices {
      joints[index].solve(bodies, step: step, mends: mends, normalImpulse: 0)
    }
    for index in stride(from: 1, to: contacts.count, by: 2) {
      let pressure = contacts[index - 1].impulse
      contacts[index].solve(bodies, step: step, mends: mends, normalImpulse: pressure)
    }
    for index in stride(from: 0, to: contacts.count, by: 2) {
      contacts[index].solve(bodies, step: step, mends: mends, normalImpulse: 0)
    }
  }

  /// The memory with which the next step begins. An instantaneous push isn't remembered, since it is
  /// over.
  var memory: ContactMemory {
    var memory = ContactMemory()
    for (index, point) in points.enumerated() {
      let normal = contacts[2 * index]
      guard normal.impulse > 0, normal.velocityBefore > -5 * ConstraintRow.minimumBounce else {
        continue
      }
      memory.impulses[point.key] = (normal.impulse, contacts[2 * index + 1].impulse)
    }
    return memory
  }
}
