/// The count of cyclic triads, in which A beats B, B beats C, and C beats A: rock, paper, scissors instead of a ladder.
///
/// Source: Kendall and Babington Smith, "On the method of paired comparisons" (1940).
public struct CyclicTriads: Hashable, Sendable {
  /// The number of cyclic triads.
  public let circular: Int
  /// The number of triads in which every pair has a winner.
  public let decided: Int
  /// The coefficient of consistence ζ by Kendall and Babington Smith: 1 for a perfect ladder, 0 for the largest
  /// possible number of cyclic triads. `nil` for fewer than three entrants. A pair without a winner isn't in any cycle.
  public let consistence: Double?

  /// The share of cyclic triads among the decided ones if every pair is decided by a coin.
  public static let shareByChance = 0.25

  /// Counts the triads. The winner of a pair is the entrant with more points in its bouts.
  ///
  /// - Complexity: O(entrants³).
  public init(_ table: Crosstable) {
    var circular = 0
    var decided = 0
    for one in 0..<table.count {
      for two in 0..<one {
        let first = CyclicTriads.winner(table[one, two])
        for three in 0..<two where first != 0 {
          let second = CyclicTriads.winner(table[two, three])
          let third = CyclicTriads.winner(table[three, one])
          guard second != 0, third != 0 else { continue }
          decided += 1
          if first == second, second == third { circular += 1 }
        }
      }
    }
    self.circular = circular
    self.decided = decided
    let n = Double(table.count)
    let most = (table.count % 2 == 1 ? n * n * n - n : n * n * n - 4 * n) / 24
    consistence = table.count >= 3 ? 1 - Double(circular) / most : nil
  }

  /// Returns 1 if the tally's side won, −1 if the other side did, and 0 for a draw.
  private static func winner(_ tally: Tally) -> Int {
    tally.wins == tally.losses ? 0 : tally.wins > tally.losses ? 1 : -1
  }
}
