/// The strength of a constraint. A constraint with a higher priority outweighs any number of constraints with
/// lower ones: levels are compared one after the other and never added up.
package struct Priority: Hashable, Comparable, Sendable {
  package var level: Float

  package init(_ level: Float) { self.level = level }

  /// The priority from which constraints must not be violated.
  package static let required = Priority(1000)

  package static func < (a: Priority, b: Priority) -> Bool { a.level < b.level }
}

/// A variable of the system. It belongs to the solver that made it.
package struct Variable: Hashable, Sendable {
  let symbol: Int32

  /// A small number that is unique among the existing variables and suits as an index into an array.
  package var index: Int { Int(symbol) }
}

/// A term `coefficient · variable`.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The cost when an expression deviates from zero to one side.
package enum Penalty: Hashable, Sendable {
  /// The deviation has no cost.
  case none
  /// The cost is the distance from zero, on the level of this priority.
  case level(Priority)
  /// The deviation isn't allowed.
  case forbidden

  init(_ priority: Priority) {
    self = priority >= .required ? .forbidden : .level(priority)
  }
}

/// A relation of a linear expression to zero: `Σ terms + constant` has the price `above` when it is above zero
/// and `below` when it is below zero.
///
/// An equation has both prices, an inequality one. With two different prices, a single row represents two
/// inequalities, such as a content size that hugs at 250 and resists compression at 750.
package struct Relation: Hashable, Sendable {
  package var above: Penalty
  package var below: Penalty

  package init(above: Penalty, below: Penalty) {
    self.above = above
    self.below = below
  }

  /// The expression equals zero.
  package static func equal(_ priority: Priority = .required) -> Relation {
    Relation(above: Penalty(priority), below: Penalty(priority))
  }

  /// The expression is at most zero.
  package static func lessThanOrEqual(_ priority: Priority = .required) -> Relation {
    Relation(above: Penalty(priority), below: .none)
  }

  /// The expression is at least zero.
  package static func greaterThanOrEqual(_ priority: Priority = .required) -> Relation {
    Relation(above: .none, below: Penalty(priority))
  }
}

/// A constraint in a solver.
package struct Constraint: Hashable, Sendable {
  let slot: Int32
  /// The number of the constraint in the order of creation.
  package let serial: UInt32

  /// A small number that is unique among the existing constraints and suits as an index into an array.
  package var index: Int { Int(slot) }
}

/// Required constraints that contradict each other.
package struct Conflict: Error, Hashable {
  /// The constraints of the solver that together contradict the request, oldest first. A constraint that was
  /// about to be added is part of the conflict but not of this list.
  ///
  /// They are a proof: a positive combination of them alone is a contradiction.
  package let constraints: [Constraint]
}
