/// Finds values for variables under linear constraints of different priorities.
///
///     var solver = Solver()
///     let width = solver.makeVariable(.nonnegative)
///     _ = try solver.add([Term(width)], constant: -60, .equal(Priority(750)))
///     _ = try solver.add([Term(width)], constant: -140, .equal(Priority(749)))
///     solver.optimize()
///     solver.value(of: width)  // 60
///
/// This is the incremental simplex of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm" (2001). It keeps a solved tableau between the calls: adding or removing a constraint
/// takes a few pivots, and a new constant needs the dual simplex only for the rows that become infeasible.
///
/// **Priorities are strict.** There is one objective row for each level in use, and a level is only improved if
/// no higher one gets worse. No number of weak constraints outweighs a strong one, and no weight is so large
/// that another loses its precision.
///
/// **The solver is deterministic.** Among equals the symbol with the lowest number is chosen (Bland's rule),
/// numbers follow the order of the calls, and nothing depends on addresses or hashes.
///
/// The solver is a value: a copy is an independent system.
package struct Solver: Sendable {
  /// The information about a constraint other than its row.
  struct Record: Sendable {
    var serial: UInt32
    var terms: [Term]
    var constant: Double
    var relation: Relation
    /// The symbol that represents the constraint in the tableau, and its coefficient in the original equation.
    /// For an equation with two prices, `other` is the second error.
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
  /// The row that is being added, or with which a pivot replaces a symbol.
  var current = SparseAccumulator()

  var records: [Record?] = []
  var unusedSlots: [Int32] = []
  var nextSerial: UInt32 = 1

  /// The basic symbols whose rows an edit made infeasible.
  var infeasible = SymbolQueue()
  /// The nonbasic symbols that may improve an objective.
  var improving = SymbolQueue()
  var isOptimal = true

  var changed: [Int32] = []
  var isChanged: [Bool] = []
  /// The rows whose constants the last substitution changed.
  var movedRows: [Int32] = []

  /// The number of changes of the basis, which measures the work done.
  package internal(set) var pivots = 0

  /// Whether every operation checks the whole system afterwards, for tests in debug builds.
  package var checksInvariants = false

  package init() {}

  // MARK: Variables

  package enum VariableKind: Sendable {
    case unbounded
    /// The variable is never below zero.
    case nonnegative
  }

  /// Returns a new variable with the value 0.
  package mutating func makeVariable(_ kind: VariableKind = .unbounded) -> Variable {
    Variable(symbol: makeSymbol(kind == .unbounded ? .free : .nonnegative))
  }

  /// Removes a variable, which no constraint may use any more.
  package mutating func remove(_ variable: Variable) {
    let symbol = variable.symbol
    precondition(
      kinds[Int(symbol)].isVariable, "remove: \(variable) isn't a variable of this solver")
    precondition(
      !tableau.isBasic(symbol) && !tableau.isMentioned(symbol),
      "remove: a constraint still mentions \(variable)")
    release(symbol)
    checkInvariants()
  }

  /// Returns the value in the last solution. O(1)
  package func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  /// Returns the variables whose values changed since the last call, each once. Some of them may have returned
  /// to their earlier value.
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

  /// Returns the value of a constraint's expression in the last solution, in the units of its terms: 0 for an
  /// equation that is satisfied. O(terms)
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
