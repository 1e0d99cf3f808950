import Foundation
import ListEngine
import OozeKernel
import Testing

/// Compares the structures that find rows with plain lists.
struct TableGeometryTests {
  @Test(arguments: 0..<34) func sumTree(count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    var list = (0..<count).map { _ in Double(generator.below(9)) }
    var tree = SumTree(list)
    for _ in 0..<20 where count > 0 {
      let index = generator.below(count)
      let change = Double(generator.below(7)) - min(3, list[index])
      list[index] += change
      tree[index] = list[index]
    }
    var sum = 0.0
    for index in 0...count {
      #expect(tree.sum(ofFirst: index) == sum)
      if index < count { sum += list[index] }
    }
    for place in stride(from: -1.0, through: sum + 2, by: 0.5) {
      var expected = 0
      var end = 0.0
      while expected < count, end + list[expected] <= place {
        end += list[expected]
        expected += 1
      }
      let found = tree.prefix { end, _ in end <= place }
      #expect(found.count == expected && found.sum == end, "place \(place)")
    }
  }

  @Test(arguments: [0, 1, 2, 63, 64, 65, 128, 200], [0.0, 1, 44])
  func rowHeights(count: Int, base: CGFloat) {
    var generator = SplitMix64(seed: UInt64(count) * 31 + UInt64(base))
    var heights = RowHeights(count: count, base: base)
    var list = [CGFloat](repeating: base, count: count)
    for round in 0..<(count == 0 ? 1 : 40) {
      if count > 0 {
        let row = generator.below(count)
        let height = CGFloat(generator.below(5)) * 10
        #expect(heights.set(height, at: row) == height - list[row])
        list[row] = height
        #expect(heights.isKnown(row))
      }
      guard round % 8 == 0 else { continue }
      var y: CGFloat = 0
      for row in 0...count {
        #expect(heights.offset(of: row) == y)
        guard row < count else { break }
        #expect(heights[row] == list[row])
        if list[row] > 0 {
          #expect(heights.row(at: y) == row)
          #expect(heights.row(at: y + list[row] - 0.5) == row)
        }
        y += list[row]
      }
      #expect(heights.total == y)
      #expect(heights.row(at: y) == count)
    }
  }

  @Test func equalRowsTakeNoMemory() {
    let heights = RowHeights(count: 1_000_000_000, base: 44)
    #expect(heights.blockCount == 0)
    #expect(heights.row(at: 44 * 999_999_999 + 1) == 999_999_999)
    #expect(heights.total == 44_000_000_000)
  }

  /// Random sections: every row is found at its position, and gaps belong to no row.
  @Test(arguments: 0..<12) func tables(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let sections = (0..<generator.below(7)).map { _ in
      var rows = RowHeights(count: generator.below(6), base: 10)
      for row in 0..<rows.count where generator.below(2) == 0 {
        rows.set(CGFloat(generator.below(4)) * 5, at: row)
      }
      return TableGeometry.Section(
        topPadding: CGFloat(generator.below(2)) * 4, header: CGFloat(generator.below(3)) * 7,
        footer: CGFloat(generator.below(3)) * 3, rows: rows)
    }
    var geometry = TableGeometry(sections: sections, counts: TableCounts())
    geometry.headerHeight = CGFloat(generator.below(3)) * 11
    var y = geometry.headerHeight
    for (index, section) in sections.enumerated() {
      #expect(geometry.minY(ofSection: index) == y)
      #expect(geometry.minY(ofHeader: index) == y + section.topPadding)
      if section.topPadding + section.header > 0 { #expect(geometry.row(at: y) == nil) }
      y += section.topPadding + section.header
      for row in 0..<section.rows.count {
        let id = RowID(index, row)
        #expect(geometry.minY(of: id) == y)
        if section.rows[row] > 0 {
          #expect(geometry.row(at: y) == id)
          #expect(geometry.row(at: y + section.rows[row] - 0.25) == id)
          #expect(geometry.firstRow(endingAfter: y) == id)
        }
        y += section.rows[row]
      }
      #expect(geometry.minY(ofFooter: index) == y)
      if section.footer > 0 { #expect(geometry.row(at: y) == nil) }
      y += section.footer
      #expect(geometry.maxY(ofSection: index) == y)
    }
    #expect(geometry.totalHeight == y)
    #expect(geometry.row(at: y) == nil)
    #expect(geometry.row(at: -1) == nil)
    var walked: [RowID] = []
    var row = geometry.firstRow
    while let current = row {
      walked.append(current)
      row = geometry.row(after: current)
    }
    let all = sections.indices.flatMap { section in
      (0..<sections[section].rows.count).map { RowID(section, $0) }
    }
    #expect(walked == all)
    for (before, after) in zip(all, all.dropFirst()) {
      #expect(geometry.row(before: after) == before)
    }
  }
}
