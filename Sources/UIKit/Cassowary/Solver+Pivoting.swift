extension Solver {
  /// Adds `basic = current` to the tableau and replaces `basic` everywhere else.
  mutating func installCurrent(basic: Int32) {
    substituteCurrent(for: basic)
    tableau.install(current, basic: basic)
    noteChange(of: basic)
    current.removeAll()
  }

  /// Makes the symbol of the cell at `place` the basic symbol of its row.
  mutating func pivot(row: Int32, at place: Int) {
    pivots += 1
    let entering = tableau.rows[row, place].symbol
    noteChange(of: tableau.basics[Int(row)])
    noteChange(of: entering)
    tableau.solve(row, forCellAt: place)
    tableau.load(row, into: &current)
    substituteCurrent(for: entering)
    current.removeAll()
  }

  private mutating func substituteCurrent(for symbol: Int32) {
    if tableau.isMentioned(symbol) {
      tableau.substitute(symbol, by: current, changed: &movedRows)
      for row in movedRows { noteConstant(of: row) }
      movedRows.removeAll(keepingCapacity: true)
    }
    if objectives.substitute(symbol, by: current) {
      for symbol in current.symbols { noteCost(of: symbol) }
    }
  }

  /// Records that the constant of a row changed, and so its variable's value and perhaps the row's feasibility.
  @inline(__always)
  mutating func noteConstant(of row: Int32) {
    let basic = tableau.basics[Int(row)]
    let constant = tableau.constants[Int(row)]
    switch kinds[Int(basic)] {
    case .free: noteChange(of: basic)
    case .nonnegative:
      noteChange(of: basic)
      if constant < -Tolerance.feasibility { infeasible.insert(basic) }
    case .slack, .error: if constant < -Tolerance.feasibility { infeasible.insert(basic) }
    case .dummy: if abs(constant) > Tolerance.feasibility { infeasible.insert(basic) }
    case .unused: break
    }
  }

  /// Records that the cost of a nonbasic symbol changed, so that it may improve an objective now.
  @inline(__always)
  mutating func noteCost(of symbol: Int32) {
    if isImproving(symbol) { improving.insert(symbol) }
  }
}
