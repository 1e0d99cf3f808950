/// How many kinds live side by side, and go on doing so.
enum Coexistence {
  /// The number of kinds that were present in every one of the last samples, at each sample.
  ///
  /// A kind that comes and goes doesn't count, nor does one before it has lasted.
  ///
  ///     Coexistence.lasting([[0, 1], [0], [0, 1], [0, 1]], for: 2)  // [nil, 1, 1, 2]
  ///
  /// - Parameters:
  ///   - samples: The kinds that are present, at each moment in order.
  ///   - span: Over how many samples a kind has to last; at least 1.
  /// - Returns: `nil` for moments before which there are too few samples to tell.
  /// - Complexity: O(kinds in all samples).
  static func lasting(_ samples: [Set<Int>], for span: Int) -> [Int?] {
    precondition(span > 0, "a span of \(span) samples")
    var runs: [Int: Int] = [:]
    return samples.enumerated().map { index, present in
      var next: [Int: Int] = [:]
      for kind in present { next[kind] = (runs[kind] ?? 0) + 1 }
      runs = next
      guard index + 1 >= span else { return nil }
      var lasting = 0
      for kind in present where (runs[kind] ?? 0) >= span { lasting += 1 }
      return lasting
    }
  }

  /// The number of different kinds that were ever present up to each sample.
  static func everPresent(_ samples: [Set<Int>]) -> [Int] {
    var seen: Set<Int> = []
    return samples.map { present in
      seen.formUnion(present)
      return seen.count
    }
  }

  /// The lineages that hold at least a share of the population.
  ///
  /// A seed is born now and then whatever happens, so a single one isn't a species that holds its
  /// own.
  ///
  /// - Parameters:
  ///   - counts: The members of each lineage.
  ///   - share: The part of all members that a lineage has to have; a twentieth unless said.
  static func established(_ counts: [Int], share: Double = 0.05) -> Set<Int> {
    var sum = 0
    for count in counts { sum += count }
    var found: Set<Int> = []
    for (lineage, count) in counts.enumerated()
    where count > 0 && Double(count) >= share * Double(sum) {
      found.insert(lineage)
    }
    return found
  }
}
