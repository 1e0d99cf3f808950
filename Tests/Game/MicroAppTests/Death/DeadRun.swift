import Micro

@testable import MicroApp

/// Runs that are over, played once for all tests.
@MainActor enum DeadRun {
  /// A run in which the player eats nothing and starves.
  static let starved: RunSession = {
    var settings = RunSettings(population: 10)
    settings.arena.world.radius = 14
    settings.arena.world.birthReserve = 0.02
    settings.arena.world.motes = 0
    settings.arena.world.rain = 0
    settings.editInterval = 1000
    let session = begin(settings, founders: SeedCreatures.all, seed: 21)
    session.speed = 8
    session.input = PlayerInput(turn: 30, effort: 255, thrust: 255)
    for _ in 0..<6000 where session.run.ending == nil { session.advance(by: 1.0 / 60) }
    return session
  }()

  /// A run in which the player swims into a lancer's spikes until one kills it.
  static let stabbed: RunSession = {
    var settings = RunSettings(population: 5)
    settings.arena.world.radius = 10
    settings.arena.world.motes = 0
    settings.arena.world.rain = 0
    settings.arena.distanceFromPlayer = 4
    settings.growth = 0
    settings.hasWeather = false
    settings.editInterval = 1000
    let session = begin(settings, founders: [SeedCreatures.lancer], seed: 29)
    for _ in 0..<900 {
      guard let own = session.run.creature else { break }
      let ways = session.run.arena.world.creatures.filter { $0.id != own.id }
        .map { $0.pose.center - own.pose.center }
      var hands = Hands()
      hands.pointer = ways.min { $0.length < $1.length }.map { $0 * (6 / $0.length) }
      session.input = hands.input(heading: own.pose.heading)
      session.advance(by: 1.0 / 60)
    }
    return session
  }()

  private static func begin(
    _ settings: RunSettings, founders: [Genome], seed: UInt64
  ) -> RunSession {
    let recording = RunRecording(
      settings: settings, creature: SeedCreatures.eel, founders: founders, seed: seed)
    guard let game = try? RecordedRun(recording) else {
      preconditionFailure("a seed creature can live")
    }
    return RunSession(OpenRun(card: .forTests(seed: seed), game: game, log: nil))
  }
}
