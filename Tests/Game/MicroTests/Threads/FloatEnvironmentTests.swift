import Foundation
import Testing

@testable import Micro

/// The bits of the simulation don't depend on the floating-point environment of the threads that call it.
///
/// IEEE 754-2019 lists the roundings (4.3). Flushing subnormal numbers to zero isn't part of the standard: Intel 64 and
/// IA-32 Architectures Software Developer's Manual, volume 1, 10.2.3 (MXCSR), and Arm Architecture Reference Manual,
/// FPCR.
@Suite("Floating-point environment") struct FloatEnvironmentTests {
  /// A mode of a thread that calls the simulation.
  enum Mode: CaseIterable {
    case standard, upward, downward, towardZero, flushing, signalling

    /// The bits of the control register that differ from the default.
    private var bits: UInt64 {
      #if arch(x86_64)
        switch self {
        case .standard: 0
        case .downward: 0x2000
        case .upward: 0x4000
        case .towardZero: 0x6000
        // FZ: results; DAZ: operands.
        case .flushing: 0x8040
        // The masks of invalid operations, subnormal operands, divisions by zero, overflow and underflow are off.
        case .signalling: 0x0F80
        }
      #else
        switch self {
        case .standard: 0
        case .upward: 0x0040_0000
        case .downward: 0x0080_0000
        case .towardZero: 0x00C0_0000
        case .flushing: 0x0100_0000
        case .signalling: 0x0F00
        }
      #endif
    }

    /// The control register of this thread, without the exception flags.
    static var register: UInt64 {
      var environment = fenv_t()
      fegetenv(&environment)
      #if arch(x86_64)
        return UInt64(environment.__mxcsr & ~0x3F)
      #else
        return UInt64(environment.__fpcr)
      #endif
    }

    /// Calls `body` in this mode, and returns whether it restored the mode.
    func call<Result>(_ body: () throws -> Result) rethrows -> (result: Result, isRestored: Bool) {
      var callers = fenv_t()
      fegetenv(&callers)
      defer { fesetenv(&callers) }
      var changed = callers
      #if arch(x86_64)
        changed.__mxcsr = 0x1F80 ^ UInt32(bits)
      #else
        changed.__fpcr = UInt32(bits)
      #endif
      fesetenv(&changed)
      let before = Self.register
      let result = try body()
      return (result, Self.register == before)
    }
  }

  /// An entry point of the simulation, and its result as bytes.
  enum Entry: CaseIterable {
    // A step and changes of a dish.
    case physics, arena, threads, arrival, run, playback, scriptedPlayer
    // Rounds and trials.
    case island, worker, statistics, niches, episode, bout, survival, policy, levels
    // Genomes and files.
    case genomes, mutation, edits, text, code, saves

    func bytes() throws -> [UInt8] {
      switch self {
      case .physics:
        let dish = Self.dish
        var world = dish.world
        var work = Work()
        for _ in 0..<50 { world.step(in: dish.environment) }
        for _ in 0..<50 { world.step(in: dish.environment, work: &work) }
        var hash = StateHash()
        world.hash(into: &hash)
        let parts = [
          work.water, work.links, work.hinges, work.contacts, work.wall, work.muscles,
        ]
        return Self.bytes(hash.value) + parts.flatMap { Self.bytes($0.bitPattern) }
      case .arena: return Self.arena().save()
      case .threads:
        var arena = Self.arena(steps: 0)
        arena.world.oceanSize = 0
        arena.threads = Threads(3)
        for _ in 0..<50 { arena.step() }
        return arena.save()
      case .arrival:
        var arena = Self.arena()
        _ = arena.introduce(SeedCreatures.mite, near: Vector(x: 1, y: 2))
        arena.world.remove(arena.world.creatures[0].id)
        return arena.save()
      case .run, .scriptedPlayer, .playback: return try played()
      case .island:
        var island = Self.island()
        island.run(steps: 60, admitting: Self.island().emigrants(1))
        return island.save() + Array("\(island.emigrants(2).map(\.genome.code))".utf8)
      case .worker:
        let plan = ArchipelagoPlan(seed: 3, islands: 1, migrants: 0, roundSteps: 60)
        let found = WorkerMessage.reply(
          to: WorkerMessageTests.found(number: 0, of: plan, population: 4))
        let island = try WorkerMessageTests.Landing(found, of: 1).island
        return WorkerMessage.reply(
          to: WorkerMessageTests.round(1, steps: 120, island: island, migrants: []))
      case .statistics: return Array(IslandStatistics.line(of: Self.island(), round: 1).utf8)
      case .niches: return Array("\(NicheCensus(of: Self.arena(steps: 700)).entries)".utf8)
      case .episode:
        return Array("\(String(describing: Self.examination.run(SeedCreatures.eel, seed: 1)))".utf8)
      case .bout:
        let outcomes = (1...3).map {
          Bout(perSide: 1, duration: 5).run(
            SeedCreatures.lancer, against: SeedCreatures.eel, seed: $0, swapped: false)
        }
        return Array("\(outcomes)".utf8)
      case .survival:
        let trial = SurvivalTrial(
          settings: RunSettings(population: 4), creature: SeedCreatures.eel, limit: 5)
        return Array("\(try trial.life(seed: 1)) \(try trial.lives(joiningIn: [0], seed: 2))".utf8)
      case .policy:
        let trial = PolicyTrial(
          level: .easy, policy: .hunter, eras: ShippedEras.all, limit: 5)
        return Array("\(trial.life(seed: 1))".utf8)
      case .levels:
        return Array("\(Difficulty.allCases.map(\.settings)) \(WorldSettings(population: 7))".utf8)
      case .genomes: return try Self.bodies.flatMap { try Self.body(of: $0) }
      case .mutation:
        var mutation = Mutation(rates: MutationRates(), random: RandomSource(seed: 5))
        return Self.bodies.flatMap { Array(mutation.child(of: $0).text.utf8) }
      case .edits: return try edited()
      case .text: return try Self.bodies.flatMap { Array(try GenomeText.parse($0.text).text.utf8) }
      case .code: return try Self.bodies.flatMap { Array(try GenomeCode.parse($0.code).text.utf8) }
      case .saves: return try Arena(save: Self.arena().save()).save()
      }
    }

    /// Made once, because it is the test's own arithmetic.
    private static let dish = GoldenHashTests.dish()

    private static func bytes(_ word: UInt64) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) }
    }

    private static func arena(steps: Int = 50) -> Arena {
      let settings = ArenaSettings(world: WorldSettings(population: 6), population: 6)
      var arena = Arena(settings: settings, seed: 2)
      for _ in 0..<steps { arena.step() }
      return arena
    }

    private static func island() -> Island {
      let settings = ArenaSettings(world: .crowded(8), population: 8)
      var island = Island(arm: .evolving, seed: 5, settings: settings)
      island.run(steps: 700, admitting: [])
      return island
    }

    private static var examination: Episode {
      var episode = Episode.generationZero()
      episode.duration = 5
      return episode
    }

    /// Random bodies, made when they are requested.
    private static var bodies: [Genome] {
      var random = RandomSource(seed: 9)
      return (0..<8).map { _ in RandomGenome.make(using: &random) }
    }

    private static func body(of genome: Genome) throws -> [UInt8] {
      let plan = try BodyPlan(genome)
      return Array("\(plan.cells) \(plan.links) \(plan.upkeep) \(plan.radius)".utf8)
    }

    private func played() throws -> [UInt8] {
      var recorded = try RecordedRun(
        RunRecording(settings: RunSettings(population: 4), creature: SeedCreatures.eel, seed: 8))
      for step in 0..<120 {
        recorded.step(
          self == .scriptedPlayer
            ? recorded.run.scriptedInput : PlayerInput(turn: Int8(step), effort: 200))
      }
      var bytes = recorded.run.save() + recorded.recording.save()
      if self == .playback {
        bytes += try recorded.recording.play().save()
        var playback = try RunPlayback(recorded.recording)
        while !playback.isOver { playback.step() }
        bytes += playback.run.save()
      }
      return bytes
    }

    private func edited() throws -> [UInt8] {
      var genome = SeedCreatures.eel
      let anchor = genome.cells[4]
      let id = try genome.addCell(
        .body, at: Vector(x: anchor.position.x, y: 1.0333), linkedTo: anchor.id, by: .body)
      try genome.tuneWave(frequency: 1.23456, phaseLag: 0.98765)
      let cost = EditCost.cost(from: SeedCreatures.eel, to: genome)
      return Array("\(id) \(cost)\n\(genome.text)".utf8)
    }
  }

  @Test("an entry gives the same bytes in every environment, and leaves the caller's as it was")
  func entries() throws {
    for entry in Entry.allCases {
      let expected = SaveFormat.checksum(try entry.bytes()[...])
      for mode in Mode.allCases {
        let (bytes, isRestored) = try mode.call { try entry.bytes() }
        #expect(SaveFormat.checksum(bytes[...]) == expected, "\(entry), \(mode)")
        #expect(isRestored, "\(entry), \(mode)")
      }
    }
  }

  @Test("errors and their throwers leave the caller's environment as it was")
  func errors() {
    for mode in Mode.allCases {
      let (_, isRestored) = mode.call {
        #expect(throws: BodyError.self) { try BodyPlan(Genome()) }
        #expect(throws: SaveError.self) { try World(save: [1, 2, 3]) }
        #expect(throws: GenomeTextError.self) { try GenomeText.parse("no genome") }
      }
      #expect(isRestored, "\(mode)")
    }
  }

  /// Long enough for scents and speeds to fall below 2⁻¹²⁶, the smallest normal number. With subnormal numbers flushed
  /// to zero, the hash was different from step 550 on.
  @Test(
    "600 steps of an ocean of 330 have the same bits on any number of threads",
    arguments: [(1, .standard), (1, .flushing), (2, .flushing), (3, .flushing), (3, .upward)]
      as [(Int, Mode)])
  func ocean(threads: Int, mode: Mode) {
    let (hash, isRestored) = mode.call {
      var world = WorldSettings(population: 330)
      world.rules = .second
      var arena = Arena(settings: ArenaSettings(world: world, population: 330), seed: 1)
      // The threads start in the environment of the one that makes them.
      arena.threads = Threads(threads)
      for _ in 0..<600 { arena.step() }
      return arena.world.hash()
    }
    #expect(hash == 0x3a3e_fcdf_5029_6a4d, "\(String(hash, radix: 16))")
    #expect(isRestored)
  }
}
