import Testing

@testable import Micro

@Suite("Survival of the scripted player") struct SurvivalTrialTests {
  private static func trial(limit: Float) -> SurvivalTrial {
    var settings = RunSettings(population: 3)
    settings.editInterval = 1
    return SurvivalTrial(settings: settings, creature: SeedCreatures.eel, limit: limit)
  }

  @Test("a creature that lives until the limit survives")
  func survivor() throws {
    let life = try Self.trial(limit: 3).life(seed: 1)
    #expect(life.cause == nil)
    #expect(life.time == 3)
    #expect(life.invitations == 3)
    #expect(try Self.trial(limit: 3).life(seed: 1) == life)
  }

  @Test("a player that finds nothing to eat starves, and its life ends there")
  func starved() throws {
    var trial = Self.trial(limit: 600)
    trial.settings.arena.world.motes = 0
    trial.settings.arena.world.rain = 0
    trial.settings.arena.world.birthReserve = 0
    let life = try trial.life(seed: 1)
    #expect(life.cause != nil)
    #expect(life.time > 0)
    #expect(life.time < 600)
  }

  @Test("a player that joins at the beginning meets opponents that haven't evolved")
  func joining() throws {
    let lives = try Self.trial(limit: 2).lives(joiningIn: [0, 1], perMinute: 2, seed: 4)
    #expect(lives.map(\.count) == [2, 2])
    #expect(lives.joined().allSatisfy { $0.time == 2 && $0.cause == nil && $0.invitations == 2 })
  }

  @Test("a body that can't live has no life")
  func impossible() {
    var trial = Self.trial(limit: 1)
    trial.creature.cells.removeAll { $0.type == .nucleus }
    #expect(throws: BodyError.self) { try trial.life(seed: 1) }
    #expect(throws: BodyError.self) { try trial.lives(joiningIn: [0], seed: 1) }
  }

  @Test(
    "levels differ, from easy to hard: more opponents, which come faster, and less food for each")
  func levels() {
    let levels = Difficulty.allCases.map(\.settings)
    for (easier, harder) in zip(levels, levels.dropFirst()) {
      #expect(easier.arena.population < harder.arena.population)
      #expect(easier.growth < harder.growth)
      let (food, less) = (easier.arena.world, harder.arena.world)
      let crowd = Float(easier.arena.population) / (food.radius * food.radius)
      #expect(crowd <= Float(harder.arena.population) / (less.radius * less.radius) * 1.0001)
      #expect(
        food.rain / Float(easier.arena.population) > less.rain / Float(harder.arena.population))
    }
  }
}
