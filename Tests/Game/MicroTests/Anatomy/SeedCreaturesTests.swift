import Testing

@testable import Micro

@Suite("The seed creatures") struct SeedCreaturesTests {
  @Test("can live, with a mouth, and nine to twelve cells", arguments: SeedCreatures.all)
  func live(genome: Genome) throws {
    try genome.validate()
    #expect((9...12).contains(genome.cells.count))
    #expect(genome.cells.contains { $0.type == .mouth })
    #expect(genome.links.contains { $0.type == .hingeMuscle })
    #expect(genome.name != .none)
  }

  @Test("are slender: at least twice as long as wide", arguments: SeedCreatures.all)
  func slender(genome: Genome) throws {
    let (x, y) = (genome.cells.map(\.position.x), genome.cells.map(\.position.y))
    let length = try #require(x.max()) - x.min()! + 1
    let width = try #require(y.max()) - y.min()! + 1
    #expect(length >= 2 * width, "\(length) by \(width)")
  }

  @Test("hardly think: every weight within 0.05, nothing hidden", arguments: SeedCreatures.all)
  func brains(genome: Genome) {
    #expect(genome.brain.connections.allSatisfy { abs($0.weight) <= 0.05 && genome.isLive($0) })
    #expect(Command.allCases.allSatisfy { abs(genome.brain.commandBias[$0]) <= 0.5 })
    #expect(genome.brain.hidden.isEmpty)
  }

  // Selection can only strengthen existing connections.
  @Test(
    "have two eyes or noses, every channel wired to everything that hunts",
    arguments: SeedCreatures.all)
  func wiring(genome: Genome) {
    let organs = genome.cells.filter { $0.type == .eye || $0.type == .nose }
    #expect(organs.contains { $0.twin != nil })
    for organ in organs {
      for channel in 0..<organ.type.senseChannels(under: .second) {
        for command in [Command.turn, .effort, .bite, .thrust] {
          #expect(
            genome.brain.connections.contains {
              $0.from == .sense(cell: organ.id, channel: UInt8(channel))
                && $0.to == .command(command)
            })
        }
      }
    }
    for sense in [InnerSense.energy, .bias] {
      #expect(
        genome.brain.connections.contains {
          $0.from == .inner(sense) && $0.to == .command(.effort)
        })
    }
  }

  @Test(
    "differ from each other, and one each sees, smells, stings, pushes, beats and lives on light")
  func diverse() {
    let types = Set(SeedCreatures.all.flatMap { $0.cells.map(\.type) })
    #expect(
      types.isSuperset(of: [.eye, .nose, .spike, .flagellum, .pacemaker, .photocyte, .touch]))
    #expect(SeedCreatures.all.contains { $0.links.contains { $0.type == .fin } })
    for (i, a) in SeedCreatures.all.enumerated() {
      for b in SeedCreatures.all[..<i] { #expect(EditCost.cost(from: a, to: b) > 10) }
    }
    #expect(Set(SeedCreatures.all.map(\.name)).count == SeedCreatures.all.count)
  }

  @Test("mouths, eyes and spikes look ahead, flagella beat behind", arguments: SeedCreatures.all)
  func facing(genome: Genome) throws {
    let plan = try BodyPlan(genome)
    let positions = plan.cells.map(\.position)
    for (index, cell) in plan.cells.enumerated() {
      let ahead = plan.facing(of: index, at: positions).x
      switch cell.type {
      case .mouth: #expect(ahead > 0.99)
      case .eye, .spike: #expect(ahead > 0.5)
      case .flagellum: #expect(ahead < -0.99)
      default: break
      }
    }
  }

  // Their senses and muscles must reach the nucleus by links that carry signals: all except struts and springs.
  @Test("no organ is numb", arguments: SeedCreatures.all)
  func innervated(genome: Genome) {
    var conducting = genome
    conducting.links.removeAll { $0.type == .strut || $0.type == .spring }
    #expect(conducting.depths().allSatisfy { $0 != nil })
  }

  @Test("swim ahead when the effort is high, and hold together", arguments: SeedCreatures.all)
  func swim(genome: Genome) throws {
    var tank = try Tank(genome)
    tank.swim(seconds: 2, effort: 1)
    let start = tank.centre
    tank.swim(seconds: 6, effort: 1)
    let way = tank.centre - start
    // The mouth points along x.
    #expect(way.x > 0.4 * 6, "\(genome.name): \(way.x / 6) lengths a second")
    #expect(tank.tornLinks == 0)
    #expect(tank.physics.position.allSatisfy { $0.isFinite })
  }

  @Test("flounder by themselves, and get far with all their strength", arguments: SeedCreatures.all)
  func flounder(genome: Genome) throws {
    // In half a minute: less than a third of the distance, and at least its own length.
    let own = try wayOf(genome, control: .brain)
    let tuned = try wayOf(genome, control: .player(Steering(effort: 1, thrust: 1)))
    #expect(own < tuned / 3, "\(genome.name): \(own), \(tuned)")
    #expect(tuned > 12, "\(genome.name): \(tuned)")
  }

  /// Returns the distance from its birthplace after half a minute alone in still water.
  private func wayOf(_ genome: Genome, control: Control) throws -> Float {
    var settings = WorldSettings(population: 84)
    settings.motes = 0
    settings.rain = 0
    settings.current = 0
    var world = World(settings: settings, seed: 1)
    let id = world.spawn(
      try BodyPlan(genome), genome: genome, lineage: Lineage(founder: 0), at: .zero, heading: 0,
      control: control)
    for _ in 0..<(30 * 60) { world.step() }
    return try #require(id.flatMap { world.creature($0) }).pose.center.length
  }

  @Test("rest when the wave rests, and back up when it runs backward", arguments: SeedCreatures.all)
  func controls(genome: Genome) throws {
    var resting = try Tank(genome)
    resting.swim(seconds: 4, effort: -1)
    #expect(resting.centre.length < 0.02, "\(genome.name)")
    var reversed = genome
    reversed.phaseLag = -genome.phaseLag
    var tank = try Tank(reversed)
    tank.swim(seconds: 2)
    let start = tank.centre
    tank.swim(seconds: 6)
    #expect((tank.centre - start).x < 0, "\(genome.name)")
  }

  @Test("their sides are mirror images", arguments: SeedCreatures.all)
  func symmetric(genome: Genome) {
    #expect(genome.cells.allSatisfy { $0.position.y == 0 || $0.twin != nil })
    #expect(
      genome.links.allSatisfy { link in
        link.twin != nil
          || genome.mirror(ofCell: link.a) == link.a
            && genome.mirror(ofCell: link.b) == link.b
      })
  }
}
