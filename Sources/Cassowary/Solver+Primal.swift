extension Solver {
  /// Below this a cost per unit is noise.
  static let costTolerance = 1e-9

  /// Finds the best solution: the least sum of errors on the highest level, among those the least
  /// on the next, and so on. Does nothing when no constraint came, went or changed its relation
  /// since the last time.
  package mutating func optimize() {
    guard !isOptimal else { return }
    var level = 0
    while level < levels.count {
      // A level's objective is never below zero, so something always blocks the way down; that
      // nothing does can only be noise, and is left alone.
      if let (entering, decreasing) = enteringSymbol(of: levels[level].row, above: level),
        let leaving = leavingRow(entering: entering, decreasing: decreasing)
      {
        pivot(entering: entering, rowAt: leaving)
      } else {
        level += 1
      }
    }
    isOptimal = true
  }

  /// The lowest symbol whose change lowers the objective `row` and leaves the first `levels`
  /// objectives as they are.
  func enteringSymbol(of row: Row, above levels: Int) -> (symbol: Int32, decreasing: Bool)? {
    for cell in row.cells {
      let isFree = kinds[Int(cell.symbol)] == .free
      guard isFree || kinds[Int(cell.symbol)].isPivotable else { continue }
      let isPromising =
        cell.coefficient < -Self.costTolerance
        || (isFree && cell.coefficient > Self.costTolerance)
      guard isPromising, costsNothing(cell.symbol, above: levels) else { continue }
      return (cell.symbol, cell.coefficient > 0)
    }
    return nil
  }

  private func costsNothing(_ symbol: Int32, above end: Int) -> Bool {
    for level in 0..<end {
      if abs(levels[level].row.coefficient(of: symbol)) > Self.costTolerance { return false }
    }
    return true
  }

  /// The row that first becomes infeasible as `entering` grows from zero, or falls when
  /// `decreasing`: the one with the least ratio, among equals the lowest basic symbol. `nil` when
  /// none ever does.
  func leavingRow(entering: Int32, decreasing: Bool) -> Int? {
    var best: Int?
    var bestRatio = Double.infinity
    var remaining = occurrences[Int(entering)]
    for index in rows.indices where remaining > 0 {
      let coefficient = rows[index].coefficient(of: entering)
      guard coefficient != 0 else { continue }
      remaining -= 1
      guard kinds[Int(rows[index].basic)].isRestricted, (coefficient < 0) != decreasing
      else { continue }
      let ratio = max(rows[index].constant, 0) / abs(coefficient)
      if ratio < bestRatio || (ratio == bestRatio && rows[index].basic < rows[best!].basic) {
        best = index
        bestRatio = ratio
      }
    }
    return best
  }
}
