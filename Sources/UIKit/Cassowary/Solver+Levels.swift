extension Solver {
  /// Adds the violation `symbol` to a level.
  mutating func addError(_ symbol: Int32, at priority: Priority) {
    let level = objectives.addError(at: priority)
    add(1, of: symbol, on: level)
  }

  /// Removes the violations of a constraint from the objectives.
  mutating func removeErrors(of record: Record) {
    var symbol = record.marker
    for penalty in [record.relation.above, record.relation.below] where penalty != .forbidden {
      if case .level(let priority) = penalty {
        add(-1, of: symbol, on: objectives.level(of: priority))
        objectives.removeError(at: priority)
      }
      symbol = record.other
    }
  }

  /// Adds `cost · symbol`, expressed in nonbasic symbols, to an objective.
  private mutating func add(_ cost: Double, of symbol: Int32, on level: Objectives.Level) {
    let row = tableau.rowOfSymbol[Int(symbol)]
    guard row >= 0 else {
      objectives.add(cost, of: symbol, on: level)
      noteCost(of: symbol)
      return
    }
    for index in tableau.rows.range(of: row) {
      let cell = tableau.rows.elements[index]
      objectives.add(cost * cell.coefficient, of: cell.symbol, on: level)
      noteCost(of: cell.symbol)
    }
  }
}
