extension Solver {
  enum Direction { case increasing, decreasing }

  /// Finds the best solution: the least sum of errors on the highest level, among those the least
  /// on the next, and so on. Does nothing when no constraint came, went or changed its relation
  /// since the last time.
  ///
  /// Costs are compared level by level, which orders them as numbers are ordered; so all levels are
  /// one objective to the simplex, and Bland's rule ends it as ever.
  package mutating func optimize() {
    guard !isOptimal else { return }
    while let entering = improving.popLowest() {
      guard isImproving(entering) else { continue }
      // An objective is never below zero, so something always blocks the way down; that nothing
      // does can only be noise, and is left alone.
      if let leaving = leavingRow(entering, .increasing) {
        pivot(row: leaving.row, at: Int(leaving.place))
      }
    }
    isOptimal = true
    checkInvariants()
  }

  /// Whether the objectives get better as a nonbasic symbol grows. A basic symbol costs nothing, and
  /// neither does an unbounded variable: none but the rows of other unbounded ones mention it.
  func isImproving(_ symbol: Int32) -> Bool {
    kinds[Int(symbol)].isPivotable && objectives.isNegative(costOf: symbol)
  }

  /// The row that first becomes infeasible as `entering` leaves zero, where its column mentions it:
  /// the one with the least ratio, among equals the lowest basic symbol. `nil` when none ever does.
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
