import Testing

@testable import Micro

/// Files that version 2 wrote, in `Fixtures/v2`. Every later version must read them.
///
/// All are of one run: a Watcher among Eels and Lancers, seed 5, with weather. It turns right and left for five seconds
/// each, changes its colour after 1,830 steps, and two Ribbons join after the first minute. After 3,630 steps a current
/// flows and an edit is offered.
@Suite("Files of version 2") struct SecondVersionTests {
  private func save(_ name: String) throws -> [UInt8] { try Fixture.save(name, version: 2) }

  private let arrivals = [Arrival(minute: 1, genomes: [SeedCreatures.ribbon], copies: 2)]

  private func check(_ settings: RunSettings) {
    #expect(settings.editInterval == 30)
    #expect(settings.growth == 1)
    #expect(settings.hasWeather)
    check(settings.arena)
  }

  private func check(_ settings: ArenaSettings) {
    #expect(settings.population == 3)
    #expect(settings.distanceFromPlayer == 5)
  }

  private func check(_ world: World) {
    #expect(world.stepCount == 3630)
    #expect(world.settings.lastStrength == 0)
    #expect(world.hash() == 0xcd55_f96d_b224_e613)
    #expect(world.firstViolation() == nil)
    #expect(world.creatures.map(\.id) == [2, 3, 4, 5, 6, 7])
    #expect(
      world.creatures.map(\.genome.name.description)
        == ["Lancer", "Eel", "Watcher", "Eel", "Ribbon", "Ribbon"])
    #expect(world.creatures.map(\.plan.cells.count) == [12, 10, 10, 10, 11, 11])
    #expect(world.cells.count == 77)
    #expect(world.physics.linkCount == 68)
  }

  @Test("a run with weather and a wave") func run() throws {
    var run = try Run(save: save("run.ooze"))
    check(run.settings)
    check(run.arena.world)
    #expect(run.course == Course(weather: run.course.weather, arrivals: arrivals))
    let spell = try #require(run.course.weather?.spell(at: run.score.steps))
    #expect(spell.kind == .current)
    #expect(spell.steps == 2804..<4604)
    #expect(run.arena.founders.map(\.name.description) == ["Eel", "Lancer", "Ribbon"])
    #expect(run.arena.world.creatures.map(\.lineage.founder) == [1, 0, Run.founder, 0, 2, 2])
    #expect(run.score.rivals == 1)
    #expect(run.score.steps == 3630)
    #expect(run.score.energy == 23.473698)
    #expect(run.budget.points == 23)
    #expect(run.budget.isOpen)
    #expect(run.genome.name.description == "Watcher")
    #expect(run.genome.hue == 0.25)
    #expect(run.creatureID == 4)
    #expect(run.ending == nil)
    #expect(run.hash() == 0x646a_0265_1aab_9eb0)
    for _ in 0..<60 { run.step(run.scriptedInput) }
    #expect(run.score.steps == 3690)
    #expect(run.arena.world.firstViolation() == nil)
  }

  @Test("an arena and a world") func parts() throws {
    let arena = try Arena(save: save("arena.ooze"))
    check(arena.settings)
    check(arena.world)
    #expect(arena.counts.births == 1)
    #expect(arena.counts.consumed == 1)
    check(try World(save: save("world.ooze")))
  }

  @Test("a replay plays to the same bits, through weather, a wave and an edit")
  func replay() throws {
    let recording = try RunRecording(save: save("replay.ooze"))
    check(recording.settings)
    #expect(recording.seed == 5)
    #expect(recording.stepCount == 3630)
    #expect(recording.creature.name.description == "Watcher")
    #expect(recording.creature.hue == 0.58)
    #expect(recording.founders.map(\.name.description) == ["Eel", "Lancer"])
    #expect(recording.arrivals == arrivals)
    #expect(recording.inputs.map(\.count) == Array(repeating: 300, count: 12) + [30])
    let right = PlayerInput(turn: 6, effort: 220)
    let left = PlayerInput(turn: -5, effort: 255, thrust: 7, triggers: [.bite, .grab])
    #expect(recording.inputs.prefix(2).map(\.input) == [right, left])
    #expect(recording.edits.map(\.step) == [1830])
    #expect(recording.edits.map(\.genome.hue) == [0.25])
    #expect(recording.checkpoints.count == 6)
    let run = try recording.play()
    #expect(run.hash() == 0x646a_0265_1aab_9eb0)
  }
}
