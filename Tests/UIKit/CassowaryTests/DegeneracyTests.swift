import OozeKernel
import Testing

@testable import Cassowary

@Suite struct DegeneracyTests {
  /// Beale's linear programme, on which the simplex method cycles forever if it enters the steepest column: E.
  /// M. L. Beale, "Cycling in the dual simplex algorithm" (1955).
  @Test func `Beale's cycle ends`() throws {
    var solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable(.nonnegative) }
    func add(_ coefficients: [Double], _ constant: Double, _ relation: Relation) throws {
      let terms = zip(x, coefficients).compactMap { $1 == 0 ? nil : Term($0, $1) }
      _ = try solver.add(terms, constant: constant, relation)
    }
    try add([0.25, -60, -1 / 25, 9], 0, .lessThanOrEqual())
    try add([0.5, -90, -1 / 50, 3], 0, .lessThanOrEqual())
    try add([0, 0, 1, 0], -1, .lessThanOrEqual())
    // The goal is to maximize 0.75 x0 − 150 x1 + 0.02 x2 − 6 x3, up to 0.05.
    try add([0.75, -150, 0.02, -6], -1000, .equal(Priority(500)))
    solver.optimize()
    #expect(solver.brokenInvariants() == [])
    #expect(abs(solver.errorSum(at: Priority(500)) - 999.95) < 1e-6)
  }

  /// Everything passes through one point, so every pivot is degenerate.
  @Test(arguments: 1...20) func `systems without a single generic vertex end`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) &* 977)
    var solver = Solver()
    let variables = (0..<6).map { solver.makeVariable($0 < 3 ? .nonnegative : .unbounded) }
    var constraints: [Constraint] = []
    for index in 0..<40 {
      let terms = variables.map { Term($0, [1, -1, 0.5, 2][random.below(4)]) }
      let priority = Priority([1000, 750, 250][random.below(3)])
      let relations: [Relation] = [
        .equal(priority), .lessThanOrEqual(priority), .greaterThanOrEqual(priority),
      ]
      constraints.append(
        try solver.add(Array(terms.prefix(2 + index % 4)), constant: 0, relations[random.below(3)]))
      solver.optimize()
      #expect(solver.brokenInvariants() == [])
      for symbol in solver.kinds.indices {
        expectLowestLeaves(of: solver, Int32(symbol), .increasing)
        expectLowestLeaves(of: solver, Int32(symbol), .decreasing)
      }
    }
    #expect(variables.allSatisfy { abs(solver.value(of: $0)) < 1e-9 })
    while let constraint = constraints.popLast() {
      solver.remove(constraint)
      solver.optimize()
      #expect(solver.brokenInvariants() == [])
    }
  }

  /// Checks Bland's rule: of the rows that block a symbol at once, the row with the lowest basic symbol leaves.
  private func expectLowestLeaves(
    of solver: Solver, _ symbol: Int32, _ direction: Solver.Direction
  ) {
    let tableau = solver.tableau
    let leaving = solver.leavingRow(symbol, direction).map { tableau.basics[Int($0.row)] }
    let blocking = tableau.mentions(of: symbol).filter { mention in
      let isFalling = tableau.coefficient(at: mention) < 0
      return isFalling == (direction == .increasing)
        && solver.kinds[Int(tableau.basics[Int(mention.row)])].isRestricted
    }
    func way(_ mention: Tableau.Mention) -> Double {
      max(tableau.constants[Int(mention.row)], 0) / abs(tableau.coefficient(at: mention))
    }
    let least = blocking.map(way).min()
    let first = blocking.filter { way($0) == least }.map { tableau.basics[Int($0.row)] }.min()
    #expect(leaving == first)
  }

  @Test func `a hundred thousand edits drift by less than a hundred millionth of a point`() throws {
    var solver = Solver()
    var random = SplitMix64(seed: 4)
    let width = solver.makeVariable(.nonnegative)
    let columns = (0..<3).map { _ in solver.makeVariable(.nonnegative) }
    let outer = try solver.add([Term(width)], constant: -320, .equal())
    _ = try solver.add(
      columns.map { Term($0) } + [Term(width, -1)], constant: 16, .equal())
    for column in columns.dropFirst() {
      _ = try solver.add([Term(columns[0]), Term(column, -1)], constant: 0, .equal())
    }
    solver.optimize()
    for _ in 0..<100_000 {
      try solver.setConstant(-100 - Double(random.below(100_000)) / 7, of: outer)
    }
    try solver.setConstant(-320, of: outer)
    #expect(abs(solver.value(of: columns[2]) - 304.0 / 3) < 1e-8)
    #expect(solver.brokenInvariants() == [])
  }
}
