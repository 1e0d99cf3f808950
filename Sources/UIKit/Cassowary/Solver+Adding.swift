extension Solver {
  /// Adds a constraint on `Σ terms + constant`. The solution changes at the next ``optimize()``.
  ///
  /// - Throws: ``Conflict`` with the constraints that contradict it; the system then doesn't change. Only a
  ///   relation with a forbidden side can be refused.
  /// - Complexity: One substitution into the rows that contain the new row's subject, plus the cost of
  ///   ``optimize()`` and some pivots if a required constraint isn't satisfied by the current solution.
  package mutating func add(
    _ terms: [Term], constant: Double, _ relation: Relation
  ) throws(Conflict) -> Constraint {
    precondition(
      constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite },
      "add: \(terms) + \(constant) is not finite")
    precondition(
      relation.above != .none || relation.below != .none,
      "add: a relation without a price says nothing")
    // The dual simplex, which adds an unsatisfied required constraint, starts from an optimum.
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
      // With a constant for which it is satisfied, it can be added and then removed without a conflict.
      shift(Edit(constraint, constant: constant - residual))
      let remaining = restoreFeasibility()
      precondition(remaining == nil, "add: what held before does not hold any more")
      remove(constraint)
      throw conflict
    }
    checkInvariants()
    return constraint
  }

  /// Sets `current` to `Σ terms + constant` in nonbasic symbols.
  private mutating func express(_ terms: [Term], constant: Double) {
    current.constant = constant
    for term in terms {
      let symbol = term.variable.symbol
      precondition(
        kinds[Int(symbol)].isVariable, "add: \(term.variable) isn't a variable of this solver")
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

  /// Completes the expression to the equation `expression − above + below = 0`, in which both symbols are
  /// nonnegative: a slack for a side without a cost, an error for a side with a price, and nothing for a
  /// forbidden side. If both sides are forbidden, a dummy marks the equation.
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

  /// Adds an equation `0 = current` that the current solution doesn't satisfy. Its marker becomes basic with an
  /// invalid value, and the dual simplex does the rest.
  ///
  /// - Returns: The constraints that contradict it.
  private mutating func force(_ record: Record, slot: Int32) -> Conflict? {
    var record = record
    let marker = record.marker
    if kinds[Int(marker)] == .dummy, current[marker] < 0 {
      // A dummy has no sign of its own. This sign makes it negative, like every infeasible symbol.
      current.add(-2 * current[marker], of: marker)
      record.markerSign = -record.markerSign
    }
    records[Int(slot)] = record
    // If the equation is redundant, its dummy stays in the basis.
    if current.constant <= Tolerance.feasibility { current.constant = 0 }
    current.solve(for: marker)
    installCurrent(basic: marker)
    noteConstant(of: tableau.rowOfSymbol[Int(marker)])
    return restoreFeasibility(newcomer: record.serial)
  }

  /// Returns a symbol that can be basic in the new row without making any row infeasible. The candidates are,
  /// in this order: an unbounded variable; the constraint's own slack if the constraint is satisfied, so that
  /// bounded variables stay as small as they are; a bounded variable that no row contains yet, which gets its
  /// value without a pivot; one of the constraint's own errors; and any other symbol if the constraint is
  /// satisfied, because then no value changes.
  ///
  /// The candidate in the fewest rows is chosen, which keeps the tableau sparse (after
  /// Markowitz, 1957), and for equal numbers the lowest.
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

  /// Returns one of the constraint's own symbols, if it can have the value that its row would give it.
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
