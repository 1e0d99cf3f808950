import Stage
import Testing

@testable import Micro
@testable import MicroApp

/// Measurements of the claims in the list of builds.
@MainActor @Suite("Builds for a beginning") struct StartersTests {
  private func speed(_ genome: Genome) throws -> Float {
    var tank = try Tank(genome)
    while !tank.isMeasured { tank.step() }
    return try #require(tank.speed)
  }

  private func endurance(_ genome: Genome) throws -> Double {
    var tank = try Tank(genome)
    while !tank.isMeasured { tank.step() }
    return try #require(tank.endurance)
  }

  private func health(_ genome: Genome) -> Float {
    genome.cells.reduce(0) { $0 + $1.type.traits.health }
  }

  private func aim(_ genome: Genome) throws -> Float {
    var world = World(settings: WorldSettings(population: 1), seed: 1)
    let plan = try BodyPlan(genome)
    let id = world.settle(
      plan, genome: genome, lineage: Lineage(founder: 0), near: .zero, heading: 0, control: .brain)
    let index = try #require(id.flatMap(world.index(of:)))
    return world.aim(of: index)
  }

  @Test("a hunter bites deeper than an eel, and swims faster") func hunter() throws {
    #expect(try aim(Starters.hunter) > aim(SeedCreatures.eel))
    #expect(try speed(Starters.hunter) > speed(SeedCreatures.eel) * 1.05)
  }

  @Test("a tank takes more wounds than an eel, and its armour blunts bites") func tank() throws {
    #expect(health(Starters.tank) > health(SeedCreatures.eel) * 1.2)
    #expect(Starters.tank.cells.count { Armour.softness(of: $0.type) < 0.5 } == 2)
    #expect(!SeedCreatures.eel.cells.contains { Armour.softness(of: $0.type) < 0.5 })
  }

  @Test("a grazer lasts longer without food than an eel") func grazer() throws {
    #expect(try endurance(Starters.grazer) > endurance(SeedCreatures.eel) * 1.3)
  }

  @Test("each has as many cells as an eel, only parts that every player has, and a name of its own")
  func fair() {
    let locked = Feats().locked
    for build in Starters.all {
      #expect(build.genome.cells.count == SeedCreatures.eel.cells.count)
      #expect(!build.genome.cells.contains { locked.contains($0.type) })
      #expect(EditCost.cost(from: SeedCreatures.eel, to: build.genome) <= 16)
    }
    #expect(Set(Starters.all.map(\.genome.name)).count == 3)
  }

  @Test("a newcomer finds them first in the list, and starts with the chosen one")
  func choice() throws {
    let scene = Scene()
    let page = NewRunController(game: scene.game)
    let stack = UINavigationController(rootViewController: page)
    scene.stage.show(stack)
    stack.pushViewController(page.makeStartController(), animated: false)
    scene.stage.advance(by: 0.5)
    try Pictures.keep(scene.stage.pngData(), "starters")
    let names = Reader(stage: scene.stage).elements.map(\.label)
    let places = ["Hunter", "Tank", "Grazer", "Eel"].map { name in
      names.firstIndex { $0.hasPrefix(name) } ?? -1
    }
    #expect(places == places.sorted())
    #expect(!places.contains(-1))
    try Reader(stage: scene.stage).activate("Tank", .button)
    scene.stage.advance(by: 0.8)
    #expect(Reader(stage: scene.stage).elements.contains { $0.label.hasPrefix("Tank") })
  }

  @Test("every type that the palette offers has one purpose") func purposes() {
    let offered = PartPurpose.allCases.flatMap(\.cells)
    #expect(offered.count == Set(offered).count)
    #expect(Set(offered) == Set(CellType.allCases).subtracting([.nucleus]))
    #expect(PartPurpose(.nucleus) == nil)
    for purpose in PartPurpose.allCases {
      for type in purpose.cells { #expect(PartPurpose(type) == purpose) }
    }
  }

  @Test("a newcomer is offered the easy level, a player with a finished run the normal one")
  func level() throws {
    let scene = Scene()
    func chosen() -> [Bool] {
      let page = NewRunController(game: scene.game)
      scene.stage.show(page)
      scene.stage.advance(by: 0.5)
      let reader = Reader(stage: scene.stage)
      return ["Easy", "Normal", "Hard"].map { name in
        reader.elements.contains { $0.label.hasPrefix(name) && $0.isSelected }
      }
    }
    #expect(chosen() == [true, false, false])
    let states = ShortRun.shared.states
    scene.game.store.finish(RunResult(card: ShortRun.card, game: states[states.count - 1]))
    #expect(chosen() == [false, true, false])
  }
}
