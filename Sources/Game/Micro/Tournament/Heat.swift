/// The contest in which one of several becomes the one that enters a tournament: everybody meets everybody, and
/// who has the most points of all bouts wins.
///
/// An arena's champion is who gained most there, and that may be a grazer or luck; an arms race is told by who
/// eats whom.
public struct Heat: Sendable {
  private let tournament: Tournament

  /// The seeds of the dishes, none of them a tournament's: who wins here isn't measured by the same luck again.
  public static let seeds: ClosedRange<UInt64> = 1001...1004

  /// - Parameters:
  ///   - entrants: One or more, no two alike.
  ///   - duration: Of a bout, in simulated seconds.
  public init(entrants: [Genome], duration: Float = 60) {
    precondition(!entrants.isEmpty, "a heat needs somebody")
    tournament = Tournament(entrants: entrants, seeds: Self.seeds, duration: duration)
  }

  /// Who wins; of equals the first.
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
