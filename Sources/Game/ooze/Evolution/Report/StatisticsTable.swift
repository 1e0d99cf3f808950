import Micro

/// The lines of `statistics.csv`. Fields are looked up by the names in the first line.
struct StatisticsTable {
  /// One island after one round. A field that the line lacks is empty.
  struct Row {
    fileprivate let columns: [Substring: Int]
    fileprivate let fields: [Substring]

    subscript(column: Substring) -> Substring {
      guard let index = columns[column], index < fields.count else { return "" }
      return fields[index]
    }

    var arm: Substring { self["arm"] }
    var seed: Substring { self["seed"] }

    /// Simulated minutes since the beginning; `nil` for an invalid value.
    var minutes: Double? {
      guard let seconds = Double(self["seconds"]), (0...1e12).contains(seconds) else { return nil }
      return seconds / 60
    }

    /// The members of each founder's lineage. Fields that aren't numbers are skipped.
    var lineages: [Int] { self["lineages"].split(separator: " ").compactMap { Int($0) } }
    /// The census of the niches, entry by entry; empty if the round had no census.
    var niches: [Substring] { self["niches"].split(separator: " ") }
  }

  /// The rows of the dishes that evolve, in the order of the file.
  let evolving: [Row]

  init(_ text: String) {
    let lines = text.split(separator: "\n")
    let names = lines.first.map { StatisticsTable.fields(of: $0) } ?? []
    let columns = Dictionary(
      zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    evolving = lines.dropFirst().lazy.map {
      Row(columns: columns, fields: StatisticsTable.fields(of: $0))
    }.filter { $0.arm == Island.Arm.evolving.name[...] }
  }

  private static func fields(of line: Substring) -> [Substring] {
    line.split(separator: ",", omittingEmptySubsequences: false)
  }
}
