/// How strongly a constraint holds. A constraint of a higher priority beats any number of
/// constraints of lower ones: levels are compared one after the other, never added up.
package struct Priority: Hashable, Comparable, Sendable {
  package var level: Float

  package init(_ level: Float) { self.level = level }

  /// At this priority and above nothing may be violated.
  package static let required = Priority(1000)

  package static func < (a: Priority, b: Priority) -> Bool { a.level < b.level }
}

/// An unknown of the system. It belongs to the solver that made it.
package struct Variable: Hashable, Sendable {
  let symbol: Int32

  /// A small number, unique among the variables alive: good as an index into an array.
  package var index: Int { Int(symbol) }
}

/// `coefficient · variable`.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The cost of an expression that leaves zero to one side.
package enum Penalty: Hashable, Sendable {
  /// Nothing: the expression may lie there.
  case none
  /// Its distance from zero, on the level of this priority.
  case level(Priority)
  /// It must not.
  case forbidden

  init(_ priority: Priority) {
    self = priority >= .required ? .forbidden : .level(priority)
  }
}

/// A linear expression held against zero: `Σ terms + constant`, above zero at the price `above`,
/// below zero at the price `below`.
///
/// An equation has both prices, an inequality one. With two different prices a single row says
/// what two inequalities would: a content size that hugs at 250 and resists at 750.
package struct Relation: Hashable, Sendable {
  package var above: Penalty
  package var below: Penalty

  package init(above: Penalty, below: Penalty) {
    self.above = above
    self.below = below
  }

  /// The expression is zero.
  package static func equal(_ priority: Priority = .required) -> Relation {
    Relation(above: Penalty(priority), below: Penalty(priority))
  }

  /// The expression is not positive.
  package static func lessThanOrEqual(_ priority: Priority = .required) -> Relation {
    Relation(above: Penalty(priority), below: .none)
  }

  /// The expression is not negative.
  package static func greaterThanOrEqual(_ priority: Priority = .required) -> Relation {
    Relation(above: .none, below: Penalty(priority))
  }
}

/// A constraint in a solver.
package struct Constraint: Hashable, Sendable {
  let slot: Int32
  /// Counts a solver's constraints in the order in which they came.
  package let serial: UInt32

  /// A small number, unique among the constraints alive: good as an index into an array.
  package var index: Int { Int(slot) }
}

/// Required constraints that cannot hold together.
package struct Conflict: Error, Hashable {
  /// The constraints of the solver which together forbid what was asked for, oldest first. A
  /// constraint that was about to be added is part of the conflict, but not of this list.
  ///
  /// They are a proof: a positive combination of them alone is a contradiction.
  package let constraints: [Constraint]
}
