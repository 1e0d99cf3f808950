/// Where the rows of a section after an update come from, in runs of rows that stay together.
///
/// A million rows of which one goes are two runs.
struct RowOrigins {
  struct Run {
    /// The rows' numbers after the update.
    var rows: Range<Int>
    /// The first row's place before.
    var origin: RowID
  }

  /// In their order; rows between them are new.
  private(set) var runs: [Run] = []
  /// How many rows the section has after the update, as the changes make it.
  private(set) var count = 0

  /// Of a section that is new but for rows that moved into it; of how many it has the changes say
  /// nothing.
  init(arriving: [(row: Int, from: RowID)]) {
    for arrival in arriving.sorted(by: { $0.row < $1.row }) {
      append(Run(rows: arrival.row..<arrival.row + 1, origin: arrival.from))
      count = arrival.row + 1
    }
  }

  /// Of a section that stays. O(changes · log changes).
  init(
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

  /// Where row `row` was before; `nil` for a new one. O(log runs).
  func origin(of row: Int) -> RowID? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].rows.upperBound <= row { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].rows.contains(row) else { return nil }
    let run = runs[low]
    return RowID(run.origin.section, run.origin.row + row - run.rows.lowerBound)
  }
}

/// Where the rows and sections before an update are after it.
struct UpdateTargets {
  private var sections: [Int: Int] = [:]
  /// By old section: runs in the order of the old rows.
  private var runs: [Int: [(rows: Range<Int>, target: RowID)]] = [:]

  init(sections origins: [Int?], rows: [RowOrigins?]) {
    for (new, old) in origins.enumerated() {
      if let old { sections[old] = new }
      for run in rows[new]?.runs ?? [] {
        let old = run.origin.row..<run.origin.row + run.rows.count
        runs[run.origin.section, default: []].append((old, RowID(new, run.rows.lowerBound)))
      }
    }
    for section in runs.keys {
      runs[section]?.sort { $0.rows.lowerBound < $1.rows.lowerBound }
    }
  }

  func section(_ old: Int) -> Int? { sections[old] }

  /// `nil` for a row that is gone, or that belonged to a section that is. O(log runs).
  func row(_ old: RowID) -> RowID? {
    guard let runs = runs[old.section] else { return nil }
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].rows.upperBound <= old.row { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].rows.contains(old.row) else { return nil }
    let target = runs[low].target
    return RowID(target.section, target.row + old.row - runs[low].rows.lowerBound)
  }
}
