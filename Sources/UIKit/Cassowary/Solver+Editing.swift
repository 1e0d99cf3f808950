extension Solver {
  /// One constraint's new constant.
  package struct Edit: Sendable {
    package var constraint: Constraint
    package var constant: Double

    package init(_ constraint: Constraint, constant: Double) {
      self.constraint = constraint
      self.constant = constant
    }
  }

  /// Gives constraints other constants, all at once, and finds the solution again with the dual
  /// simplex.
  ///
  /// - Throws: ``Conflict``; then no constant has changed.
  package mutating func edit(_ edits: [Edit]) throws(Conflict) {
    optimize()
    defer { checkInvariants() }
    let before = edits.map { Edit($0.constraint, constant: record(of: $0.constraint).constant) }
    for edit in edits { shift(edit) }
    guard let conflict = restoreFeasibility() else { return }
    // Every step of the dual simplex is valid for any constants: with the old ones the tableau is
    // as good as it was. They go back in reverse, since a constraint may be named twice.
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

  /// Writes a new constant into the tableau. With another constant the marker's symbol is shifted
  /// against what it was, so its column says how much each row moves.
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

  /// Gives a constraint another relation. From one price to another it keeps its row.
  ///
  /// - Returns: the constraint from now on.
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

  /// A soft wish for a variable's value, to be changed often.
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
  /// Whether both relations have slacks, errors and nothing on the same sides.
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
