/// Outcomes, counted from one side's point of view.
public struct Tally: Hashable, Sendable {
  /// The number of wins.
  public var wins: Int
  /// The number of draws.
  public var draws: Int
  /// The number of losses.
  public var losses: Int

  /// Creates a tally.
  public init(wins: Int = 0, draws: Int = 0, losses: Int = 0) {
    self.wins = wins
    self.draws = draws
    self.losses = losses
  }

  /// The number of all bouts.
  public var bouts: Int { wins + draws + losses }

  /// The number of wins plus half of the draws.
  public var points: Double { Double(wins) + Double(draws) / 2 }

  /// The points as a part of all bouts, 0 … 1; a half if there are none.
  public var share: Double { bouts > 0 ? points / Double(bouts) : 0.5 }

  /// The same bouts from the other side's point of view.
  public var reversed: Tally { Tally(wins: losses, draws: draws, losses: wins) }

  /// Counts an outcome.
  public mutating func add(_ outcome: Bout.Outcome) {
    switch outcome {
    case .win: wins += 1
    case .draw: draws += 1
    case .loss: losses += 1
    }
  }

  /// Returns the sum of two tallies.
  public static func + (a: Tally, b: Tally) -> Tally {
    Tally(wins: a.wins + b.wins, draws: a.draws + b.draws, losses: a.losses + b.losses)
  }
}
