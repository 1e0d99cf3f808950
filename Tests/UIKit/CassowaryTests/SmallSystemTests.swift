import Testing

@testable import Cassowary

/// All systems of three out of thirteen constraints, in every order, on two nonnegative variables.
///
/// The constraints meet at the origin and at 1, so most systems have ties: vertices with more lines than
/// necessary, and constraints that already hold when they are added.
@Suite struct SmallSystemTests {
  private static let levels = [750, 500, 250].map { Priority($0) }

  private static let lines: [Line] = {
    let high = Priority(750)
    let middle = Priority(500)
    let low = Priority(250)
    return [
      Line(coefficients: [1, 1], constant: 0, relation: .equal(low)),
      Line(coefficients: [1, 0], constant: 0, relation: .equal(low)),
      Line(coefficients: [1, -1], constant: 0, relation: .greaterThanOrEqual(low)),
      Line(coefficients: [1, 0], constant: -1, relation: .equal(high)),
      Line(coefficients: [0, -1], constant: 1, relation: .equal(high)),
      Line(coefficients: [1, 1], constant: -1, relation: .lessThanOrEqual(high)),
      Line(coefficients: [0, 1], constant: -2, relation: .greaterThanOrEqual(middle)),
      Line(
        coefficients: [0, 1], constant: -1,
        relation: Relation(above: .level(low), below: .level(high))),
      Line(coefficients: [1, -1], constant: 0, relation: .equal()),
      Line(coefficients: [1, 1], constant: -1, relation: .greaterThanOrEqual()),
      Line(coefficients: [-1, 0], constant: 1, relation: .greaterThanOrEqual()),
      Line(coefficients: [2, -1], constant: 0, relation: .lessThanOrEqual()),
      Line(coefficients: [1, 2], constant: -3, relation: .equal()),
    ]
  }()

  /// The smallest errors of each system, by the indexes of its lines.
  private static let best: [Set<Int>: [Double]?] = {
    var best: [Set<Int>: [Double]?] = [:]
    for a in lines.indices {
      for b in a..<lines.count {
        for c in b..<lines.count {
          let errors = bestErrors(
            [a, b, c].map { lines[$0] }, isNonnegative: [true, true], levels: levels)
          best[[a, b, c]] = .some(errors)
        }
      }
    }
    return best
  }()

  /// - Parameters:
  /// - first: The first constraint. Then the variable with the lowest number is removed, and its number is
  ///   reused.
  /// - optimizesAtOnce: Whether the solver finds a solution after each constraint, or only after the last.
  @Test(arguments: lines.indices, [false, true])
  func `every small system has its best solution`(first: Int, optimizesAtOnce: Bool) throws {
    for second in Self.lines.indices where second != first {
      for third in Self.lines.indices where third != first && third != second {
        let numbers = [first, second, third]
        var solver = Solver()
        let spare = solver.makeVariable()
        let variables = (0..<2).map { _ in solver.makeVariable(.nonnegative) }
        var constraints: [Constraint] = []
        var isRefused = false
        for (place, number) in numbers.enumerated() {
          let line = Self.lines[number]
          let terms = zip(variables, line.coefficients).filter { $1 != 0 }.map { Term($0, $1) }
          do throws(Conflict) {
            constraints.append(
              try solver.add(terms, constant: line.constant, line.relation))
          } catch {
            isRefused = true
          }
          if place == 0 { solver.remove(spare) }
          if optimizesAtOnce { solver.optimize() }
          #expect(solver.brokenInvariants() == [], "\(numbers)")
        }
        solver.optimize()
        #expect(solver.brokenInvariants() == [], "\(numbers)")
        let best = try #require(Self.best[Set(numbers)])
        #expect(isRefused == (best == nil), "\(numbers)")
        if let best, !isRefused {
          let point = variables.map { solver.value(of: $0) }
          let reached = errors(
            of: numbers.map { Self.lines[$0] }, at: point, levels: Self.levels)
          #expect(reached != nil, "\(numbers) at \(point)")
          #expect(zip(reached ?? [], best).allSatisfy { abs($0 - $1) < 1e-6 }, "\(numbers)")
          #expect(point.allSatisfy { $0 >= -1e-6 }, "\(numbers) at \(point)")
        }
        for constraint in constraints { solver.remove(constraint) }
        for variable in variables { solver.remove(variable) }
        #expect(solver.kinds.allSatisfy { $0 == .unused }, "\(numbers)")
        #expect(solver.brokenInvariants() == [], "\(numbers)")
      }
    }
  }
}
