/// The contest that selects one of several candidates for a tournament. All candidates meet each other, and the one
/// with the most points wins.
///
/// An arena's champion is the creature that gained most there, and that may be a grazer or luck. An arms race is
/// decided by eating and being eaten.
public struct Heat: Sendable {
  private let tournament: Tournament

  /// The seeds of the dishes. A tournament doesn't use them, so a winner isn't measured by the same luck again.
  public static let seeds: ClosedRange<UInt64> = 1001...1004

  /// Creates a heat.
  ///
  /// - Parameters:
  ///   - entrants: The candidates, one or more, no two alike.
  ///   - duration: The duration of a bout, in simulated seconds.
  public init(entrants: [Genome], duration: Float = 60) {
    precondition(!entrants.isEmpty, "a heat needs an entrant")
    tournament = Tournament(entrants: entrants, seeds: Self.seeds, duration: duration)
  }

  /// Returns the winner; among equals the first.
  ///
  /// - Complexity: O(entrants² · duration).
  public func winner() -> Genome {
    var table = Crosstable(count: tournament.entrants.count)
    for pairing in tournament.pairings {
      table[pairing.first, pairing.second] = tournament.play(pairing).all
    }
    let shares = tournament.entrants.indices.map { table.total(of: $0).share }
    let best = shares.indices.reduce(0) { shares[$1] > shares[$0] ? $1 : $0 }
    return tournament.entrants[best]
  }
}
