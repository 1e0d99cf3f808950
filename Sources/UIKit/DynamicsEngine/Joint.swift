/// A joint between two bodies, or between a body and a point of the plane.
package struct Joint: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A rod from point to point, or a spring if the frequency isn't zero.
    case distance(length: Double)
    /// A rope: no further apart than the length.
    case rope(length: Double)
    /// Both points at one position, with free rotation within a range of angles.
    case pin(range: ClosedRange<Double>)
    /// Both bodies as one piece.
    case weld
    /// Along an axis, in the coordinates of the first body, without rotation.
    case slide(axis: PlaneVector, range: ClosedRange<Double>)
  }

  var kind: Kind
  /// The first body's index; `nil` for the plane itself.
  var a: Int?
  var b: Int
  /// From the first body's centre of mass, in its coordinates; without a body, a point of the plane.
  var anchorA: PlaneVector
  var anchorB: PlaneVector
  /// The initial difference of the second body's angle and the first's.
  var angle: Double
  /// The frequency in hertz; 0 is stiff.
  var frequency: Double
  /// The damping ratio; 1 is critical.
  var damping: Double
  /// The torque that a pin resists, in mass · points² / s².
  var brake: Double
  /// The impulses of a stiff joint in the last step, as a start for the next.
  var impulses: [Double] = []

  package init(
    kind: Kind, a: Int?, b: Int, anchorA: PlaneVector, anchorB: PlaneVector, angle: Double = 0,
    frequency: Double = 0, damping: Double = 0, brake: Double = 0
  ) {
    self.kind = kind
    self.a = a
    self.b = b
    self.anchorA = anchorA
    self.anchorB = anchorB
    self.angle = angle
    self.frequency = frequency
    self.damping = damping
    self.brake = brake
  }

  /// Whether the bodies don't collide with each other, because they are one piece.
  var forbidsCollision: Bool {
    switch kind {
    case .distance, .rope: false
    case .pin, .weld, .slide: true
    }
  }

  /// The points that the joint holds, and their arms from the centres of mass.
  private struct Grip {
    var armA: PlaneVector
    var armB: PlaneVector
    var offset: PlaneVector
    var angle: Double
  }

  private func grip(_ bodies: UnsafeMutableBufferPointer<RigidBody>) -> Grip {
    let armB = anchorB.rotated(by: bodies[b].angle)
    let placeB = bodies[b].position + armB
    guard let a else {
      return Grip(
        armA: .zero, armB: armB, offset: placeB - anchorA, angle: bodies[b].angle - angle)
    }
    let armA = anchorA.rotated(by: bodies[a].angle)
    return Grip(
      armA: armA, armB: armB, offset: placeB - (bodies[a].position + armA),
      angle: bodies[b].angle - bodies[a].angle - angle)
  }

  /// Returns the deviation of the points from a straight path in a step, towards their centres, as the
  /// bodies turn.
  private func bend(
    _ grip: Grip, _ bodies: UnsafeMutableBufferPointer<RigidBody>, _ step: Double
  ) -> PlaneVector {
    func inward(_ arm: PlaneVector, _ body: Int) -> PlaneVector {
      let turn = bodies[body].angularVelocity * step
      return arm * (-turn * turn / 2)
    }
    let ofB = inward(grip.armB, b)
    guard let a else { return ofB }
    return ofB - inward(grip.armA, a)
  }

  private func linear(
    _ kind: ConstraintRow.Kind, _ direction: PlaneVector, _ grip: Grip, error: Double,
    _ bodies: UnsafeMutableBufferPointer<RigidBody>
  ) -> ConstraintRow {
    // The arm to the second body's point, so that the force of a slide acts at the point.
    let armA = a == nil ? PlaneVector.zero : grip.armA + grip.offset
    return ConstraintRow(
      kind, a, b, direction: direction, armA: armA.cross(direction),
      armB: grip.armB.cross(direction), error: error, bodies: bodies)
  }

  private func angular(
    _ kind: ConstraintRow.Kind, error: Double, sign: Double = 1,
    _ bodies: UnsafeMutableBufferPointer<RigidBody>
  ) -> ConstraintRow {
    ConstraintRow(
      kind, a, b, direction: .zero, armA: sign, armB: sign, error: error, bodies: bodies)
  }

  /// Returns the rows of a stiff joint, always the same number in the same order.
  func rows(
    _ bodies: UnsafeMutableBufferPointer<RigidBody>, step: Double
  ) -> [ConstraintRow] {
    let grip = grip(bodies)
    let right = PlaneVector(1, 0)
    let down = PlaneVector(0, 1)
    let bend = bend(grip, bodies, step)
    func together() -> [ConstraintRow] {
      var rows = [
        linear(.equal, right, grip, error: grip.offset.x, bodies),
        linear(.equal, down, grip, error: grip.offset.y, bodies),
      ]
      rows[0].bend = bend.x
      rows[1].bend = bend.y
      return rows
    }
    func within(_ range: ClosedRange<Double>, _ value: Double) -> [ConstraintRow] {
      guard range.lowerBound.isFinite || range.upperBound.isFinite else { return [] }
      return [
        angular(.atLeast, error: value - range.lowerBound, bodies),
        angular(.atLeast, error: range.upperBound - value, sign: -1, bodies),
      ]
    }
    switch kind {
    case .distance(let length):
      guard frequency <= 0 else { return [] }
      guard length > 1e-6 else { return together() }
      let direction = grip.offset.normalized ?? down
      var row = linear(.equal, direction, grip, error: grip.offset.length - length, bodies)
      // From the start of the circle to its tangent: D − √(D² − (h v)²).
      let across = linear(.equal, direction.turned, grip, error: 0, bodies).velocityBefore * step
      let distance = max(grip.offset.length, length)
      row.bend =
        distance - max(distance * distance - across * across, 0).squareRoot()
        + bend.dot(direction)
      return [row]
    case .rope(let length):
      let direction = grip.offset.normalized ?? down
      return [
        linear(.atLeast, -direction, grip, error: length - grip.offset.length, bodies)
      ]
    case .pin(let range):
      var rows = together() + within(range, grip.angle)
      if brake > 0 { rows.append(angular(.brake(limit: brake * step), error: 0, bodies)) }
      return rows
    case .weld:
      return frequency > 0 ? [] : together() + [angular(.equal, error: grip.angle, bodies)]
    case .slide(let local, let range):
      let axis = local.rotated(by: a.map { bodies[$0].angle } ?? 0)
      let across = axis.turned
      let along = axis.dot(grip.offset)
      var rows = [
        linear(.equal, across, grip, error: across.dot(grip.offset), bodies),
        angular(.equal, error: grip.angle, bodies),
      ]
      if range.lowerBound.isFinite || range.upperBound.isFinite {
        rows.append(linear(.atLeast, axis, grip, error: along - range.lowerBound, bodies))
        rows.append(linear(.atLeast, -axis, grip, error: range.upperBound - along, bodies))
      }
      return rows
    }
  }

  /// Applies the effect of an elastic joint during a step, all at once.
  func spring(_ bodies: UnsafeMutableBufferPointer<RigidBody>, step: Double) {
    guard frequency > 0 else { return }
    let spring = SpringStep(frequency: frequency, damping: damping, step: step)
    let grip = grip(bodies)
    func pull(_ row: ConstraintRow) {
      let wanted = spring.velocity(after: row.velocityBefore, stretch: row.error)
      row.apply(row.effectiveMass * (wanted - row.velocityBefore), bodies)
    }
    func together() {
      pull(linear(.equal, PlaneVector(1, 0), grip, error: grip.offset.x, bodies))
      pull(linear(.equal, PlaneVector(0, 1), grip, error: grip.offset.y, bodies))
    }
    switch kind {
    case .distance(let length):
      guard length > 1e-6 else { return together() }
      guard let direction = grip.offset.normalized else { return }
      pull(linear(.equal, direction, grip, error: grip.offset.length - length, bodies))
    case .weld:
      together()
      pull(angular(.equal, error: grip.angle, bodies))
    case .rope, .pin, .slide: return
    }
  }
}
