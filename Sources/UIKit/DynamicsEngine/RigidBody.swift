/// The response of a body to forces and collisions.
package struct BodyMaterial: Equatable, Sendable {
  /// The mass per area: at 1, an area of 100 × 100 points has a mass of 1, as iOS defines it.
  package var density = 1.0
  /// The part of the speed that a collision returns, 0 to 1.
  package var elasticity = 0.0
  /// The coefficient of friction. The value is iOS's default.
  package var friction = 0.2
  /// The loss of velocity per second, as an exponent: v = v₀ e^(−resistance t).
  package var resistance = 0.0
  /// The loss of angular velocity per second, as an exponent.
  package var angularResistance = 0.0
  /// The charge on which electric and magnetic fields act.
  package var charge = 0.0
  /// Whether the body stays where it is, whatever collides with it.
  package var isAnchored = false
  package var allowsRotation = true

  package init() {}
}

/// A body that moves without changing its shape. Its units are points, seconds, radians, and mass in
/// units of 100 × 100 points at density 1.
package struct RigidBody: Sendable {
  package var shape: BodyShape {
    didSet { if shape != oldValue { updateMass() } }
  }
  package var material: BodyMaterial {
    didSet { if material != oldValue { updateMass() } }
  }
  /// The position of the centre of mass.
  package var position: PlaneVector
  package var angle: Double
  package var velocity = PlaneVector.zero
  package var angularVelocity = 0.0
  /// The seconds for which the body has been at rest.
  package var restingTime = 0.0

  private(set) var mass = 1.0
  /// The inverse of the mass; zero for a body that doesn't move.
  package private(set) var inverseMass = 1.0
  /// The inverse of the moment of inertia; zero for a body that doesn't turn.
  package private(set) var inverseInertia = 1.0

  package init(shape: BodyShape, material: BodyMaterial, position: PlaneVector, angle: Double) {
    self.shape = shape
    self.material = material
    self.position = position
    self.angle = angle
    updateMass()
  }

  private mutating func updateMass() {
    let density = max(material.density, 1e-6) / 10_000
    mass = shape.area * density
    inverseMass = material.isAnchored ? 0 : 1 / mass
    let turns = material.allowsRotation && !material.isAnchored
    inverseInertia = turns ? 1 / (shape.secondMoment * density) : 0
    if material.isAnchored { velocity = .zero }
    if !turns { angularVelocity = 0 }
  }

  /// Returns a point of the body in the plane, given in the body's coordinates.
  func point(_ local: PlaneVector) -> PlaneVector { position + local.rotated(by: angle) }

  var kineticEnergy: Double {
    let turning =
      inverseInertia == 0 ? 0 : angularVelocity * angularVelocity / inverseInertia / 2
    return inverseMass == 0 ? 0 : mass * velocity.squaredLength / 2 + turning
  }

  /// Applies an impulse at `arm` from the centre of mass.
  package mutating func apply(impulse: PlaneVector, at arm: PlaneVector = .zero) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }
}
