extension Solver {
  /// A new constant for a constraint.
  package struct Edit: Sendable {
    package var constraint: Constraint
    package var constant: Double

    package init(_ constraint: Constraint, constant: Double) {
      self.constraint = constraint
      self.constant = constant
    }
  }

  /// Sets the constants of several constraints together, and finds the solution again with the dual simplex.
  ///
  /// - Throws: ``Conflict``; then no constant has changed.
  package mutating func edit(_ edits: [Edit]) throws(Conflict) {
    optimize()
    defer { checkInvariants() }
    let before = edits.map { Edit($0.constraint, constant: record(of: $0.constraint).constant) }
    for edit in edits { shift(edit) }
    guard let conflict = restoreFeasibility() else { return }
    // Every step of the dual simplex is valid for any constants, so with the old ones the tableau is valid
    // again. They are restored in reverse, because a constraint may occur twice.
    for edit in before.reversed() { shift(edit) }
    let remaining = restoreFeasibility()
    precondition(remaining == nil, "edit: the former constants do not fit any more")
    throw conflict
  }

  package mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(Conflict) {
    try edit([Edit(constraint, constant: constant)])
  }

  /// Writes a new constant into the tableau. The new constant shifts the marker's symbol, so its column
  /// determines how much each row changes.
  mutating func shift(_ edit: Edit) {
    precondition(edit.constant.isFinite, "edit: \(edit.constant) is not finite")
    let slot = Int(edit.constraint.slot)
    let record = record(of: edit.constraint)
    let difference = (edit.constant - record.constant) / record.markerSign
    guard difference != 0 else { return }
    records[slot]!.constant = edit.constant
    let row = tableau.rowOfSymbol[Int(record.marker)]
    if row >= 0 {
      tableau.constants[Int(row)] -= difference
      noteConstant(of: row)
      return
    }
    for index in tableau.columns.range(of: record.marker) {
      let mention = tableau.columns.elements[index]
      tableau.constants[Int(mention.row)] += tableau.coefficient(at: mention) * difference
      noteConstant(of: mention.row)
    }
  }

  // MARK: Relations

  /// Changes the relation of a constraint. If only the price changes, the constraint keeps its row.
  ///
  /// - Returns: The constraint after the change.
  /// - Throws: ``Conflict``; then nothing has changed.
  package mutating func setRelation(
    _ relation: Relation, of constraint: Constraint
  ) throws(Conflict) -> Constraint {
    let old = record(of: constraint)
    if old.relation == relation { return constraint }
    guard old.relation.hasSameShape(as: relation) else {
      let new = try add(old.terms, constant: old.constant, relation)
      remove(constraint)
      return new
    }
    removeErrors(of: old)
    var symbols = [old.marker, old.other].makeIterator()
    for penalty in [relation.above, relation.below] where penalty != .forbidden {
      let symbol = symbols.next()!
      if case .level(let priority) = penalty { addError(symbol, at: priority) }
    }
    records[Int(constraint.slot)]!.relation = relation
    isOptimal = false
    checkInvariants()
    return constraint
  }

  // MARK: Edit variables

  /// Adds a soft constraint for a variable's value, which can be changed often.
  package mutating func addEditVariable(_ variable: Variable, _ priority: Priority) -> Constraint {
    precondition(priority < .required, "addEditVariable: a suggestion cannot be required")
    do {
      return try add([Term(variable)], constant: 0, .equal(priority))
    } catch {
      preconditionFailure("addEditVariable: a soft constraint was refused by \(error)")
    }
  }

  /// Suggests a value for an edit variable. Soft constraints never conflict.
  package mutating func suggest(_ value: Double, for edit: Constraint) {
    do {
      try setConstant(-value, of: edit)
    } catch {
      preconditionFailure("suggest: a soft constraint was refused by \(error)")
    }
  }
}

extension Relation {
  /// Returns whether both relations have slacks, errors or neither on the same sides.
  fileprivate func hasSameShape(as other: Relation) -> Bool {
    func kind(_ penalty: Penalty) -> Int {
      switch penalty {
      case .none: 0
      case .level: 1
      case .forbidden: 2
      }
    }
    return kind(above) == kind(other.above) && kind(below) == kind(other.below)
  }
}
