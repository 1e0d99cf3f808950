extension Solver {
  /// Lets the violation `symbol` count on a level.
  mutating func addError(_ symbol: Int32, at priority: Priority) {
    var index = 0
    while index < levels.count, levels[index].priority > priority { index += 1 }
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    levels[index].errors += 1
    add(symbol, 1, toLevelAt: index)
  }

  /// Takes the violations of a constraint out of the objectives again.
  mutating func removeErrors(of record: Record) {
    var symbols = [record.marker, record.other].makeIterator()
    for penalty in [record.relation.above, record.relation.below] where penalty != .forbidden {
      let symbol = symbols.next()!
      if case .level(let priority) = penalty { removeError(symbol, at: priority) }
    }
  }

  private mutating func removeError(_ symbol: Int32, at priority: Priority) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else {
      preconditionFailure("removeErrors: no level of priority \(priority.level)")
    }
    add(symbol, -1, toLevelAt: index)
    levels[index].errors -= 1
    if levels[index].errors == 0 {
      for cell in levels[index].row.cells { occurrences[Int(cell.symbol)] -= 1 }
      levels.remove(at: index)
    }
  }

  /// Adds `coefficient · symbol` to an objective, by what is nonbasic.
  private mutating func add(_ symbol: Int32, _ coefficient: Double, toLevelAt index: Int) {
    let row = Int(rowIndex[Int(symbol)])
    if row >= 0 {
      levels[index].row.add(
        rows[row], times: coefficient, without: -1, scratch: &scratch, occurrences: &occurrences,
        weight: 1)
    } else {
      let before = levels[index].row.cells.count
      levels[index].row.insert(symbol, coefficient)
      occurrences[Int(symbol)] += Int32(levels[index].row.cells.count - before)
    }
  }
}
