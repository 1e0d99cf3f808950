import Testing

@testable import Micro

@Suite("The seed creatures") struct SeedCreaturesTests {
  @Test("can live, with a mouth, and six to twelve cells", arguments: SeedCreatures.all)
  func live(genome: Genome) throws {
    try genome.validate()
    #expect((6...12).contains(genome.cells.count))
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

  @Test("hardly think: every weight within a tenth, nothing hidden", arguments: SeedCreatures.all)
  func brains(genome: Genome) {
    #expect(!genome.brain.connections.isEmpty)
    #expect(genome.brain.connections.allSatisfy { abs($0.weight) <= 0.1 && genome.isLive($0) })
    #expect(Command.allCases.allSatisfy { abs(genome.brain.commandBias[$0]) <= 0.1 })
    #expect(genome.brain.hidden.isEmpty)
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

  // Their senses and muscles must reach the nucleus by links that carry signals: all but struts and
  // springs.
  @Test("no organ is numb", arguments: SeedCreatures.all)
  func innervated(genome: Genome) {
    var conducting = genome
    conducting.links.removeAll { $0.type == .strut || $0.type == .spring }
    #expect(conducting.depths().allSatisfy { $0 != nil })
  }

  @Test("swim ahead on the wave alone and hold together", arguments: SeedCreatures.all)
  func swim(genome: Genome) throws {
    var tank = try Tank(genome)
    tank.swim(seconds: 2)
    let start = tank.centre
    tank.swim(seconds: 6)
    let way = tank.centre - start
    // A fifth of a length a second at half strength; the way a mouth points is x.
    #expect(way.x > 0.2 * 6, "\(genome.name): \(way.x / 6) lengths a second")
    #expect(tank.tornLinks == 0)
    #expect(tank.physics.position.allSatisfy { $0.isFinite })
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
