import OozeKernel
import Testing

@testable import Cassowary

/// Systems too large for an oracle, under random changes.
@Suite struct DeterminismTests {
  private struct System {
    var random: SplitMix64
    var solver = Solver()
    var variables: [Variable] = []
    var constraints: [Constraint] = []
    var known: [Double] = []
    /// A hash (FNV-1a) of each solution's numbers and of the work to find it.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      for index in 0..<8 {
        variables.append(solver.makeVariable(index % 3 == 0 ? .unbounded : .nonnegative))
      }
      known = variables.map { _ in 0 }
    }

    mutating func change() {
      let any = constraints.isEmpty ? 0 : random.below(constraints.count)
      switch random.below(constraints.count > 14 ? 7 : 12) {
      case 0...1 where !constraints.isEmpty:
        solver.remove(constraints.remove(at: any))
      case 2...3 where !constraints.isEmpty:
        do {
          try solver.edit([
            .init(constraints[any], constant: Double(random.below(19) - 9) * 8)
          ])
          #expect(solver.isOptimal)
        } catch {}
      case 4 where !constraints.isEmpty:
        if let new = try? solver.setRelation(relation(), of: constraints[any]) {
          constraints[any] = new
        }
      default:
        let terms = (0...random.below(3)).map { _ in
          Term(
            variables[random.below(variables.count)], [1, -1, 1, 0.5, -2, 3][random.below(6)])
        }
        let constant = Double(random.below(19) - 9) * 8
        if let new = try? solver.add(terms, constant: constant, relation()) {
          constraints.append(new)
        }
      }
    }

    mutating func relation() -> Relation {
      let priority = Priority([1000, 750, 500, 499, 250, 50][random.below(6)])
      switch random.below(4) {
      case 0: return .lessThanOrEqual(priority)
      case 1: return .greaterThanOrEqual(priority)
      default: return .equal(priority)
      }
    }

    mutating func note(_ bits: UInt64) {
      for shift in stride(from: 0, to: 64, by: 8) {
        hash = (hash ^ ((bits >> UInt64(shift)) & 255)) &* 0x0000_0100_0000_01B3
      }
    }
  }

  /// The choice among equally good solutions determines an app's layout, and the way to it determines the cost.
  /// A change to either may be fine, but has to be deliberate. The number is that of the current solver.
  @Test func `the same calls give the same solutions by the same way`() {
    var hash: UInt64 = 0
    for seed in UInt64(1)...40 {
      var system = System(seed: seed)
      for step in 0..<60 {
        system.change()
        if step % 3 != 0 { system.solver.optimize() }
        for variable in system.variables {
          system.note((system.solver.value(of: variable) + 0.0).bitPattern)
        }
        system.note(UInt64(system.solver.pivots))
      }
      for byte in system.solver.dump.utf8 { system.note(UInt64(byte)) }
      hash = hash &* 31 &+ system.hash
    }
    #expect(hash == 12_919_631_557_614_405_502)
  }

  @Test(arguments: UInt64(1)...40)
  func `whatever moved is reported, each variable once, and nothing is left behind`(
    seed: UInt64
  ) throws {
    var system = System(seed: seed &* 7919)
    var pivots = 0
    for step in 0..<80 {
      system.change()
      if step % 2 == 0 {
        system.solver.optimize()
        #expect(system.solver.isOptimal)
      }
      #expect(system.solver.pivots >= pivots)
      pivots = system.solver.pivots
      let reported = system.solver.takeChangedVariables()
      #expect(Set(reported).count == reported.count)
      for (index, variable) in system.variables.enumerated() {
        let value = system.solver.value(of: variable)
        if value != system.known[index] { #expect(reported.contains(variable), "at \(step)") }
        system.known[index] = value
      }
      #expect(system.solver.brokenInvariants() == [], "seed \(seed) at \(step)")
    }
    #expect(pivots > 0)
    // The storage of removed constraints is reused: the same number of new ones needs no more.
    for constraint in system.constraints { system.solver.remove(constraint) }
    for variable in system.variables { system.solver.remove(variable) }
    let solver = system.solver
    #expect(solver.kinds.allSatisfy { $0 == .unused })
    #expect(solver.slotOfSymbol.allSatisfy { $0 == -1 })
    #expect(Set(solver.unusedSymbols) == Set(solver.kinds.indices.map { Int32($0) }))
    #expect(solver.unusedSymbols.count == solver.kinds.count)
    #expect(solver.constraintCount == 0)
    #expect(solver.tableau.rowCount == 0)
    #expect(solver.records.allSatisfy { $0 == nil })
    for symbol in solver.kinds.indices.map({ Int32($0) }) {
      #expect(!solver.tableau.isMentioned(symbol))
      #expect(!solver.tableau.isBasic(symbol))
      for lane in 0..<2 {
        let level = Objectives.Level(priority: Priority(1), lane: lane)
        #expect(solver.objectives.cost(of: symbol, on: level) == 0)
      }
    }
  }
}
