extension Solver {
  /// Adds a constraint on `Σ terms + constant`. The solution follows at the next ``optimize()``.
  ///
  /// - Throws: ``Conflict`` with the constraints that forbid it; the system is then as it was
  ///   before. Only a relation with a forbidden side can be refused.
  /// - Complexity: one substitution into the rows that mention the new row's subject; and what
  ///   ``optimize()`` and some pivots cost when a required constraint does not hold in the present
  ///   solution.
  package mutating func add(
    _ terms: [Term], constant: Double, _ relation: Relation
  ) throws(Conflict) -> Constraint {
    precondition(
      constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite },
      "add: \(terms) + \(constant) is not finite")
    precondition(
      relation.above != .none || relation.below != .none,
      "add: a relation without a price says nothing")
    // The dual simplex, which brings in what must hold but does not, starts from an optimum.
    if relation.above == .forbidden || relation.below == .forbidden { optimize() }
    let slot = unusedSlots.popLast() ?? Int32(records.count)
    if Int(slot) == records.count { records.append(nil) }
    let constraint = Constraint(slot: slot, serial: nextSerial)
    nextSerial += 1
    var record = Record(
      serial: constraint.serial, terms: terms, constant: constant, relation: relation, marker: -1,
      markerSign: 1)
    express(terms, constant: constant)
    let residual = current.constant
    addMarkers(to: &record, slot: slot)
    if current.constant < 0 { current.multiply(by: -1) }
    if let subject = subjectOfCurrent(record) {
      records[Int(slot)] = record
      current.solve(for: subject)
      installCurrent(basic: subject)
      isOptimal = false
    } else if let conflict = force(record, slot: slot) {
      // With a constant for which it held before, nothing stands against it; then it can go.
      shift(Edit(constraint, constant: constant - residual))
      let remaining = restoreFeasibility()
      precondition(remaining == nil, "add: what held before does not hold any more")
      remove(constraint)
      throw conflict
    }
    checkInvariants()
    return constraint
  }

  /// Makes `current` be `Σ terms + constant` by nonbasic symbols.
  private mutating func express(_ terms: [Term], constant: Double) {
    current.constant = constant
    for term in terms {
      let symbol = term.variable.symbol
      precondition(
        kinds[Int(symbol)].isVariable, "add: \(term.variable) is no variable of this solver")
      let row = tableau.rowOfSymbol[Int(symbol)]
      if row < 0 {
        current.add(term.coefficient, of: symbol)
        continue
      }
      current.constant += term.coefficient * tableau.constants[Int(row)]
      for index in tableau.rows.range(of: row) {
        let cell = tableau.rows.elements[index]
        current.add(term.coefficient * cell.coefficient, of: cell.symbol)
      }
    }
    current.dropNoise()
  }

  /// Completes the expression to the equation `expression − above + below = 0`, in which both are
  /// never negative: a slack where a side is free, an error where it has a price, nothing where it
  /// is forbidden. With both forbidden a dummy marks the equation.
  private mutating func addMarkers(to record: inout Record, slot: Int32) {
    addMarker(record.relation.above, sign: -1, to: &record, slot: slot)
    addMarker(record.relation.below, sign: 1, to: &record, slot: slot)
    if record.marker < 0 {
      record.marker = makeSymbol(.dummy, slot: slot)
      current.add(1, of: record.marker)
    }
  }

  private mutating func addMarker(
    _ penalty: Penalty, sign: Double, to record: inout Record, slot: Int32
  ) {
    if penalty == .forbidden { return }
    let symbol = makeSymbol(penalty == .none ? .slack : .error, slot: slot)
    current.add(sign, of: symbol)
    if record.marker < 0 {
      record.marker = symbol
      record.markerSign = sign
    } else {
      record.other = symbol
    }
    if case .level(let priority) = penalty { addError(symbol, at: priority) }
  }

  /// Brings an equation `0 = current` into the basis that does not hold in the present solution:
  /// its own marker is basic with a value that it may not have, and the dual simplex does the rest.
  ///
  /// - Returns: the constraints that forbid it.
  private mutating func force(_ record: Record, slot: Int32) -> Conflict? {
    var record = record
    let marker = record.marker
    if kinds[Int(marker)] == .dummy, current[marker] < 0 {
      // A dummy has no sign of its own. With this one it is below zero, as all that is infeasible.
      current.add(-2 * current[marker], of: marker)
      record.markerSign = -record.markerSign
    }
    records[Int(slot)] = record
    // Where it says nothing new, its own dummy waits in the basis.
    if current.constant <= Tolerance.feasibility { current.constant = 0 }
    current.solve(for: marker)
    installCurrent(basic: marker)
    noteConstant(of: tableau.rowOfSymbol[Int(marker)])
    return restoreFeasibility(newcomer: record.serial)
  }

  /// A symbol that may be basic in the new row without making any row infeasible: an unbounded
  /// variable; the constraint's own slack where it holds already, so that bounded variables stay as small as they are;
  /// a bounded one that no row mentions yet, which then has its value without a pivot; an error of the constraint's own;
  /// and any other when the constraint holds already, since then no value changes.
  ///
  /// Among several, it is the one that the fewest rows mention, which keeps the tableau sparse (after
  /// Markowitz, 1957); among equals, the lowest.
  private mutating func subjectOfCurrent(_ record: Record) -> Int32? {
    var free = Candidate()
    var unmentioned = Candidate()
    var pivotable = Candidate()
    for symbol in current.symbols {
      let candidate = Candidate(symbol: symbol, mentions: tableau.columns.count(of: symbol))
      switch kinds[Int(symbol)] {
      case .unused, .dummy: continue
      case .free: free.improve(candidate)
      case .nonnegative:
        pivotable.improve(candidate)
        if candidate.mentions == 0, current[symbol] < 0 { unmentioned.improve(candidate) }
      case .slack, .error: pivotable.improve(candidate)
      }
    }
    if free.symbol < .max { return free.symbol }
    let (marker, other) = (ready(record.marker), ready(record.other))
    if let marker, kinds[Int(marker)] == .slack { return marker }
    if let other, kinds[Int(other)] == .slack { return other }
    if unmentioned.symbol < .max { return unmentioned.symbol }
    if let own = marker ?? other { return own }
    guard pivotable.symbol < .max, current.constant <= Tolerance.feasibility else { return nil }
    current.constant = 0
    return pivotable.symbol
  }

  /// A symbol of the constraint's own, if it can have the value that its row would give it.
  private func ready(_ symbol: Int32) -> Int32? {
    guard symbol >= 0, kinds[Int(symbol)].isPivotable else { return nil }
    return current.constant == 0 || current[symbol] < 0 ? symbol : nil
  }

  private struct Candidate {
    var symbol = Int32.max
    var mentions = Int.max

    mutating func improve(_ other: Candidate) {
      if (other.mentions, other.symbol) < (mentions, symbol) { self = other }
    }
  }
}
