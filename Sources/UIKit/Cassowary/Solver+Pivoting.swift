extension Solver {
  /// Makes `basic = current` part of the tableau and replaces `basic` everywhere else.
  mutating func installCurrent(basic: Int32) {
    substituteCurrent(for: basic)
    tableau.install(current, basic: basic)
    noteChange(of: basic)
    current.removeAll()
  }

  /// Lets the symbol of the cell at `place` take the place in the basis of its row.
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

  /// The constant of a row changed: so did its variable's value, and perhaps the row lost its
  /// feasibility.
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

  /// The cost of a nonbasic symbol changed: perhaps it can improve an objective now.
  @inline(__always)
  mutating func noteCost(of symbol: Int32) {
    if isImproving(symbol) { improving.insert(symbol) }
  }
}
