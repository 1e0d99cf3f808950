/// The results of all pairs of entrants: a square of tallies, with each pair's from both points of view.
///
///     var table = Crosstable(count: 3)
///     table[2, 0] = Tally(wins: 20, draws: 10, losses: 2)
///     table[0, 2].losses  // 20
public struct Crosstable: Hashable, Sendable {
  /// The number of entrants.
  public let count: Int
  /// The tallies row by row, from the row's point of view.
  private var tallies: [Tally]

  /// Creates a table without any bouts.
  public init(count: Int) {
    precondition(count >= 0, "a table of \(count)")
    self.count = count
    tallies = [Tally](repeating: Tally(), count: count * count)
  }

  /// The bouts of one entrant against another. An entrant doesn't meet itself.
  public subscript(entrant: Int, rival: Int) -> Tally {
    get { tallies[entrant * count + rival] }
    set {
      precondition(entrant != rival, "entrant \(entrant) can't meet itself")
      tallies[entrant * count + rival] = newValue
      tallies[rival * count + entrant] = newValue.reversed
    }
  }

  /// Returns all bouts of an entrant. O(entrants).
  public func total(of entrant: Int) -> Tally {
    (0..<count).reduce(Tally()) { $0 + self[entrant, $1] }
  }

  /// The number of bouts, each counted once. O(entrants²).
  public var bouts: Int { tallies.reduce(0) { $0 + $1.bouts } / 2 }

  /// The number of draws among all bouts. O(entrants²).
  public var draws: Int { tallies.reduce(0) { $0 + $1.draws } / 2 }
}
