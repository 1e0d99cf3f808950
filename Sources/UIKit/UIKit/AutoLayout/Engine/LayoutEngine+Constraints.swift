import Cassowary
import CoreGraphics

extension LayoutEngine {
  // MARK: Queuing changes

  func add(_ constraint: NSLayoutConstraint) {
    constraint.engine = self
    additions.append(constraint)
    invalidate()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard constraint.engine === self else { return }
    if let row = constraint.solverConstraint {
      drop(row)
      if !baselineConstraints.isEmpty {
        baselineConstraints.removeAll { $0.constraint === constraint }
      }
      forgetOffsets(of: constraint)
    }
    if constraint.isEditPending { edits.removeAll { $0 === constraint } }
    constraint.isEditPending = false
    constraint.solverConstraint = nil
    constraint.engine = nil
    invalidate()
  }

  func forgetPending(_ constraint: NSLayoutConstraint) {
    additions.removeAll { $0 === constraint }
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard constraint.solverConstraint != nil, !constraint.isEditPending else { return }
    constraint.isEditPending = true
    edits.append(constraint)
    invalidate()
  }

  /// Adds the constraint again, with its new price or terms.
  func addAgain(_ constraint: NSLayoutConstraint) {
    guard constraint.solverConstraint != nil else { return }
    remove(constraint)
    constraint.isBroken = false
    add(constraint)
  }

  func row(of constraint: NSLayoutConstraint) -> Constraint? {
    if purpose == .live { return constraint.solverConstraint }
    return fittingRows[ObjectIdentifier(constraint)]
  }

  // MARK: Applying changes

  func pendingEdits() -> [Solver.Edit] {
    var result: [Solver.Edit] = []
    for constraint in edits {
      constraint.isEditPending = false
      guard let row = constraint.solverConstraint else { continue }
      result.append(.init(row, constant: expression(of: constraint).constant))
    }
    edits = []
    for slot in pendingGivens {
      slot.isPending = false
      result += givenEdits(slot)
    }
    pendingGivens = []
    return result
  }

  func insert(_ constraint: NSLayoutConstraint, _ expression: ConstraintExpression) {
    let row = add(
      expression.terms, constant: expression.constant, constraint.solverRelation,
      .constraint(constraint))
    if purpose == .live {
      constraint.solverConstraint = row
    } else {
      fittingRows[ObjectIdentifier(constraint)] = row
    }
    if expression.dependsOnText { baselineConstraints.append((constraint, expression.terms)) }
    if purpose == .live {
      for view in expression.scrollViews {
        view.autoLayout.extras.offsetDependents.append(constraint)
      }
    }
  }

  private func forgetOffsets(of constraint: NSLayoutConstraint) {
    for item in constraint.items {
      var view = item.layoutView
      while let current = view, current !== root {
        current.autoLayout.existingExtras?.offsetDependents.removeAll { $0 === constraint }
        view = current._superview
      }
      root?.autoLayout.existingExtras?.offsetDependents.removeAll { $0 === constraint }
    }
  }

  // MARK: Conflicts

  /// Adds a row. A conflict is reported, and either the rows in its way give way or the row itself
  /// does.
  func add(
    _ terms: [Term], constant: Double, _ relation: Relation, _ owner: Owner
  ) -> Constraint {
    var relation = relation
    if case .constraint(let constraint) = owner, constraint.isBroken { relation = relation.broken }
    while true {
      do {
        let row = try solver.add(terms, constant: constant, relation)
        setOwner(owner, of: row)
        return row
      } catch {
        var constraints = userConstraints(error)
        if case .constraint(let newcomer) = owner {
          constraints.append(newcomer)
          if purpose == .live { newcomer.isBroken = true }
          report(constraints, error, broken: newcomer)
          relation = relation.broken
        } else if let victim = constraints.last {
          report(constraints, error, broken: victim)
          breakApart(victim)
        } else {
          relation = relation.broken
        }
      }
    }
  }

  /// Edits constants. If they contradict each other, constraints give way until they no longer do.
  func apply(_ edits: [Solver.Edit]) {
    var edits = edits
    while !edits.isEmpty {
      do {
        try solver.edit(edits)
        return
      } catch {
        let constraints = userConstraints(error)
        guard let victim = constraints.last, let old = row(of: victim) else {
          // No constraint is involved: given values contradict each other. The newer ones wait.
          edits.removeAll { error.constraints.contains($0.constraint) }
          continue
        }
        report(constraints, error, broken: victim)
        breakApart(victim)
        guard let new = row(of: victim) else { continue }
        for index in edits.indices where edits[index].constraint == old {
          edits[index].constraint = new
        }
      }
    }
  }

  /// Breaks a constraint: from now on it holds only as nearly as the others allow.
  private func breakApart(_ constraint: NSLayoutConstraint) {
    if purpose == .live { constraint.isBroken = true }
    guard let row = row(of: constraint) else { return }
    let relation = solver.relation(of: row).broken
    do {
      let new = try solver.setRelation(relation, of: row)
      owners[row.index] = .none
      setOwner(.constraint(constraint), of: new)
      if purpose == .live {
        constraint.solverConstraint = new
      } else {
        fittingRows[ObjectIdentifier(constraint)] = new
      }
    } catch {
      preconditionFailure("\(constraint) was refused although it forbids nothing: \(error)")
    }
  }

  /// Removes a row.
  func drop(_ row: Constraint) {
    solver.remove(row)
    owners[row.index] = .none
  }

  private func setOwner(_ owner: Owner, of row: Constraint) {
    while owners.count <= row.index { owners.append(.none) }
    owners[row.index] = owner
  }

  private func userConstraints(_ conflict: Conflict) -> [NSLayoutConstraint] {
    conflict.constraints.compactMap {
      if case .constraint(let constraint) = owners[$0.index] { constraint } else { nil }
    }
  }

  private func report(
    _ constraints: [NSLayoutConstraint], _ conflict: Conflict, broken: NSLayoutConstraint?
  ) {
    // A measurement may try sizes that don't fit; only a conflict in the actual layout is reported.
    guard purpose == .live else { return }
    var givens: [String] = []
    for row in conflict.constraints {
      switch owners[row.index] {
      case .rootSize:
        if let root { givens.append("<the bounds of \(type(of: root)), \(root.bounds.size)>") }
      case .given(let slot):
        if let item = slot.item { givens.append("<the frame of \(type(of: item))>") }
      case .content(let slot, let axis):
        if let item = slot.item { givens.append("<the \(axis) content size of \(type(of: item))>") }
      case .constraint, .none: break
      }
    }
    var unique: [String] = []
    for given in givens where !unique.contains(given) { unique.append(given) }
    LayoutConflict.handler(
      LayoutConflict(constraints: constraints, givens: unique, broken: broken))
  }
}

extension NSLayoutConstraint {
  /// The relation of first − multiplier · second − constant to zero.
  var solverRelation: Cassowary.Relation {
    let priority = Priority(self.priority.rawValue)
    return switch relation {
    case .equal: .equal(priority)
    case .lessThanOrEqual: .lessThanOrEqual(priority)
    case .greaterThanOrEqual: .greaterThanOrEqual(priority)
    }
  }
}

extension Cassowary.Relation {
  /// The relation of a broken constraint, whose violation costs more than any other.
  fileprivate var broken: Cassowary.Relation {
    func soft(_ penalty: Penalty) -> Penalty {
      penalty == .forbidden ? .level(LayoutEngine.brokenPriority) : penalty
    }
    return Cassowary.Relation(above: soft(above), below: soft(below))
  }
}
