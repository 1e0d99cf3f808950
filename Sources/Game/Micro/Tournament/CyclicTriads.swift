/// How often A beats B, B beats C, and C beats A: rock, paper, scissors instead of a ladder.
///
/// Source: Kendall and Babington Smith, "On the method of paired comparisons" (1940).
public struct CyclicTriads: Hashable, Sendable {
  /// The triads that run in a circle.
  public let circular: Int
  /// The triads of which every pair has a winner.
  public let decided: Int
  /// ζ, Kendall and Babington Smith's coefficient of consistence: 1 for a perfect ladder, 0 for as
  /// many circles as there can be. `nil` for fewer than three entrants. A pair without a winner is in
  /// no circle.
  public let consistence: Double?

  /// The part of decided triads that run in a circle if every pair is won by the toss of a coin.
  public static let shareByChance = 0.25

  /// Counts triads by who has more points of a pair's bouts.
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

  /// 1 if whose tally it is won, −1 if the other did, 0 if nobody.
  private static func winner(_ tally: Tally) -> Int {
    tally.wins == tally.losses ? 0 : tally.wins > tally.losses ? 1 : -1
  }
}
