@testable import Micro

/// A random body that a genome can describe, alone in a narrow dish with currents and a few motes: masses from a tenth
/// to ten times the table's, stiffness from 10² to 10⁶, any damping, and its muscles at full strength.
struct RandomBody {
  let plan: BodyPlan
  private(set) var physics = PhysicsWorld()
  /// The effect of each part of the steps so far on the kinetic energy.
  private(set) var books = Turnover()
  private var environment: Environment
  private let frequency: Float
  private var time: Float = 0
  private var isMoving = true

  init(seed: UInt64) throws(BodyError) {
    var random = RandomSource(seed: seed)
    let genome = RandomGenome.make(using: &random)
    plan = try BodyPlan(genome)
    frequency = random.uniform(0.2, 3)
    let radius = plan.radius * random.uniform(0.7, 2) + 0.5
    environment = Environment(
      radius: radius,
      vortices: [.init(centre: Vector(x: 1, y: 0), radius: 2, speed: random.uniform(-1, 1))],
      drift: Vector(x: random.uniform(-0.5, 0.5), y: 0))
    for cell in plan.cells {
      physics.addCell(
        .init(
          position: cell.position, radius: cell.type.traits.radius,
          mass: cell.type.traits.mass * Self.power(-1...1, &random), owner: 0,
          drag: CellTraits.drag))
    }
    for link in plan.links { addLink(link, &random) }
    for hinge in plan.hinges { addHinge(hinge, &random) }
    for _ in 0..<5 {
      let place = Vector(x: random.uniform(-1, 1), y: random.uniform(-1, 1)) * (0.7 * radius)
      physics.addCell(.init(position: place, radius: 0.3, mass: 0.2))
    }
  }

  private mutating func addLink(_ link: BodyPlan.Link, _ random: inout RandomSource) {
    var definition = plan.definition(of: link, firstCell: 0)
    definition.stiffness = Self.power(2...6, &random)
    definition.dampingRatio = random.uniform(0, 1)
    physics.addLink(definition)
  }

  private mutating func addHinge(_ hinge: BodyPlan.Hinge, _ random: inout RandomSource) {
    var definition = plan.definition(of: hinge, firstCell: 0)
    definition.stiffness = Self.power(0...5, &random)
    definition.dampingRatio = random.uniform(0, 1)
    physics.addHinge(definition)
  }

  /// Returns ten to a power in the range, uniformly distributed.
  private static func power(_ range: ClosedRange<Float>, _ random: inout RandomSource) -> Float {
    Math.exp(random.uniform(range.lowerBound, range.upperBound) * Math.log(10))
  }

  /// Takes one step.
  mutating func step() {
    time += PhysicsWorld.stepDuration
    if isMoving { moveMuscles() }
    physics.step(in: environment, ledger: &books)
  }

  /// From now on the muscles keep their length, and the water is still and unlimited.
  mutating func rest() {
    isMoving = false
    environment = Environment(radius: .infinity)
    for link in 0..<physics.linkCount { physics.drive(link: link, to: physics.length[link]) }
    for hinge in 0..<physics.hingeCount { physics.drive(hinge: hinge, to: physics.angle[hinge]) }
  }

  private mutating func moveMuscles() {
    for (index, hinge) in plan.hinges.enumerated() {
      let lag = plan.phaseLag * Float(hinge.depth) - hinge.phase
      physics.drive(
        hinge: index,
        to: hinge.restAngle + hinge.amplitude * Math.sin(2 * .pi * frequency * time - lag))
    }
    for (index, link) in plan.links.enumerated() where link.type == .muscle {
      let lag = plan.phaseLag * Float(link.depth) - link.phase
      physics.drive(
        link: index,
        to: link.restLength * (1 + link.amplitude * Math.sin(2 * .pi * frequency * time - lag)))
    }
  }

  /// The highest speed of any cell, in lengths per second.
  var highestSpeed: Float {
    var highest: Float = 0
    for velocity in physics.velocity where !(velocity.length <= highest) {
      highest = velocity.length
    }
    return highest
  }

  /// The highest speed that muscles can give a cell: hinges turn by 6 rad/s, and an arm is as long as the body; as much
  /// again for what springs back, and for the currents.
  var speedLimit: Float { 2 * 6 * 2 * plan.radius + 10 }

  /// Returns the part of its speed that the heaviest cell keeps after a time if only its own drag slows it: e^(−ξc
  /// t/m).
  func glide(seconds: Float) -> Float {
    Math.exp(-CellTraits.drag * seconds / (physics.mass.max() ?? 1))
  }
}

/// The ledger of a body's steps, with the total turnover.
struct Turnover: Ledger {
  static var isKept: Bool { true }

  private(set) var work = Work()
  /// The sum of all gains and losses, even those that cancel each other.
  private(set) var all = 0.0

  mutating func add(_ work: Float, to account: Account) {
    self.work.add(work, to: account)
    if account != .muscles { all += Double(work.magnitude) }
  }
}
