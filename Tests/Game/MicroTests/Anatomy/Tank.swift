@testable import Micro

/// A body alone in still water, whose muscles follow the wave without any input from a brain.
struct Tank {
  let plan: BodyPlan
  private(set) var physics = PhysicsWorld()
  private var wave = MuscleWave()
  private(set) var tornLinks = 0

  init(_ genome: Genome) throws(BodyError) {
    plan = try BodyPlan(genome)
    for cell in plan.cells {
      let traits = cell.type.traits
      physics.addCell(
        .init(
          position: cell.position, radius: traits.radius, mass: traits.mass, owner: 0,
          drag: CellTraits.drag))
    }
    for link in plan.links {
      let traits = link.type.traits
      physics.addLink(
        .init(
          a: link.a, b: link.b, restLength: link.restLength, stiffness: traits.stiffness,
          dampingRatio: traits.dampingRatio, dragTangential: traits.dragTangential,
          dragRatio: traits.dragRatio, resistsCompression: traits.resistsCompression,
          tearStrain: traits.tearStrain))
    }
    for hinge in plan.hinges {
      let traits = plan.links[hinge.link].type.traits
      physics.addHinge(
        .init(
          a: hinge.a, pivot: hinge.pivot, c: hinge.c, restAngle: hinge.restAngle,
          stiffness: traits.bendingStiffness, maximumTorque: traits.maximumTorque))
    }
  }

  /// The centre of mass.
  var centre: Vector {
    var moment = Vector.zero
    for (index, cell) in plan.cells.enumerated() {
      moment += physics.position[index] * cell.type.traits.mass
    }
    return moment * (1 / plan.totalMass)
  }

  /// - Parameter effort: The command, −1 … 1; −1 rests.
  mutating func swim(seconds: Int, effort: Float = 0) {
    let water = Environment(radius: 500)
    let strength = MuscleWave.amplitude(effort: effort)
    for _ in 0..<(60 * seconds) {
      wave.advance(by: PhysicsWorld.stepDuration, frequency: plan.frequency, tempo: 0)
      func drive(_ depth: Int, _ phase: Float) -> Float {
        MuscleWave.drive(
          beat: wave.beat, lag: Vector(angle: plan.phaseLag * Float(depth) - phase),
          amplitude: strength, added: 0)
      }
      for (index, hinge) in plan.hinges.enumerated() {
        physics.targetAngle[index] =
          hinge.restAngle + hinge.amplitude * drive(hinge.depth, hinge.phase)
      }
      for (index, link) in plan.links.enumerated() where link.type == .muscle {
        physics.targetLength[index] =
          link.restLength * (1 + link.amplitude * drive(link.depth, link.phase))
      }
      physics.step(in: water)
      tornLinks += physics.tornLinks.count
    }
  }
}
