import Foundation
import Testing

@testable import Micro

@Suite("Ratings by Bradley and Terry") struct BradleyTerryTests {
  /// Returns the likelihood of ratings for the bouts of a table, as a logarithm.
  private func likelihood(_ table: Crosstable, _ ratings: [Double]) -> Double {
    var sum = 0.0
    for one in 0..<table.count {
      for other in 0..<table.count where other != one {
        let chance = 1 / (1 + pow(10, (ratings[other] - ratings[one]) / 400))
        sum += table[one, other].points * log(chance)
      }
    }
    return sum
  }

  private func table(_ count: Int, seed: UInt64) -> Crosstable {
    var random = RandomSource(seed: seed)
    var table = Crosstable(count: count)
    for one in 0..<count {
      for other in 0..<one {
        table[one, other] = Tally(
          wins: 1 + random.below(12), draws: random.below(12), losses: 1 + random.below(12))
      }
    }
    return table
  }

  // For two entrants, the likelihood is greatest if the chance is the share: the difference is its logit.
  @Test("two entrants lie the logit of the share apart", arguments: 1...31)
  func two(wins: Int) {
    var table = Crosstable(count: 2)
    table[0, 1] = Tally(wins: wins, losses: 32 - wins)
    let ratings = BradleyTerry(table, prior: 0).ratings
    let logit = 400 * log10(Double(wins) / Double(32 - wins))
    #expect(abs(ratings[0] - ratings[1] - logit) < 0.01)
    #expect(abs(ratings[0] + ratings[1]) < 1e-9)
    let chance = BradleyTerry.chance(of: ratings[0], against: ratings[1])
    #expect(abs(chance - Double(wins) / 32) < 1e-4)
  }

  @Test("a draw is half a win", arguments: 0...16)
  func draws(pairs: Int) {
    var drawn = Crosstable(count: 2)
    drawn[0, 1] = Tally(wins: 20 - pairs, draws: 2 * pairs, losses: 16 - pairs)
    var decided = Crosstable(count: 2)
    decided[0, 1] = Tally(wins: 20, losses: 16)
    #expect(BradleyTerry(drawn).ratings == BradleyTerry(decided).ratings)
  }

  // A prior of a drawn bout makes 32 won ones 32.5 of 33.
  @Test("an entrant that won everything has a rating too, and the other the opposite")
  func perfect() {
    var table = Crosstable(count: 2)
    table[0, 1] = Tally(wins: 32)
    let ratings = BradleyTerry(table).ratings
    #expect(abs(ratings[0] - ratings[1] - 400 * log10(65)) < 0.01)
    let without = BradleyTerry(table, prior: 0).ratings
    #expect(without.allSatisfy { $0.isFinite })
    #expect(without[0] - without[1] > 3000)
  }

  @Test("no step in any direction is likelier", arguments: [UInt64](1...12))
  func likeliest(seed: UInt64) {
    let table = table(5, seed: seed)
    let ratings = BradleyTerry(table, prior: 0).ratings
    let best = likelihood(table, ratings)
    for entrant in 0..<5 {
      for step in [-5.0, -0.5, 0.5, 5] {
        var other = ratings
        other[entrant] += step
        #expect(likelihood(table, other) < best, "entrant \(entrant), \(step)")
      }
    }
  }

  // Brute force over a grid of 4 points of three ratings, of which the mean is 0.
  @Test("agrees with the best point of a grid", arguments: [UInt64](1...4))
  func bruteForce(seed: UInt64) {
    let table = table(3, seed: seed)
    var best = (value: -Double.infinity, ratings: [0.0, 0, 0])
    for one in stride(from: -400.0, through: 400, by: 4) {
      for two in stride(from: -400.0, through: 400, by: 4) {
        let ratings = [one, two, -one - two]
        let value = likelihood(table, ratings)
        if value > best.value { best = (value, ratings) }
      }
    }
    for (found, near) in zip(BradleyTerry(table, prior: 0).ratings, best.ratings) {
      #expect(abs(found - near) <= 8, "two steps of the grid")
    }
  }

  @Test("the order of the entrants changes only the order of the results")
  func order() {
    let table = table(6, seed: 3)
    let turn = [3, 0, 5, 1, 4, 2]
    var turned = Crosstable(count: 6)
    for one in 0..<6 {
      for other in 0..<one { turned[one, other] = table[turn[one], turn[other]] }
    }
    let (ratings, others) = (BradleyTerry(table).ratings, BradleyTerry(turned).ratings)
    for one in 0..<6 { #expect(abs(others[one] - ratings[turn[one]]) < 0.01) }
  }

  @Test("no entrants, one, and entrants that never met") func degenerate() {
    #expect(BradleyTerry(Crosstable(count: 0)).ratings == [])
    #expect(BradleyTerry(Crosstable(count: 1)).ratings == [0])
    #expect(BradleyTerry(Crosstable(count: 3)).ratings == [0, 0, 0])
    var random = RandomSource(seed: 1)
    let intervals = BradleyTerry.intervals(Crosstable(count: 3), resamples: 20, random: &random)
    #expect(intervals == [0...0, 0...0, 0...0])
  }

  // The difference of two ratings from 100 bouts of equals has a deviation of 400/ln 10 · 2/√100 = 35
  // points, so each rating one of 17; 95 % of the intervals hold 0.
  @Test("intervals contain the true value as often as their level states") func intervals() {
    var random = RandomSource(seed: 4)
    var missed = 0
    for _ in 0..<100 {
      var tally = Tally()
      for _ in 0..<100 { tally.add(random.chance(0.5) ? .win : .loss) }
      var table = Crosstable(count: 2)
      table[0, 1] = tally
      let intervals = BradleyTerry.intervals(table, resamples: 100, random: &random)
      if !intervals[0].contains(0) { missed += 1 }
      #expect(intervals[0].contains(BradleyTerry(table).ratings[0]))
    }
    #expect((1...16).contains(missed), "5 of 100, and five deviations of 2.2")
  }
}
