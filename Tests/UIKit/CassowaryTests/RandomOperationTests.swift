import OozeKernel
import Testing

@testable import Cassowary

/// Random systems under random changes, compared with the brute-force oracle after every step.
@Suite struct RandomOperationTests {
  static let levels = [750, 749, 250].map { Priority(Float($0)) }

  @Test(arguments: Array(1...60) + [271, 320])
  func `a changing system always has the best solution`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var solver = Solver()
    let isNonnegative = (0..<(2 + random.below(2))).map { _ in random.below(2) == 0 }
    let variables = isNonnegative.map { solver.makeVariable($0 ? .nonnegative : .unbounded) }
    var lines: [Constraint: Line] = [:]

    for step in 0..<40 {
      let known = lines.keys.sorted { $0.serial < $1.serial }
      switch random.below(known.count > 7 ? 6 : 10) {
      case 0..<2 where !known.isEmpty:
        let constraint = known[random.below(known.count)]
        solver.remove(constraint)
        lines[constraint] = nil
      case 2..<4 where !known.isEmpty:
        var edits: [Solver.Edit] = []
        var edited = lines
        for _ in 0...random.below(2) {
          let constraint = known[random.below(known.count)]
          let constant = Double(random.below(9) - 4) * 10
          edits.append(.init(constraint, constant: constant))
          edited[constraint]!.constant = constant
        }
        do {
          try solver.edit(edits)
          lines = edited
        } catch {
          #expect(
            best(Array(edited.values), isNonnegative) == nil, "refused edit, \(seed) at \(step)")
          #expect(isContradiction(error, nil, edited, isNonnegative))
        }
      case 4 where !known.isEmpty:
        let constraint = known[random.below(known.count)]
        let relation = randomRelation(&random)
        var changed = lines
        changed[constraint]!.relation = relation
        do {
          let new = try solver.setRelation(relation, of: constraint)
          lines[constraint] = nil
          lines[new] = changed[constraint]
        } catch {
          // The current relation still holds while the new one is tried.
          var both = Array(lines.values)
          both.append(changed[constraint]!)
          #expect(best(both, isNonnegative) == nil, "refused relation, seed \(seed) at \(step)")
        }
      default:
        let line = Line(
          coefficients: variables.map { _ in [0, 1, -1, 1, 0.5, -2][random.below(6)] },
          constant: Double(random.below(9) - 4) * 10, relation: randomRelation(&random))
        let terms = zip(variables, line.coefficients).compactMap {
          $1 == 0 ? nil : Term($0, $1)
        }
        do {
          lines[try solver.add(terms, constant: line.constant, line.relation)] = line
        } catch {
          #expect(
            best(Array(lines.values) + [line], isNonnegative) == nil,
            "refused constraint, seed \(seed) at \(step)")
          #expect(isContradiction(error, line, lines, isNonnegative))
        }
      }
      if random.below(3) > 0 { solver.optimize() }
      #expect(solver.brokenInvariants() == [], "seed \(seed) at \(step)")
      guard solver.isOptimal else { continue }
      let point = variables.map { solver.value(of: $0) }
      let reached = errors(of: Array(lines.values), at: point, levels: Self.levels)
      let best = best(Array(lines.values), isNonnegative)
      try #require(reached != nil, "a required line is violated, seed \(seed) at \(step)")
      for (a, b) in zip(reached!, best!) {
        #expect(abs(a - b) < 1e-5, "seed \(seed) at \(step): \(reached!), best \(best!)")
      }
    }
    for constraint in lines.keys { solver.remove(constraint) }
    for variable in variables { solver.remove(variable) }
    #expect(solver.brokenInvariants() == [])
    #expect(solver.tableau.rowCount == 0)
    #expect(solver.priorities.isEmpty)
  }

  private func best(_ lines: [Line], _ isNonnegative: [Bool]) -> [Double]? {
    bestErrors(lines, isNonnegative: isNonnegative, levels: Self.levels)
  }

  /// Returns whether the reported constraints alone, with the refused one, have no solution.
  private func isContradiction(
    _ conflict: Conflict, _ newcomer: Line?, _ lines: [Constraint: Line], _ isNonnegative: [Bool]
  ) -> Bool {
    let named = conflict.constraints.compactMap { lines[$0] }
    return best(named + (newcomer.map { [$0] } ?? []), isNonnegative) == nil
  }

  private func randomRelation(_ random: inout SplitMix64) -> Relation {
    let priority = (Self.levels + [.required])[random.below(4)]
    switch random.below(5) {
    case 0: return .lessThanOrEqual(priority)
    case 1: return .greaterThanOrEqual(priority)
    case 2:
      let other = (Self.levels + [.required])[random.below(4)]
      return Relation(above: Penalty(priority), below: Penalty(other))
    default: return .equal(priority)
    }
  }
}
