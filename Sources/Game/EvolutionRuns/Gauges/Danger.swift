import Micro

/// How dangerous the population of an island is to scripted players.
package struct Danger: Hashable, Sendable {
  /// The players that are measured: four ways to build a body, each complete.
  package static let players: [PlayerPolicy] = [.armoured, .hunter, .poisoner, .swimmer]

  /// The deaths of each player by opponents, in the order of `players`.
  package let kills: [Int]
  /// The deaths of each player by hunger.
  package let starvations: [Int]
  /// The time that each player lived, in minutes.
  package let minutes: [Double]

  /// Measures the population of an island. Each life begins in a dish of its own and ends after a limit at the latest.
  ///
  /// - Parameters:
  ///   - lives: The number of lives of each player.
  ///   - limit: The longest life, in seconds.
  package init(of island: Island, lives: Int, limit: Float) {
    let population = island.population
    var kills: [Int] = []
    var starvations: [Int] = []
    var minutes: [Double] = []
    for player in Self.players {
      let trial = PolicyTrial(
        policy: player, among: population, world: island.arena.settings.world, limit: limit)
      var random = RandomSource(seed: island.seed)
      let results = (0..<lives).map { _ in trial.life(seed: random.next()) }
      kills.append(results.count { $0.cause != nil && $0.cause != .starvation })
      starvations.append(results.count { $0.cause == .starvation })
      minutes.append(results.reduce(0) { $0 + Double($1.time) } / 60)
    }
    (self.kills, self.starvations, self.minutes) = (kills, starvations, minutes)
  }

  /// The kills of each player in a minute of its life.
  package var killsPerMinute: [Double] { zip(kills, minutes).map { Double($0) / $1 } }
}
