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
/// It is a value: a copy is an independent system, and shares the rows that neither changes.
package struct Solver: Sendable {
  /// What is remembered of a constraint besides its row.
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

  /// The objective of one priority: the sum of the errors of that level, by nonbasic symbols.
  struct Level: Sendable {
    var priority: Priority
    var row = Row()
    /// How many errors it adds up. A level without errors is taken away.
    var errors = 0
  }

  var kinds: [SymbolKind] = []
  /// The place in `rows` of a basic symbol, −1 for the others.
  var rowIndex: [Int32] = []
  /// How many rows mention a nonbasic symbol, the objectives included.
  var occurrences: [Int32] = []
  /// The slot of the constraint that an error, a slack or a dummy belongs to.
  var slotOfSymbol: [Int32] = []
  var unusedSymbols: [Int32] = []

  var rows: [Row] = []
  /// By descending priority.
  var levels: [Level] = []
  /// The objective while a row without a subject is being added.
  var artificial: Row?

  var records: [Record?] = []
  var unusedSlots: [Int32] = []
  var nextSerial: UInt32 = 1

  /// Basic symbols whose rows an edit made infeasible.
  var infeasible: [Int32] = []
  var isOptimal = true

  var changed: [Int32] = []
  var isChanged: [Bool] = []
  var scratch: [Cell] = []

  /// How many times the basis changed: the measure of the work done.
  package internal(set) var pivots = 0

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
    let symbol = Int(variable.symbol)
    precondition(kinds[symbol].isVariable, "remove: \(variable) is no variable of this solver")
    precondition(
      rowIndex[symbol] < 0 && occurrences[symbol] == 0,
      "remove: a constraint still mentions \(variable)")
    release(variable.symbol)
  }

  /// The value in the last solution. O(1)
  package func value(of variable: Variable) -> Double {
    let row = rowIndex[variable.index]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

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
  package var priorities: [Priority] { levels.map(\.priority) }

  package var constraintCount: Int { records.count - unusedSlots.count }

  /// What the expression of a constraint amounts to in the last solution, in the units of its
  /// terms: 0 for an equation that holds. O(terms)
  package func residual(of constraint: Constraint) -> Double {
    let record = record(of: constraint)
    return record.terms.reduce(record.constant) { $0 + $1.coefficient * value(of: $1.variable) }
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

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind, slot: Int32 = -1) -> Int32 {
    if let symbol = unusedSymbols.popLast() {
      kinds[Int(symbol)] = kind
      slotOfSymbol[Int(symbol)] = slot
      return symbol
    }
    kinds.append(kind)
    rowIndex.append(-1)
    occurrences.append(0)
    slotOfSymbol.append(slot)
    isChanged.append(false)
    return Int32(kinds.count - 1)
  }

  mutating func release(_ symbol: Int32) {
    kinds[Int(symbol)] = .unused
    slotOfSymbol[Int(symbol)] = -1
    unusedSymbols.append(symbol)
  }

  @inline(__always)
  mutating func noteChange(of symbol: Int32) {
    if kinds[Int(symbol)].isVariable, !isChanged[Int(symbol)] {
      isChanged[Int(symbol)] = true
      changed.append(symbol)
    }
  }
}
