extension Solver {
  enum Direction { case increasing, decreasing }

  /// Finds the optimal solution: the smallest sum of errors on the highest level, then on the next, and so on.
  /// Does nothing if no constraint was added, removed or given another relation since the last call.
  ///
  /// Costs are compared level by level, which is a total order like that of numbers. So all levels are one
  /// objective for the simplex, and Bland's rule guarantees that it terminates.
  package mutating func optimize() {
    guard !isOptimal else { return }
    while let entering = improving.popLowest() {
      guard isImproving(entering) else { continue }
      // An objective is never below zero, so something always limits the descent. If nothing does, that can
      // only be noise, which is ignored.
      if let leaving = leavingRow(entering, .increasing) {
        pivot(row: leaving.row, at: Int(leaving.place))
      }
    }
    isOptimal = true
    checkInvariants()
  }

  /// Returns whether the objectives improve as a nonbasic symbol increases. A basic symbol has no cost, and
  /// neither does an unbounded variable, which only the rows of other unbounded variables contain.
  func isImproving(_ symbol: Int32) -> Bool {
    kinds[Int(symbol)].isPivotable && objectives.isNegative(costOf: symbol)
  }

  /// Returns the first row that becomes infeasible as `entering` leaves zero, of the rows in its column: the
  /// one with the smallest ratio, and for equal ratios the lowest basic symbol. Returns `nil` if none does.
  func leavingRow(_ entering: Int32, _ direction: Direction) -> Tableau.Mention? {
    var best: Tableau.Mention?
    var bestRatio = Double.infinity
    var bestBasic = Int32.max
    for mention in tableau.mentions(of: entering) {
      let basic = tableau.basics[Int(mention.row)]
      guard kinds[Int(basic)].isRestricted else { continue }
      let coefficient = tableau.coefficient(at: mention)
      guard (coefficient < 0) == (direction == .increasing) else { continue }
      let ratio = max(tableau.constants[Int(mention.row)], 0) / abs(coefficient)
      if ratio < bestRatio || (ratio == bestRatio && basic < bestBasic) {
        best = mention
        bestRatio = ratio
        bestBasic = basic
      }
    }
    return best
  }
}
