import OozeKernel

/// The origins of the rows in a section after an update, as runs of rows that stay together.
///
/// If one of a million rows is deleted, there are two runs.
package struct RowOrigins {
  package struct Run {
    /// The rows' numbers after the update.
    package var rows: Range<Int>
    /// The first row's position before the update.
    package var origin: RowID
  }

  /// The runs in order. The rows between them are new.
  package private(set) var runs: [Run] = []
  /// The number of rows in the section after the update, according to the changes.
  package private(set) var count = 0

  /// Creates the origins of a section that is new except for rows that moved into it. The changes
  /// don't determine its number of rows.
  package init(arriving: [(row: Int, from: RowID)]) {
    for arrival in arriving.sorted(by: { $0.row < $1.row }) {
      append(Run(rows: arrival.row..<arrival.row + 1, origin: arrival.from))
      count = arrival.row + 1
    }
  }

  /// Creates the origins of a section that remains. O(changes · log changes).
  package init(
    section: Int, count oldCount: Int, gone: [Int], inserted: [Int],
    arriving: [(row: Int, from: RowID)]
  ) {
    var kept = Self.ranges(below: oldCount, without: gone).makeIterator()
    var rest = kept.next()
    func take(_ most: Int) -> Range<Int>? {
      guard let range = rest else { return nil }
      let taken = range.prefix(most)
      rest = taken.count == range.count ? kept.next() : taken.endIndex..<range.upperBound
      return taken.startIndex..<taken.endIndex
    }
    let news =
      (inserted.map { (row: $0, from: RowID?.none) }
      + arriving.map { (row: $0.row, from: RowID?.some($0.from)) }).sorted { $0.row < $1.row }
    for new in news {
      while count < new.row, let range = take(new.row - count) { append(section, range) }
      if let from = new.from { append(Run(rows: count..<count + 1, origin: from)) }
      count += 1
    }
    while let range = take(.max) { append(section, range) }
  }

  private mutating func append(_ section: Int, _ range: Range<Int>) {
    append(
      Run(rows: count..<count + range.count, origin: RowID(section, range.lowerBound)))
    count += range.count
  }

  private mutating func append(_ run: Run) {
    if let last = runs.last, last.rows.upperBound == run.rows.lowerBound,
      last.origin.section == run.origin.section,
      last.origin.row + last.rows.count == run.origin.row
    {
      runs[runs.count - 1].rows = last.rows.lowerBound..<run.rows.upperBound
    } else {
      runs.append(run)
    }
  }

  private static func ranges(below count: Int, without gone: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for row in gone.sorted() {
      if row > start { ranges.append(start..<row) }
      start = row + 1
    }
    if start < count { ranges.append(start..<count) }
    return ranges
  }

  /// Returns the position of row `row` before the update, or `nil` for a new row. O(log runs).
  package func origin(of row: Int) -> RowID? {
    let index = Bisection.count(runs.count) { runs[$0].rows.upperBound <= row }
    guard index < runs.count, runs[index].rows.contains(row) else { return nil }
    let run = runs[index]
    return RowID(run.origin.section, run.origin.row + row - run.rows.lowerBound)
  }
}
