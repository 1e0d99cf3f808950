extension Solver {
  /// Returns the constraints that determine the variable's value in the current solution, oldest first: those
  /// that are satisfied exactly and are part of its row. With another constant of one of them, the variable or
  /// a variable that it depends on would move.
  package func constraints(affecting variable: Variable) -> [Constraint] {
    let row = tableau.rowOfSymbol[variable.index]
    guard row >= 0 else { return [] }
    return constraints(of: tableau.cells(of: row).map(\.symbol))
  }

  /// Returns an equally good solution in which the variable is larger, or smaller for a negative step, or `nil`
  /// if there is none.
  ///
  /// It adds a preference below all levels, `step` away, to a copy. A different solution that is equally good
  /// is a point of the optimal face, and only the preference chooses among those.
  package func solution(moving variable: Variable, by step: Double) -> Solver? {
    var copy = self
    copy.optimize()
    let value = copy.value(of: variable)
    let relation =
      step > 0 ? Relation.greaterThanOrEqual(.below) : .lessThanOrEqual(.below)
    do {
      _ = try copy.add([Term(variable)], constant: -(value + step), relation)
    } catch {
      preconditionFailure("solution(moving:by:): a soft constraint was refused by \(error)")
    }
    copy.optimize()
    let distance = abs(copy.value(of: variable) - value)
    return distance > Tolerance.feasibility * 10 ? copy : nil
  }
}

extension Priority {
  /// A priority below all that a client may use.
  fileprivate static let below = Priority(-.greatestFiniteMagnitude)
}
