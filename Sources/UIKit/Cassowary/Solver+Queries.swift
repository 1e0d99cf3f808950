extension Solver {
  /// The constraints on which the variable's value depends in the present solution, oldest first:
  /// those that hold exactly and stand in its row. With any other constant of one of them the
  /// variable, or something it stands on, would move.
  package func constraints(affecting variable: Variable) -> [Constraint] {
    let row = tableau.rowOfSymbol[variable.index]
    guard row >= 0 else { return [] }
    return constraints(of: tableau.cells(of: row).map(\.symbol))
  }

  /// An equally good solution in which the variable is larger, or smaller with a negative step;
  /// `nil` when there is none.
  ///
  /// It is found by a wish below all levels, `step` away, in a copy: a solution that is as good but
  /// different is a point of the optimal face, and the wish alone can choose among those.
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
  /// Below everything that a client may use.
  fileprivate static let below = Priority(-.greatestFiniteMagnitude)
}
