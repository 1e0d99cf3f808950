/// A measure of whether an arms race goes on: the last checkpoint champion against the one at half-way, and the second
/// half's part of the rise.
///
/// Checkpoint champions are in order of time at equal intervals, so the middle one is at half-way.
public struct Race: Hashable, Sendable {
  /// The index of the champion at half-way. If their number is even, it is the earlier of the middle two, so that the
  /// second half is never the shorter one.
  public let halfWay: Int
  /// The bouts of the last champion against the one at half-way.
  public let lastAgainstHalfWay: Tally
  /// The rise of the rating from the first champion to half-way.
  public let firstRise: Double
  /// The rise of the rating from half-way to the last champion.
  public let secondRise: Double

  /// Measures a race. Returns `nil` for fewer than three champions.
  ///
  /// - Parameters:
  ///   - table: The champions' bouts, in order of time.
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
