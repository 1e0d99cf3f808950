import Testing

@testable import DynamicsEngine

/// Mass, inertia and energy of a body, against the formulas of mechanics.
@Suite struct RigidBodyTests {
  private func body(
    _ part: ConvexPart = .rectangle(width: 200, height: 100),
    _ change: (inout BodyMaterial) -> Void = { _ in }
  ) -> RigidBody {
    var material = BodyMaterial()
    change(&material)
    return RigidBody(shape: BodyShape([part]), material: material, position: .zero, angle: 0)
  }

  /// Source: Apple, UIDynamicItemBehavior: the defaults of its properties, and the density 1, at which an item of 100 ×
  /// 100 points has the mass 1.
  @Test func aNewBodyHasTheDefaultsOfIOS() {
    let body = body()
    let material = body.material
    #expect(material.density == 1)
    #expect(material.elasticity == 0)
    #expect(material.resistance == 0)
    #expect(material.angularResistance == 0)
    #expect(material.charge == 0)
    #expect(!material.isAnchored)
    #expect(material.allowsRotation)
    #expect(body.mass == 2)
    #expect(body.velocity == .zero)
    #expect(body.angularVelocity == 0)
    #expect(body.restingTime == 0)
    #expect(body.kineticEnergy == 0)
  }

  /// A plate has the inertia m (a² + b²) / 12, and a disc m r² / 2.
  @Test(arguments: [0.001, 0.5, 1, 2, 40])
  func massAndInertiaFollowTheDensity(density: Double) {
    let plate = body { $0.density = density }
    #expect(abs(plate.mass / (2 * density) - 1) < 1e-12)
    #expect(abs(plate.inverseMass * plate.mass - 1) < 1e-12)
    let inertia = plate.mass * (200 * 200 + 100 * 100) / 12
    #expect(abs(plate.inverseInertia * inertia - 1) < 1e-12)
    let disc = body(.circle(center: .zero, radius: 50)) { $0.density = density }
    #expect(abs(disc.mass / (density * .pi / 4) - 1) < 1e-12)
    #expect(abs(disc.inverseInertia * disc.mass * 50 * 50 / 2 - 1) < 1e-12)
  }

  @Test func aDensityOfZeroLeavesAMass() {
    #expect(abs(body { $0.density = 0 }.mass / 2e-6 - 1) < 1e-12)
    #expect(abs(body { $0.density = -1 }.mass / 2e-6 - 1) < 1e-12)
  }

  /// Source: Apple, "isAnchored" and "allowsRotation" of UIDynamicItemBehavior.
  @Test(arguments: [false, true], [false, true])
  func whatCannotMoveHasNoVelocity(isAnchored: Bool, allowsRotation: Bool) {
    var body = body()
    body.velocity = PlaneVector(3, 4)
    body.angularVelocity = 5
    body.material.isAnchored = isAnchored
    body.material.allowsRotation = allowsRotation
    let turns = allowsRotation && !isAnchored
    #expect(body.velocity == (isAnchored ? .zero : PlaneVector(3, 4)))
    #expect(body.angularVelocity == (turns ? 5 : 0))
    #expect((body.inverseMass == 0) == isAnchored)
    #expect((body.inverseInertia == 0) == !turns)
    // ½ m v² + ½ I ω², where I = m (a² + b²) / 12.
    let turning = turns ? 2 * 50_000.0 / 12 * 25 / 2 : 0
    let energy = isAnchored ? 0 : 25 + turning
    #expect(abs(body.kineticEnergy - energy) < 1e-9 * max(energy, 1))
    body.apply(impulse: PlaneVector(2, 0), at: PlaneVector(0, -10))
    #expect(body.velocity == (isAnchored ? .zero : PlaneVector(4, 4)))
    #expect((body.angularVelocity > 5) == turns)
  }

  /// An impulse p at the arm r changes the velocity by p / m and the angular velocity by r × p / I.
  @Test func anImpulseTurnsABodyByItsArm() {
    var body = body()
    body.apply(impulse: PlaneVector(6, 8), at: PlaneVector(30, -20))
    #expect(body.velocity == PlaneVector(3, 4))
    let inertia = 2 * 50_000.0 / 12
    #expect(abs(body.angularVelocity - (30 * 8 + 20 * 6) / inertia) < 1e-12)
    body.apply(impulse: PlaneVector(-6, -8))
    #expect(body.velocity == .zero)
  }

  @Test func anotherShapeHasAnotherMass() {
    var body = body()
    body.shape = BodyShape([.rectangle(width: 100, height: 100)])
    #expect(body.mass == 1)
    body.material.density = 3
    #expect(abs(body.mass - 3) < 1e-12)
    #expect(abs(body.inverseInertia * 3 * 20_000 / 12 - 1) < 1e-12)
  }

  @Test func pointsTurnAndMoveWithTheBody() {
    var body = body()
    body.position = PlaneVector(10, 20)
    #expect(body.point(PlaneVector(3, 4)) == PlaneVector(13, 24))
    body.angle = .pi / 2
    // Clockwise on the screen: to the right becomes downward.
    #expect((body.point(PlaneVector(3, 0)) - PlaneVector(10, 23)).length < 1e-12)
  }

  // MARK: Vectors

  @Test func directionsHaveTheLengthOneOrNone() throws {
    #expect(PlaneVector(3, -4).normalized == PlaneVector(0.6, -0.8))
    #expect(PlaneVector(2e-9, 0).normalized == PlaneVector(1, 0))
    #expect(PlaneVector(0, 5e-10).normalized == nil)
    #expect(PlaneVector.zero.normalized == nil)
    for bad in [Double.infinity, -.infinity, .nan] {
      #expect(PlaneVector(bad, 1).normalized == nil)
      #expect(!PlaneVector(bad, 1).isFinite)
      #expect(!PlaneVector(1, bad).isFinite)
      #expect(!PlaneVector(bad, bad).isFinite)
    }
    #expect(PlaneVector(1, 2).isFinite)
    #expect(PlaneVector(1e200, 1e200).normalized == nil, "its length is infinite")
  }

  @Test(arguments: [0, 1e-3, 0.5, -2, 7] as [Double])
  func turningKeepsLengthsAndAngles(angle: Double) {
    let (a, b) = (PlaneVector(3, 1), PlaneVector(-2, 5))
    let (c, d) = (a.rotated(by: angle), b.rotated(Rotation(angle)))
    #expect(abs(c.squaredLength - 10) < 1e-12)
    #expect(abs(c.dot(d) - a.dot(b)) < 1e-12)
    #expect(abs(c.cross(d) - a.cross(b)) < 1e-12)
    #expect(abs(a.cross(c) - 10 * sine(angle)) < 1e-12)
    #expect(c.turned == PlaneVector(-c.y, c.x))
  }

  /// The sine as its power series, which shares nothing with the engine.
  private func sine(_ x: Double) -> Double {
    var (term, sum) = (x, x)
    for k in 1..<30 {
      term *= -x * x / Double(2 * k * (2 * k + 1))
      sum += term
    }
    return sum
  }
}
