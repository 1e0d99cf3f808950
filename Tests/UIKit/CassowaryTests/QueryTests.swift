import Testing

@testable import Cassowary

@Suite struct QueryTests {
  @Test func `what a variable stands on is named, oldest first`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    let alone = solver.makeVariable()
    let first = try solver.add([Term(x)], constant: -10, .equal())
    let second = try solver.add([Term(y), Term(x, -1)], constant: -5, .equal())
    let third = try solver.add([Term(z)], constant: -1, .equal())
    solver.optimize()
    #expect(solver.constraints(affecting: x) == [first])
    #expect(solver.constraints(affecting: y) == [first, second])
    #expect(solver.constraints(affecting: z) == [third])
    #expect(solver.constraints(affecting: alone) == [])
  }

  /// A variable that is zero doesn't belong to a constraint, whichever was added first.
  @Test func `what only bears a name beside is not named`() throws {
    var solver = Solver()
    let beside = solver.makeVariable()
    let x = solver.makeVariable()
    let gap = solver.makeVariable(.nonnegative)
    let first = try solver.add([Term(beside)], constant: -3, .equal())
    let second = try solver.add([Term(x), Term(gap, -1)], constant: -10, .equal())
    solver.optimize()
    #expect(solver.value(of: gap) == 0)
    #expect(solver.constraints(affecting: x) == [second])
    #expect(solver.constraints(affecting: beside) == [first])
    #expect(solver.constraints(affecting: gap) == [])
  }

  @Test(arguments: [-30.0, -4, -0.5, 0.5, 4, 30])
  func `another solution that is as good moves as far as asked, or as it may`(step: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let fixed = solver.makeVariable()
    // The variable is at the first of the two limits, and can move all the way to the other.
    let limits = [(10.0, Relation.greaterThanOrEqual()), (-20.0, .lessThanOrEqual())]
    for (constant, relation) in step > 0 ? limits : limits.reversed() {
      _ = try solver.add([Term(x)], constant: constant, relation)
    }
    _ = try solver.add([Term(fixed)], constant: -7, .equal(Priority(1)))
    solver.optimize()
    let value = solver.value(of: x)
    #expect(value == (step > 0 ? -10 : 20))
    let moved = try #require(solver.solution(moving: x, by: step))
    #expect(moved.value(of: x) == min(max(value + step, -10), 20))
    #expect(moved.value(of: fixed) == 7)
    #expect(solver.value(of: x) == value)
    #expect(moved.brokenInvariants() == [])
    #expect(solver.solution(moving: fixed, by: step) == nil)
    // A change of less than a millionth of a point isn't another solution.
    #expect(solver.solution(moving: x, by: step.sign == .minus ? -5e-7 : 5e-7) == nil)
    #expect(solver.solution(moving: x, by: step.sign == .minus ? -1.05e-6 : 1.05e-6) != nil)
  }

  @Test func `a wish that waits for its turn counts before another solution is looked for`() throws
  {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([Term(x)], constant: 0, .equal(Priority(1)))
    solver.optimize()
    _ = try solver.add([Term(x)], constant: -7, .equal(Priority(2)))
    #expect(solver.solution(moving: x, by: 1) == nil)
    #expect(solver.solution(moving: x, by: -1) == nil)
  }

  /// A constraint keeps its row if its new relation has the same shape. With another shape, it is a new
  /// constraint.
  @Test func `a relation of the same shape keeps its row`() throws {
    let prices: [Penalty] = [.none, .level(Priority(250)), .level(Priority(750)), .forbidden]
    let relations = prices.flatMap { above in prices.map { Relation(above: above, below: $0) } }
      .filter { $0.above != .none || $0.below != .none }
    func shape(_ penalty: Penalty) -> Int {
      if case .level = penalty { return 1 }
      return penalty == .none ? 0 : 2
    }
    for old in relations {
      for new in relations {
        var solver = Solver()
        let x = solver.makeVariable()
        let constraint = try solver.add([Term(x)], constant: -5, old)
        solver.optimize()
        let after = try solver.setRelation(new, of: constraint)
        solver.optimize()
        let isSame =
          shape(old.above) == shape(new.above) && shape(old.below) == shape(new.below)
        #expect((after == constraint) == isSame, "\(old) to \(new)")
        #expect(solver.relation(of: after) == new)
        #expect(solver.constraintCount == 1)
        #expect(solver.brokenInvariants() == [])
      }
    }
  }

  @Test func `an edit variable wishes for zero until something is suggested`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let edit = solver.addEditVariable(x, Priority(500))
    #expect(solver.constant(of: edit) == 0)
    _ = try solver.add([Term(x)], constant: -9, .equal(Priority(400)))
    solver.optimize()
    #expect(solver.value(of: x) == 0)
  }

  @Test func `a new system is solved, and has done nothing`() {
    let solver = Solver()
    #expect(solver.isOptimal)
    #expect(solver.pivots == 0)
    #expect(!solver.checksInvariants)
    #expect(solver.constraintCount == 0)
    #expect(solver.priorities.isEmpty)
  }
}
