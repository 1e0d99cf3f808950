import Micro

/// The tournament of one dish: its champions in order of birth, and their results.
package struct DishTournament: Equatable, Sendable {
  /// The dish's name in its run: its seed, or an archipelago's first and last.
  package let dish: String
  /// The births before each checkpoint, in ascending order.
  package let births: [Int]
  /// Bouts of one against one, and of three against three.
  package private(set) var single: Crosstable
  package private(set) var groups: Crosstable

  /// Creates a dish whose champions haven't met yet.
  package init(dish: String, births: [Int]) {
    self.dish = dish
    self.births = births
    single = Crosstable(count: births.count)
    groups = single
  }

  /// Records the result of a pairing.
  package mutating func note(_ meeting: Tournament.Meeting, _ first: Int, _ second: Int) {
    single[first, second] = meeting.single
    groups[first, second] = meeting.groups
  }

  /// All bouts.
  package var all: Crosstable {
    var sum = single
    for one in 0..<sum.count {
      for other in 0..<one { sum[one, other] = single[one, other] + groups[one, other] }
    }
    return sum
  }
}

/// The result of a dish's tournament.
package struct DishRating: Sendable {
  package let dish: String
  package let births: [Int]
  package let table: Crosstable
  /// The ratings in order of checkpoints, on Elo's scale with mean 0.
  package let ratings: [Double]
  /// 95 % bootstrap intervals of the above.
  package let intervals: [ClosedRange<Double>]
  /// Whether the ratings rise with the births.
  package let trend: KendallTest
  package let triads: CyclicTriads
  /// `nil` for fewer than three checkpoints.
  package let race: Race?

  /// The name as messages show it: `seed 1`, `seeds 1-4`.
  package var name: String { (dish.contains("-") ? "seeds " : "seed ") + dish }

  package init(_ tournament: DishTournament) {
    dish = tournament.dish
    births = tournament.births
    table = tournament.all
    ratings = BradleyTerry(table).ratings
    var random = RandomSource(seed: 1)
    intervals = BradleyTerry.intervals(table, random: &random)
    trend = KendallTest(ratings)
    triads = CyclicTriads(table)
    race = Race(table, ratings: ratings)
  }
}
