/// Whether an arms race goes on: the last mark against the one of half-way, and how much of the climb
/// the second half did.
///
/// Marks stand in the order of time, evenly, so that the middle one is the one of half-way.
public struct Race: Hashable, Sendable {
  /// The index of the mark of half-way: of an even number the earlier of the middle two, so that the
  /// second half is never the shorter one.
  public let halfWay: Int
  /// The last mark's bouts against the one of half-way.
  public let lastAgainstHalfWay: Tally
  /// By how much the rating rose from the first mark to half-way, and from there to the last.
  public let firstRise: Double
  public let secondRise: Double

  /// `nil` for fewer than three marks.
  ///
  /// - Parameters:
  ///   - table: The marks' bouts, in order of time.
  ///   - ratings: Their ratings.
  public init?(_ table: Crosstable, ratings: [Double]) {
    precondition(ratings.count == table.count, "\(ratings.count) ratings of \(table.count)")
    guard table.count >= 3 else { return nil }
    halfWay = (table.count - 1) / 2
    lastAgainstHalfWay = table[table.count - 1, halfWay]
    firstRise = ratings[halfWay] - ratings[0]
    secondRise = ratings[table.count - 1] - ratings[halfWay]
  }
}
