/// Counts the kinds that live side by side and keep doing so.
enum Coexistence {
  /// Returns, for each sample, the number of kinds that were present in all of the last `span` samples.
  ///
  /// A kind that comes and goes doesn't count, and neither does a new one.
  ///
  ///     Coexistence.lasting([[0, 1], [0], [0, 1], [0, 1]], for: 2)  // [nil, 1, 1, 2]
  ///
  /// - Parameters:
  ///   - samples: The kinds that are present, at each moment in order.
  ///   - span: The number of samples that a kind has to last; at least 1.
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

  /// Returns, for each sample, the number of different kinds that were present in any sample so far.
  static func everPresent(_ samples: [Set<Int>]) -> [Int] {
    var seen: Set<Int> = []
    return samples.map { present in
      seen.formUnion(present)
      return seen.count
    }
  }

  /// Returns the lineages that hold at least a share of the population.
  ///
  /// A seed is born now and then in any case, so a single one doesn't count as an established species.
  ///
  /// - Parameters:
  ///   - counts: The members of each lineage.
  ///   - share: The part of all members that a lineage must have; 0.05 by default.
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
