import Testing

@testable import Micro

/// Files that version 1 wrote, in `Fixtures/v1`. Every later version must read them; they are never written again.
///
/// All are of one run: a Watcher among an Eel and a Lancer, seed 8. It swims for 45 steps turning right and for 25
/// turning left, changes its colour in the edit of the first second, and rests for 5 steps.
@Suite("Files of version 1") struct FirstVersionTests {
  private func save(_ name: String) throws -> [UInt8] { try Fixture.save(name, version: 1) }

  private func check(_ settings: RunSettings) {
    #expect(settings.editInterval == 1)
    #expect(settings.growth == 0.5)
    #expect(!settings.hasWeather)
    check(settings.arena)
  }

  private func check(_ settings: ArenaSettings) {
    #expect(settings.population == 2)
    #expect(settings.distanceFromPlayer == 5)
    #expect(settings.world.motes == 3)
    #expect(settings.world.current == 0.2)
    #expect(settings.tournament == 5)
    #expect(settings.parents == .success)
  }

  private func check(_ world: World) {
    #expect(world.stepCount == 75)
    #expect(world.hash() == 0xa41f_0581_3d77_6dd7)
    #expect(world.firstViolation() == nil)
    #expect(world.creatures.map(\.id) == [1, 2, 3])
    #expect(world.creatures.map(\.genome.name.description) == ["Eel", "Lancer", "Watcher"])
    #expect(world.creatures.map(\.plan.cells.count) == [10, 12, 10])
    #expect(world.creatures[2].control == .player(Steering()))
    #expect(world.cells.count == 34)
    #expect(world.physics.linkCount == 37)
  }

  @Test("a run") func run() throws {
    var run = try Run(save: save("run.ooze"))
    check(run.settings)
    check(run.arena.world)
    #expect(run.arena.founders.map(\.name.description) == ["Eel", "Lancer"])
    #expect(run.score == Score(rivals: 0, energy: 0, steps: 75))
    // The allowance of the first invitation; the colour costs nothing.
    #expect(run.budget.points == 6)
    #expect(!run.budget.isOpen)
    #expect(run.genome.name.description == "Watcher")
    #expect(run.genome.hue == 0.875)
    #expect(run.creatureID == 3)
    #expect(run.ending == nil)
    #expect(run.course == Course(weather: nil, arrivals: []))
    #expect(run.hash() == 0x1cac_3eb9_29f0_45e6)
    for _ in 0..<60 { run.step(run.scriptedInput) }
    #expect(run.score.steps == 135)
    #expect(run.arena.world.firstViolation() == nil)
  }

  @Test("an arena and a world") func parts() throws {
    let arena = try Arena(save: save("arena.ooze"))
    check(arena.settings)
    check(arena.world)
    #expect(arena.counts.births == 0)
    check(try World(save: save("world.ooze")))
  }

  @Test("an experiment") func experiment() throws {
    let archipelago = try Archipelago(experiment: save("experiment.ooze"))
    #expect(archipelago.round == 1)
    #expect(archipelago.plan.roundSteps == 600)
    #expect(archipelago.plan.topology == .unconnected)
    #expect(archipelago.plan.islands == 1)
    #expect(archipelago.islands.map(\.arm) == [.evolving, .withoutMutation, .randomParent])
    for dish in archipelago.islands {
      #expect(dish.seed == 5)
      #expect(dish.arena.world.stepCount == 10)
      #expect(dish.arena.founders.map(\.name.description) == ["Eel"])
      #expect(dish.arena.hash() == 0x1d3a_8274_057f_b3eb)
    }
  }

  @Test("a replay") func replay() throws {
    let recording = try RunRecording(save: save("replay.ooze"))
    check(recording.settings)
    #expect(recording.seed == 8)
    #expect(recording.stepCount == 75)
    #expect(recording.checkpoints == [])
    #expect(recording.creature.name.description == "Watcher")
    #expect(recording.creature.hue == 0.58)
    #expect(recording.founders.map(\.name.description) == ["Eel", "Lancer"])
    #expect(recording.inputs.map(\.count) == [45, 25, 5])
    let left = PlayerInput(turn: -20, effort: 255, thrust: 7, triggers: [.bite, .grab])
    #expect(
      recording.inputs.map(\.input)
        == [PlayerInput(turn: 100, effort: 200), left, PlayerInput()])
    #expect(recording.edits.map(\.step) == [70])
    #expect(recording.edits.map(\.genome.hue) == [0.875])
    #expect(recording.arrivals.isEmpty)
    // It plays by the rules of its time: every cell is in the same place after each step.
    let run = try recording.play()
    #expect(run.hash() == 0x1cac_3eb9_29f0_45e6)
  }

  @Test("a genome as text and as a code") func genome() throws {
    let genome = try GenomeText.parse(Fixture.file("v1/watcher.creature"))
    let code = String(decoding: try Fixture.file("v1/watcher.code"), as: UTF8.self)
    #expect(try GenomeCode.parse(code) == genome)
    try genome.validate()
    #expect(genome.name.description == "Watcher")
    #expect(genome.hue == 0.58)
    #expect(genome.frequency == 1.6)
    #expect(genome.phaseLag == 1)
    #expect(genome.nextID == 21)
    #expect(
      genome.cells.map(\.type)
        == [.mouth, .nucleus, .body, .body, .storage, .body, .body, .body, .eye, .eye])
    #expect(
      genome.cells[8]
        == CellGene(
          id: 15, type: .eye, position: Vector(x: 0.4, y: -0.92), direction: 1, twin: 16))
    #expect(
      genome.links[0] == LinkGene(id: 8, a: 0, b: 1, type: .hingeMuscle, amplitude: 0.85))
    #expect(genome.links.count == 11)
    #expect(genome.brain.hidden.isEmpty)
    #expect(genome.brain.connections.count == 38)
  }
}
