import Testing

@testable import Micro

@Suite("A run") struct RunTests {
  /// Returns a small dish with few opponents, and an edit every two seconds.
  static func small(population: Int = 6, seed: UInt64 = 1) throws -> Run {
    var settings = RunSettings(population: population)
    settings.arena.distanceFromPlayer = 5
    settings.editInterval = 2
    return try Run(settings: settings, creature: SeedCreatures.eel, seed: seed)
  }

  /// Returns the number of the player's nucleus in the physics.
  static func nucleus(of run: Run) throws -> Int {
    let creature = try #require(run.creature)
    return Int(creature.cellOfPart[creature.plan.nucleus])
  }

  /// Returns the number of an opponent.
  static func opponent(in run: Run) throws -> CreatureID {
    try #require(run.arena.world.creatures.first { $0.isOpponent }).id
  }

  @Test("begins with the player's creature in the middle, and opponents away from it")
  func beginning() throws {
    let run = try Run(settings: RunSettings(), creature: SeedCreatures.watcher, seed: 3)
    let creature = try #require(run.creature)
    #expect(creature.pose.center.length < 1)
    #expect(creature.control.isPlayer)
    #expect(!creature.isOpponent)
    #expect(run.arena.world.opponentCount == run.settings.arena.population)
    for rival in run.arena.world.creatures where rival.isOpponent {
      let distance = (rival.pose.center - creature.pose.center).length
      #expect(distance > run.settings.arena.distanceFromPlayer - 1)
      #expect(rival.lineage.founder != Run.founder)
    }
    #expect(throws: BodyError.self) {
      try Run(settings: RunSettings(), creature: Genome(), seed: 3)
    }
  }

  @Test("is a function of its seed and its inputs, and a copy continues identically")
  func determinism() throws {
    var one = try Self.small()
    var other = try Self.small()
    var mirrored = try Self.small()
    var random = RandomSource(seed: 5)
    for step in 0..<240 {
      if step == 120 { other = one }
      let input = PlayerInput(word: UInt32(truncatingIfNeeded: random.next()))
      one.step(input)
      other.step(PlayerInput(word: input.word))
      var opposite = input
      opposite.turn = -max(input.turn, -127)
      mirrored.step(opposite)
      try #require(one.arena.world.firstViolation() == nil)
    }
    #expect(one.hash() == other.hash())
    #expect(one.hash() != mirrored.hash())
  }

  @Test("the scripted player lives and eats in it")
  func script() throws {
    var run = try Self.small(population: 4, seed: 2)
    for _ in 0..<1200 { run.step(run.scriptedInput) }
    #expect(run.score.energy > 0)
    #expect(run.score.steps > 600)
  }

  @Test("steers the player's creature both ways", arguments: [-64, 64] as [Int8])
  func steering(turn: Int8) throws {
    var run = try Self.small()
    for _ in 0..<60 { run.step(PlayerInput(turn: turn, effort: 255)) }
    let heading = try #require(run.creature).pose.heading
    #expect(heading.y * Float(turn) > 0)
  }

  @Test("invites to an edit at fixed intervals")
  func intervals() throws {
    var run = try Self.small()
    for step in 1...480 {
      run.step(PlayerInput())
      #expect(run.budget.isOpen == (step >= 120))
      // The allowance of 6, half of it saved each time: 6, 9, 10, 11.
      if step % 120 == 0, run.score.energy == 0 {
        #expect(run.budget.points == [6, 9, 10, 11][step / 120 - 1])
      }
    }
  }

  @Test("the last attacker of the nucleus is reported as the killer, with its genome")
  func killer() throws {
    var run = try Self.small()
    let killer = try Self.opponent(in: run)
    run.arena.world.wound(
      try Self.nucleus(of: run), by: killer, cause: .bite, health: CellType.nucleus.traits.health)
    run.step(PlayerInput())
    let ending = try #require(run.ending)
    #expect(ending.cause == .bite)
    #expect(ending.step == 1)
    #expect(ending.killer?.id == killer)
    #expect(ending.killer?.genome == run.arena.world.creature(killer)?.genome)
    #expect(ending.reason.contains("eaten"))
    #expect(ending.reason.contains("the first of its line in the dish"))
    #expect(run.creature == nil)
  }

  @Test("starvation has no killer")
  func starvation() throws {
    var run = try Self.small()
    run.arena.world.wound(
      try Self.nucleus(of: run), by: nil, cause: .starvation,
      health: CellType.nucleus.traits.health)
    run.step(PlayerInput())
    #expect(run.ending == Ending(cause: .starvation, killer: nil, step: 1))
  }

  @Test("nothing moves after the end")
  func end() throws {
    var run = try Self.small()
    run.arena.world.wound(
      try Self.nucleus(of: run), by: nil, cause: .toxin, health: CellType.nucleus.traits.health)
    run.step(PlayerInput())
    let hash = run.hash()
    run.step(PlayerInput(effort: 255))
    #expect(run.hash() == hash)
    #expect(run.arena.world.stepCount == 1)
    #expect(run.refusal(ofEditTo: run.genome) == .notInvited)
  }

  @Test("a rival that the player kills counts, and another is born far from the player")
  func kill() throws {
    var run = try Self.small()
    let rival = try Self.opponent(in: run)
    let index = try #require(run.arena.world.index(of: rival))
    let creature = run.arena.world.creatures[index]
    run.arena.world.wound(
      Int(creature.cellOfPart[creature.plan.nucleus]), by: run.creatureID, cause: .spike,
      health: 100)
    let births = run.arena.counts.births
    for _ in 0..<60 { run.step(PlayerInput()) }
    #expect(run.score.rivals == 1)
    #expect(run.budget.rivals == 1)
    #expect(run.score.points == 100 + Int(run.score.energy) + 1)
    #expect(run.arena.counts.births > births)
    #expect(run.arena.world.opponentCount == run.settings.opponents(after: 60))
  }

  @Test("more opponents join, up to twice as many")
  func growth() {
    let settings = RunSettings(population: 10)
    var last = 0
    for minute in 0...30 {
      let opponents = settings.opponents(after: UInt64(minute) * 3600)
      #expect(opponents >= last)
      #expect(opponents >= 10)
      #expect(opponents <= 20)
      last = opponents
    }
    #expect(settings.opponents(after: 0) == 10)
    #expect(last == 20)
  }
}
