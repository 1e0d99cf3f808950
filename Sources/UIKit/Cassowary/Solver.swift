/// Finds values for variables under linear constraints of different priorities.
///
///     var solver = Solver()
///     let width = solver.makeVariable(.nonnegative)
///     _ = try solver.add([Term(width)], constant: -60, .equal(Priority(750)))
///     _ = try solver.add([Term(width)], constant: -140, .equal(Priority(749)))
///     solver.optimize()
///     solver.value(of: width)  // 60
///
/// It is the incremental simplex of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm" (2001), and keeps a solved tableau between the calls: adding or
/// removing a constraint is a few pivots, another constant is the dual simplex on what became
/// infeasible.
///
/// **Priorities are strict.** There is one objective row for each level in use, and a level is
/// only improved as far as no higher one gets worse. No number of weak constraints outweighs a
/// strong one, and no weight is so large that it swallows the digits of another.
///
/// **It is deterministic.** Among equals the symbol with the lowest number wins (Bland's rule),
/// numbers are handed out in the order of the calls, and nothing depends on addresses or hashes.
///
/// It is a value: a copy is an independent system.
package struct Solver: Sendable {
  /// The facts about a constraint besides its row.
  struct Record: Sendable {
    var serial: UInt32
    var terms: [Term]
    var constant: Double
    var relation: Relation
    /// The symbol by which the tableau knows the constraint, and its coefficient in the equation
    /// as it was given. For an equation with two prices, `other` is the second error.
    var marker: Int32
    var markerSign: Double
    var other: Int32 = -1
  }

  var kinds: [SymbolKind] = []
  /// The slot of the constraint that an error, a slack or a dummy belongs to.
  var slotOfSymbol: [Int32] = []
  var unusedSymbols: [Int32] = []

  var tableau = Tableau()
  var objectives = Objectives()
  /// The row that is being added, or that a pivot replaces.
  var current = SparseAccumulator()

  var records: [Record?] = []
  var unusedSlots: [Int32] = []
  var nextSerial: UInt32 = 1

  /// Basic symbols whose rows an edit made infeasible.
  var infeasible = SymbolQueue()
  /// Nonbasic symbols that may improve an objective.
  var improving = SymbolQueue()
  var isOptimal = true

  var changed: [Int32] = []
  var isChanged: [Bool] = []
  /// The rows whose constants the last substitution moved.
  var movedRows: [Int32] = []

  /// How many times the basis changed: the measure of the work done.
  package internal(set) var pivots = 0

  /// Whether every operation looks at the whole system afterwards: for tests, in debug builds.
  package var checksInvariants = false

  package init() {}

  // MARK: Variables

  package enum VariableKind: Sendable {
    case unbounded
    /// Never below zero.
    case nonnegative
  }

  /// A new variable with the value 0.
  package mutating func makeVariable(_ kind: VariableKind = .unbounded) -> Variable {
    Variable(symbol: makeSymbol(kind == .unbounded ? .free : .nonnegative))
  }

  /// Forgets a variable, which no constraint may mention any more.
  package mutating func remove(_ variable: Variable) {
    let symbol = variable.symbol
    precondition(
      kinds[Int(symbol)].isVariable, "remove: \(variable) is no variable of this solver")
    precondition(
      !tableau.isBasic(symbol) && !tableau.isMentioned(symbol),
      "remove: a constraint still mentions \(variable)")
    release(symbol)
    checkInvariants()
  }

  /// The value in the last solution. O(1)
  package func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  /// The variables whose values changed since the last call, each once. Some may have come back
  /// to the value they had.
  package mutating func takeChangedVariables() -> [Variable] {
    var variables: [Variable] = []
    variables.reserveCapacity(changed.count)
    for symbol in changed {
      isChanged[Int(symbol)] = false
      if kinds[Int(symbol)].isVariable { variables.append(Variable(symbol: symbol)) }
    }
    changed.removeAll(keepingCapacity: true)
    return variables
  }

  // MARK: Constraints

  /// The levels in use, highest first.
  package var priorities: [Priority] { objectives.levels.map(\.priority) }

  var constraintCount: Int { records.count - unusedSlots.count }

  /// The value of a constraint's expression in the last solution, in the units of its terms: 0 for an
  /// equation that holds. O(terms)
  func residual(of constraint: Constraint) -> Double {
    residual(of: record(of: constraint))
  }

  func residual(of record: Record) -> Double {
    record.terms.reduce(record.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  package func relation(of constraint: Constraint) -> Relation { record(of: constraint).relation }
  package func constant(of constraint: Constraint) -> Double { record(of: constraint).constant }
  package func terms(of constraint: Constraint) -> [Term] { record(of: constraint).terms }

  func record(of constraint: Constraint) -> Record {
    guard let record = records[Int(constraint.slot)], record.serial == constraint.serial else {
      preconditionFailure("\(constraint) is not in this solver")
    }
    return record
  }
}
