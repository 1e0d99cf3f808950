import Foundation
import ListEngine
import OozeKernel
import Testing

/// The heights of rows that stay after a change, and those that are estimates again, compared with plain lists.
@Suite struct RowHeightsTests {
  /// Returns heights of which some rows have their own, final or estimated, and the same as lists.
  private func random(
    _ count: Int, _ random: inout SplitMix64
  ) -> (heights: RowHeights, list: [CGFloat], known: [Bool], own: [Bool]) {
    var heights = RowHeights(count: count, base: 10)
    var list = [CGFloat](repeating: 10, count: count)
    var (known, own) = (
      [Bool](repeating: false, count: count), [Bool](repeating: false, count: count)
    )
    for row in 0..<count where random.below(3) == 0 {
      list[row] = CGFloat(random.below(6))
      known[row] = random.below(2) == 0
      own[row] = true
      heights.set(list[row], at: row, isKnown: known[row])
    }
    return (heights, list, known, own)
  }

  private func check(_ heights: RowHeights, _ list: [CGFloat], _ known: [Bool], _ place: Comment) {
    #expect(list.indices.map { heights[$0] } == list, place)
    #expect(list.indices.map { heights.isKnown($0) } == known, place)
    #expect(heights.total == list.reduce(0, +), place)
    for row in list.indices {
      #expect(heights.offset(of: row) == list.prefix(row).reduce(0, +), place)
    }
  }

  @Test(arguments: 0..<30) func rowsKeepTheirHeights(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let old = random(1 + generator.below(200), &generator)
    var new = random(1 + generator.below(200), &generator)
    let length = generator.below(min(old.list.count, new.list.count) + 1)
    let from = generator.below(old.list.count - length + 1)
    let to = generator.below(new.list.count - length + 1)
    new.heights.adopt(old.heights, from..<from + length, at: to)
    for index in 0..<length where old.own[from + index] && !new.known[to + index] {
      new.list[to + index] = old.list[from + index]
      new.known[to + index] = old.known[from + index]
    }
    check(new.heights, new.list, new.known, "seed \(seed)")
  }

  @Test(arguments: 0..<10) func allBecomeEstimates(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    var rows = random(generator.below(150), &generator)
    rows.heights.forgetWhatIsKnown()
    check(rows.heights, rows.list, rows.known.map { _ in false }, "seed \(seed)")
  }

  @Test func placesOutsideTheRows() {
    var rows = RowHeights(count: 3, base: 10)
    #expect(rows.row(at: -1) == 0)
    #expect(rows.row(at: 30) == 3)
    rows.set(0, at: 0)
    #expect(rows.row(at: -1) == 1)
    #expect(RowHeights(count: 0, base: 10).row(at: -1) == 0)
    #expect(RowHeights(count: 5, base: 0).row(at: 0) == 5)
    #expect(RowHeights(count: 5, base: 0.5).row(at: 0.6) == 1)
  }

  /// The row at a place is the first one that ends below it.
  @Test(arguments: 0..<30) func rowsAtPlaces(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let count = [1, 2, 63, 64, 65, 130, 200][generator.below(7)]
    let base = CGFloat([0, 10][generator.below(2)])
    var heights = RowHeights(count: count, base: base)
    var list = [CGFloat](repeating: base, count: count)
    for step in 0..<4 {
      let places = list.indices.map { list.prefix($0).reduce(0, +) } + [list.reduce(0, +)]
      for place in places.flatMap({ [$0 - 0.5, $0, $0 + 0.5] }) {
        // Places above the first row are its own.
        let row = list.indices.first { places[$0 + 1] > max(place, 0) } ?? count
        #expect(heights.row(at: place) == row, "seed \(seed), step \(step), \(place)")
      }
      for row in list.indices where generator.below(5 - step) == 0 {
        list[row] = CGFloat(generator.below(4) * 5)
        #expect(heights.set(list[row], at: row) == list[row] - (places[row + 1] - places[row]))
      }
    }
  }
}
