import Testing

@testable import Cassowary

@Suite struct SolverTests {
  @Test func `one strong constraint beats any number of weaker ones`() throws {
    for count in [1, 2, 10, 200] {
      var solver = Solver()
      let width = solver.makeVariable(.nonnegative)
      let strong = try solver.add([Term(width)], constant: -60, .equal(Priority(750)))
      for _ in 0..<count {
        _ = try solver.add([Term(width)], constant: -140, .equal(Priority(749)))
      }
      solver.optimize()
      #expect(solver.value(of: width) == 60)
      solver.remove(strong)
      solver.optimize()
      #expect(solver.value(of: width) == 140)
      #expect(solver.brokenInvariants() == [])
    }
  }

  @Test func `fractions of a level are levels of their own`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([Term(x)], constant: -1, .equal(Priority(249.5)))
    _ = try solver.add([Term(x)], constant: -2, .equal(Priority(249.25)))
    solver.optimize()
    #expect(solver.value(of: x) == 1)
  }

  @Test func `required equations that contradict each other name each other`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    let bystander = try solver.add([Term(z)], constant: -5, .equal())
    let first = try solver.add([Term(x), Term(y, -1)], constant: 0, .equal())
    let second = try solver.add([Term(y)], constant: -10, .equal())
    #expect(throws: Conflict(constraints: [first, second])) {
      _ = try solver.add([Term(x)], constant: -20, .equal())
    }
    #expect(solver.brokenInvariants() == [])
    #expect(throws: Conflict(constraints: [first, second])) {
      _ = try solver.add([Term(x)], constant: -20, .greaterThanOrEqual())
    }
    #expect(solver.brokenInvariants() == [])
    solver.remove(bystander)
    // Adding the same constraint again isn't a conflict.
    let again = try solver.add([Term(x)], constant: -10, .equal())
    solver.optimize()
    #expect(solver.value(of: x) == 10)
    #expect(throws: Conflict(constraints: [first, second, again])) {
      try solver.setConstant(-11, of: again)
    }
    #expect(solver.constant(of: again) == -10)
    #expect(solver.brokenInvariants() == [])
    solver.remove(second)
    try solver.setConstant(-11, of: again)
    #expect(solver.value(of: y) == 11)
    #expect(solver.brokenInvariants() == [])
  }

  /// A repetition within a ten millionth of a point holds exactly from then on, so that many of them don't add
  /// up.
  @Test func `what holds up to rounding holds`() throws {
    for offset in [-9e-8, -5e-8, 0, 5e-8, 9e-8] {
      var solver = Solver()
      let x = solver.makeVariable()
      _ = try solver.add([Term(x)], constant: -10, .equal())
      for count in 1...3 {
        _ = try solver.add([Term(x)], constant: -10 - offset, .equal())
        let dummies = solver.tableau.basics.filter { $0 >= 0 && solver.kinds[Int($0)] == .dummy }
        #expect(dummies.count == count)
        #expect(dummies.allSatisfy { solver.tableau.value(of: $0) == 0 }, "off by \(offset)")
      }
      #expect(throws: Conflict.self) {
        _ = try solver.add([Term(x)], constant: -10 - 1.1e-7, .equal())
      }
      #expect(solver.value(of: x) == 10)
    }
  }

  @Test func `what cannot hold goes on not holding`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let least = try solver.add([Term(x)], constant: -10, .greaterThanOrEqual())
    let most = try solver.add([Term(x)], constant: -20, .lessThanOrEqual())
    solver.optimize()
    solver.shift(.init(most, constant: -5))
    for _ in 0..<2 {
      #expect(solver.restoreFeasibility()?.constraints == [least, most])
    }
    solver.shift(.init(most, constant: -20))
    #expect(solver.restoreFeasibility() == nil)
    #expect(solver.brokenInvariants() == [])
  }

  @Test func `an edit that cannot hold changes nothing`() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(.nonnegative)
    let outer = try solver.add([Term(left), Term(width)], constant: -100, .equal())
    let inset = try solver.add([Term(left)], constant: -16, .equal())
    solver.optimize()
    #expect(solver.value(of: width) == 84)
    #expect(throws: Conflict(constraints: [outer, inset])) {
      try solver.edit([.init(outer, constant: -50), .init(inset, constant: -60)])
    }
    #expect(solver.value(of: width) == 84)
    #expect(solver.constant(of: outer) == -100)
    try solver.edit([.init(outer, constant: -50), .init(inset, constant: -20)])
    #expect(solver.value(of: width) == 30)
    #expect(solver.brokenInvariants() == [])
  }

  @Test func `a row with two prices is a content size`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonnegative)
    let size = Relation(above: .level(Priority(250)), below: .level(Priority(750)))
    let content = try solver.add([Term(width)], constant: -120, size)
    let wish = try solver.add([Term(width)], constant: -80, .equal(Priority(500)))
    solver.optimize()
    #expect(solver.value(of: width) == 120)
    try solver.setConstant(-200, of: wish)
    #expect(solver.value(of: width) == 200)
    try solver.setConstant(-300, of: content)
    #expect(solver.value(of: width) == 300)
    #expect(solver.brokenInvariants() == [])
  }

  @Test func `an edit variable follows its suggestions without a rebuild`() throws {
    var solver = Solver()
    let edges = (0..<40).map { _ in solver.makeVariable() }
    for (a, b) in zip(edges, edges.dropFirst()) {
      _ = try solver.add([Term(b), Term(a, -1)], constant: -10, .equal())
    }
    let edit = solver.addEditVariable(edges[20], Priority(500))
    solver.optimize()
    let before = solver.pivots
    for value in stride(from: -300.0, through: 300, by: 7) {
      solver.suggest(value, for: edit)
      #expect(solver.value(of: edges[0]) == value - 200)
      #expect(solver.value(of: edges[39]) == value + 190)
    }
    #expect(solver.pivots == before)
    #expect(solver.brokenInvariants() == [])
  }

  @Test func `only what moved is reported as changed`() throws {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let first = try solver.add([Term(a)], constant: -1, .equal())
    _ = try solver.add([Term(b)], constant: -2, .equal())
    solver.optimize()
    #expect(solver.takeChangedVariables() == [a, b])
    try solver.setConstant(-5, of: first)
    #expect(solver.takeChangedVariables() == [a])
    try solver.setConstant(-5, of: first)
    #expect(solver.takeChangedVariables() == [])
  }

  @Test func `a copy is a system of its own`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let fixed = try solver.add([Term(x)], constant: -320, .equal())
    solver.optimize()
    var copy = solver
    copy.remove(fixed)
    _ = try copy.add([Term(x)], constant: 0, .equal(Priority(50)))
    copy.optimize()
    #expect(copy.value(of: x) == 0)
    #expect(solver.value(of: x) == 320)
    #expect(copy.brokenInvariants() == [])
    #expect(solver.brokenInvariants() == [])
  }

  @Test func `the dump can be read`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([Term(x)], constant: -60, .equal(Priority(750)))
    solver.optimize()
    #expect(solver.dump == "750.0: 0.0 + 1.0·e1 + 1.0·e2\nx0 = 60.0 + 1.0·e1 − 1.0·e2")
  }
}
