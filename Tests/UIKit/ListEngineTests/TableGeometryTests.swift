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
    #expect(list.indices.map { tree[$0] } == list)
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
      let found = tree.prefix { end, reached in
        #expect(reached <= count)
        return end <= place
      }
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

  /// Returns two sections with a header, two rows each and a footer, the second without padding.
  private func geometry() -> TableGeometry {
    TableGeometry(
      sections: [
        .init(topPadding: 4, header: 20, footer: 6, rows: RowHeights(count: 2, base: 10)),
        .init(header: 30, footer: 8, rows: RowHeights(count: 2, base: 10)),
      ], counts: TableCounts())
  }

  @Test func changesMoveWhatIsBelow() {
    var geometry = geometry()
    #expect(geometry.totalHeight == 108)
    #expect(geometry.setHeight(11, of: RowID(1, 1)) == 1)
    #expect(geometry.totalHeight == 109)
    #expect(geometry.setHeight(25, of: RowID(0, 1)) == 15)
    #expect(geometry.totalHeight == 124)
    #expect(geometry.setHeight(25, of: RowID(0, 1)) == 0)
    #expect(geometry.height(of: RowID(0, 1)) == 25)
    #expect(geometry.minY(ofSection: 1) == 65)
    #expect(geometry.setHeader(22, padding: 1, of: 0) == -1)
    #expect(geometry.minY(ofHeader: 0) == 1)
    #expect(geometry.minY(of: RowID(0, 0)) == 23)
    #expect(geometry.setFooter(9, of: 1) == 1)
    #expect(geometry.minY(of: .footer, 1) == geometry.maxY(ofSection: 1) - 9)
    #expect(geometry.minY(of: .header, 1) == geometry.minY(ofHeader: 1))
    #expect(geometry.maxY(of: RowID(1, 1)) == geometry.minY(ofFooter: 1))
    #expect(geometry.sectionsHeight == 124)
    geometry.headerHeight = 50
    geometry.footerHeight = 7
    #expect(geometry.totalHeight == 181)
    #expect(geometry.faults == [])
    #expect(geometry.section(at: 49) == 0)
    #expect(geometry.section(at: 1000) == 1)
    #expect(geometry.sections[0].rows.isKnown(1))
    geometry.forgetRowHeights()
    #expect(!geometry.sections[0].rows.isKnown(1))
  }

  @Test func neighboursOfRows() {
    let rows = [0, 2, 0, 1, 0].map { RowHeights(count: $0, base: 10) }
    let geometry = TableGeometry(sections: rows.map { .init(rows: $0) }, counts: TableCounts())
    let all = [RowID(1, 0), RowID(1, 1), RowID(3, 0)]
    #expect(geometry.firstRow == all.first)
    #expect(geometry.lastRow == all.last)
    #expect(all.map { geometry.row(after: $0) } == [all[1], all[2], nil])
    #expect(all.map { geometry.row(before: $0) } == [nil, all[0], all[1]])
    #expect(all.allSatisfy(geometry.contains))
    for other in [RowID(0, 0), RowID(1, 2), RowID(1, -1), RowID(3, 1), RowID(5, 0), RowID(-1, 0)] {
      #expect(!geometry.contains(other))
    }
    let empty = TableGeometry(sections: [], counts: TableCounts())
    #expect(empty.firstRow == nil && empty.lastRow == nil)
    #expect(empty.section(at: 0) == nil)
  }

  @Test func sectionsAndRowsAtTheirEdges() {
    let geometry = geometry()
    #expect(geometry.section(at: 49.5) == 0)
    #expect(geometry.section(at: 50) == 1)
    #expect(geometry.section(at: -1) == 0)
    // A footer belongs to no row, and the next one is the first of the next section.
    #expect(geometry.firstRow(endingAfter: 46) == RowID(1, 0))
    #expect(geometry.row(at: 46) == nil)
    #expect(geometry.firstRow(endingAfter: 100) == nil)
    let small = TableGeometry(
      sections: [
        .init(header: 0.5, rows: RowHeights(count: 0, base: 1)),
        .init(rows: RowHeights(count: 1, base: 1)),
      ],
      counts: TableCounts())
    #expect(small.section(at: 0) == 0)
    #expect(small.section(at: 0.5) == 1)
  }

  @Test func aNewSectionHasOnlyItsRows() {
    let section = TableGeometry.Section(rows: RowHeights(count: 3, base: 10))
    #expect(section.height == 30)
    #expect(section.topPadding == 0 && section.header == 0 && section.footer == 0)
    #expect(!section.measures(.header) && !section.measures(.footer))
    #expect(section.line(.header) == nil && section.line(.footer) == nil)
  }

  @Test func countersCountQueriesUntilTheReset() {
    let counts = TableCounts()
    let geometry = TableGeometry(
      sections: [.init(rows: RowHeights(count: 3, base: 10))], counts: counts)
    func all() -> [Int] {
      [
        counts.cellsCreated, counts.cellsAsked, counts.rowsLaidOut, counts.cellsMeasured,
        counts.heightsAsked, counts.geometryQueries,
      ]
    }
    #expect(all() == [0, 0, 0, 0, 0, 0])
    _ = geometry.minY(ofSection: 0)
    #expect(counts.geometryQueries == 1)
    _ = geometry.height(of: RowID(0, 0))
    #expect(counts.geometryQueries == 2)
    _ = geometry.section(at: 5)
    #expect(counts.geometryQueries == 3)
    // The section, its position and the row.
    _ = geometry.firstRow(endingAfter: 5)
    #expect(counts.geometryQueries == 6)
    counts.cellsCreated = 1
    counts.cellsAsked = 2
    counts.rowsLaidOut = 3
    counts.cellsMeasured = 4
    counts.heightsAsked = 5
    counts.reset()
    #expect(all() == [0, 0, 0, 0, 0, 0])
  }

  /// Measured heights stay; of a title, the lines in addition to the first.
  @Test func measuredHeadersAndFootersStay() {
    var old = TableGeometry.Section(
      topPadding: 5, header: 60, footer: 30, measuresHeader: true, measuresFooter: true,
      headerLine: 20, rows: RowHeights(count: 0, base: 10))
    var new = old
    new.topPadding = 9
    new.header = 40
    new.footer = 10
    new.headerLine = 40
    new.keepViewHeights(of: old)
    #expect(new.header == 80)
    #expect(new.topPadding == 5)
    #expect(new.footer == 30)
    #expect(new.height == 115)
    old.header = 1
    old.footer = 1
    new.measuresHeader = false
    new.measuresFooter = false
    new.keepViewHeights(of: old)
    #expect(new.header == 80 && new.footer == 30)
    #expect(new.height(.header) == 80 && new.height(.footer) == 30)
    new.measuresHeader = true
    #expect(new.measures(.header) && !new.measures(.footer))
    #expect(new.line(.header) == 40 && new.line(.footer) == nil)
  }
}
