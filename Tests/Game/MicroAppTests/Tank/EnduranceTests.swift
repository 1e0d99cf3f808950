import Micro
import Testing

@testable import MicroApp

/// The tank measures the time in which a full store is empty.
@Suite struct EnduranceTests {
  private func measured(_ genome: Genome) throws -> Tank {
    var tank = try Tank(genome)
    for _ in 0..<480 { tank.step() }
    return tank
  }

  @Test("it is the time that a full store lasts in still water without food")
  func agrees() throws {
    let tank = try measured(SeedCreatures.eel)
    let endurance = try #require(tank.endurance)
    // The same swimmer in a dish so wide that it meets no wall, until nothing is left.
    var settings = WorldSettings(population: 1)
    settings.radius = 300
    settings.motes = 0
    settings.rain = 0
    settings.current = 0
    settings.birthReserve = 1
    var world = World(settings: settings, seed: 1)
    let id = try #require(
      world.spawn(
        try BodyPlan(SeedCreatures.eel), genome: SeedCreatures.eel, lineage: Lineage(founder: 0),
        at: .zero, heading: 0, control: .player(Steering(effort: 1, thrust: 1))))
    var steps = 0
    while let creature = world.creature(id), creature.energy > 0, steps < 36_000 {
      world.step()
      steps += 1
    }
    #expect(abs(Double(steps) / 60 - endurance) < 0.1 * endurance, "\(steps) \(endurance)")
  }

  @Test("a larger store lasts longer, and nothing is said before it is measured")
  func storage() throws {
    #expect(try Tank(SeedCreatures.eel).endurance == nil)
    var large = SeedCreatures.eel
    try large.retypeCell(5, to: .storage)
    let small = try #require(try measured(SeedCreatures.eel).endurance)
    #expect(try #require(try measured(large).endurance) > small)
  }
}
