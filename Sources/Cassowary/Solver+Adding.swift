extension Solver {
  /// Adds a constraint on `Σ terms + constant`. The solution follows at the next ``optimize()``.
  ///
  /// - Throws: ``Conflict`` with the constraints that forbid it; the system is then as it was
  ///   before. Only a relation with a forbidden side can be refused.
  /// - Complexity: one substitution into the tableau, and some pivots when the constraint does
  ///   not hold in the present solution.
  package mutating func add(
    _ terms: [Term], constant: Double, _ relation: Relation
  ) throws(Conflict) -> Constraint {
    precondition(
      constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite },
      "add: \(terms) + \(constant) is not finite")
    precondition(
      relation.above != .none || relation.below != .none,
      "add: a relation without a price says nothing")
    let slot = unusedSlots.popLast() ?? Int32(records.count)
    if Int(slot) == records.count { records.append(nil) }
    var record = Record(
      serial: nextSerial, terms: terms, constant: constant, relation: relation, marker: -1,
      markerSign: 1)
    var row = express(terms, constant: constant)
    addMarkers(to: &row, &record, slot: slot)

    if let conflict = enter(&row, record) {
      removeErrors(of: record)
      releaseMarkers(of: record)
      unusedSlots.append(slot)
      throw conflict
    }
    records[Int(slot)] = record
    nextSerial += 1
    isOptimal = false
    return Constraint(slot: slot, serial: record.serial)
  }

  /// `Σ terms + constant` by nonbasic symbols.
  private mutating func express(_ terms: [Term], constant: Double) -> Row {
    var row = Row(constant: constant)
    for term in terms {
      let symbol = term.variable.symbol
      precondition(
        kinds[Int(symbol)].isVariable, "add: \(term.variable) is no variable of this solver")
      let basic = Int(rowIndex[Int(symbol)])
      if basic < 0 {
        row.insert(symbol, term.coefficient)
      } else {
        row.add(
          rows[basic], times: term.coefficient, without: -1, scratch: &scratch,
          occurrences: &occurrences, weight: 0)
      }
    }
    return row
  }

  /// Completes the expression to the equation `expression − above + below = 0`, in which both are
  /// never negative: a slack where a side is free, an error where it has a price, nothing where it
  /// is forbidden. With both forbidden a dummy marks the equation.
  private mutating func addMarkers(to row: inout Row, _ record: inout Record, slot: Int32) {
    for (penalty, sign) in [(record.relation.above, -1.0), (record.relation.below, 1)] {
      if penalty == .forbidden { continue }
      let symbol = makeSymbol(penalty == .none ? .slack : .error, slot: slot)
      row.insert(symbol, sign)
      if record.marker < 0 {
        record.marker = symbol
        record.markerSign = sign
      } else {
        record.other = symbol
      }
      if case .level(let priority) = penalty { addError(symbol, at: priority) }
    }
    if record.marker < 0 {
      record.marker = makeSymbol(.dummy, slot: slot)
      row.insert(record.marker, 1)
    }
  }

  /// Brings the equation `0 = row` into the basis.
  private mutating func enter(_ row: inout Row, _ record: Record) -> Conflict? {
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, record) {
      row.solve(for: subject)
      substitute(row)
      install(row)
      return nil
    }
    if row.cells.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
      guard row.constant <= Tolerance.feasibility else { return conflict(from: row, record) }
      // The constraint says nothing new; its own dummy waits in the basis.
      row.constant = 0
      row.solve(for: record.marker)
      install(row)
      return nil
    }
    return enterWithArtificialVariable(row, record)
  }

  /// A symbol that may be basic in the new row without making any row infeasible: an unbounded
  /// variable; a bounded one that no row mentions yet, which then has its value without a pivot;
  /// a symbol of the constraint's own; and any other when the constraint holds already, since then
  /// no value changes.
  private func subject(of row: Row, _ record: Record) -> Int32? {
    var unmentioned: Int32?
    for cell in row.cells {
      switch kinds[Int(cell.symbol)] {
      case .free: return cell.symbol
      case .nonnegative:
        if unmentioned == nil, cell.coefficient < 0, occurrences[Int(cell.symbol)] == 0 {
          unmentioned = cell.symbol
        }
      case .unused, .slack, .error, .dummy: break
      }
    }
    if let unmentioned { return unmentioned }
    for symbol in [record.marker, record.other]
    where symbol >= 0 && kinds[Int(symbol)].isPivotable {
      if row.constant == 0 || row.coefficient(of: symbol) < 0 { return symbol }
    }
    guard row.constant == 0 else { return nil }
    return row.cells.first { kinds[Int($0.symbol)].isPivotable }?.symbol
  }

  /// Phase one of the simplex for a single row: an artificial variable stands for what is missing
  /// and is driven to zero. Fails when the best it can get is more than zero.
  private mutating func enterWithArtificialVariable(_ row: Row, _ record: Record) -> Conflict? {
    let symbol = makeSymbol(.slack)
    var basicRow = row
    basicRow.basic = symbol
    install(basicRow)
    artificial = row
    for cell in row.cells { occurrences[Int(cell.symbol)] += 1 }
    while let (entering, decreasing) = enteringSymbol(of: artificial!, above: 0),
      let leaving = leavingRow(entering: entering, decreasing: decreasing)
    {
      pivot(entering: entering, rowAt: leaving)
    }
    let objective = artificial!
    for cell in objective.cells { occurrences[Int(cell.symbol)] -= 1 }
    artificial = nil
    isOptimal = false

    var index = Int(rowIndex[Int(symbol)])
    if objective.constant > Tolerance.feasibility {
      // The artificial variable alone carries what the row demands: without its row the others
      // are the system as it was.
      let conflict = conflict(from: objective, record)
      precondition(index >= 0, "add: an artificial variable is positive, but not basic")
      _ = takeRow(at: index)
      release(symbol)
      return conflict
    }
    if index >= 0 {
      // Basic at zero: whatever replaces it changes no value. The largest coefficient is the
      // safest divisor; with dummies only, the constraint is redundant and its own dummy waits.
      rows[index].constant = 0
      let cells = rows[index].cells
      let entering =
        cells.filter { kinds[Int($0.symbol)] != .dummy }
        .max { abs($0.coefficient) < abs($1.coefficient) }
        ?? cells.first { $0.symbol == record.marker } ?? cells.first
      if let entering { pivot(entering: entering.symbol, rowAt: index) }
      index = Int(rowIndex[Int(symbol)])
      if index >= 0 { _ = takeRow(at: index) }
    }
    removeColumn(of: symbol)
    release(symbol)
    return nil
  }
}
