import OozeKernel
import Testing

@testable import Cassowary

/// Compares the costs on each level with a dictionary, and tests which costs count as zero.
struct ObjectivesTests {
  private struct Model {
    var errors: [Priority: Int] = [:]
    var costs: [Priority: [Double]] = [:]
  }

  /// All costs are multiples of a quarter, so sums are exact and cancel to zero.
  private static let factors = [-2, -0.5, 0.25, 1, 3]

  @Test(arguments: 1...20) func levelsKeepTheirCosts(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var objectives = Objectives()
    var definition = SparseAccumulator()
    var model = Model()
    var count = 0
    func makeSymbol() {
      objectives.makeSymbol()
      definition.makeSymbol()
      count += 1
      for priority in model.costs.keys { model.costs[priority]!.append(0) }
    }
    for _ in 0..<4 { makeSymbol() }
    for step in 0..<400 {
      let priority = Priority(Float(random.below(1 + seed % 7)))
      let symbol = random.below(count)
      switch random.below(12) {
      case 0 where count < 20: makeSymbol()
      case 1...2:
        let level = objectives.addError(at: priority)
        model.errors[priority, default: 0] += 1
        if model.costs[priority] == nil {
          model.costs[priority] = Array(repeating: 0, count: count)
        }
        #expect(level.priority == priority)
        #expect(level.errors == model.errors[priority])
      case 3 where model.errors[priority] != nil:
        objectives.removeError(at: priority)
        model.errors[priority]! -= 1
        if model.errors[priority] == 0 {
          model.errors[priority] = nil
          model.costs[priority] = nil
        }
      case 4:
        objectives.forget(Int32(symbol))
        for priority in model.costs.keys { model.costs[priority]![symbol] = 0 }
      case 5:
        for other in 0..<count where other != symbol && random.below(3) == 0 {
          definition.add(Self.factors[random.below(5)], of: Int32(other))
        }
        let wasMentioned = model.costs.values.contains { $0[symbol] != 0 }
        #expect(objectives.substitute(Int32(symbol), by: definition) == wasMentioned)
        for priority in model.costs.keys {
          let factor = model.costs[priority]![symbol]
          model.costs[priority]![symbol] = 0
          for other in 0..<count {
            model.costs[priority]![other] += factor * definition[Int32(other)]
          }
        }
        definition.removeAll()
      case _ where model.errors[priority] != nil:
        let cost = Self.factors[random.below(5)]
        objectives.add(cost, of: Int32(symbol), on: objectives.level(of: priority))
        model.costs[priority]![symbol] += cost
      default: break
      }
      let priorities = model.errors.keys.sorted(by: >)
      #expect(objectives.levels.map(\.priority) == priorities, "at \(step)")
      for level in objectives.levels {
        let costs = (0..<count).map { objectives.cost(of: Int32($0), on: level) }
        #expect(costs == model.costs[level.priority], "level \(level.priority.level) at \(step)")
      }
      for symbol in 0..<count {
        let first = priorities.compactMap { model.costs[$0]![symbol] }.first { $0 != 0 }
        #expect(objectives.isNegative(costOf: Int32(symbol)) == ((first ?? 0) < 0), "at \(step)")
      }
    }
  }

  /// The limits of `Tolerance`: a cost of a billionth is noise, but a sum keeps a ten billionth.
  @Test func noiseIsNoCost() {
    for sign in [-1.0, 1] {
      var objectives = Objectives()
      for _ in 0..<2 { objectives.makeSymbol() }
      let high = objectives.addError(at: Priority(2))
      let low = objectives.addError(at: Priority(1))
      objectives.add(sign * 1e-9, of: 0, on: high)
      #expect(!objectives.isNegative(costOf: 0))
      objectives.add(-1, of: 0, on: low)
      #expect(objectives.isNegative(costOf: 0), "the lower level decides")
      objectives.add(sign * 1e-10, of: 0, on: high)
      #expect(objectives.isNegative(costOf: 0) == (sign < 0), "the higher level decides")
      objectives.add(sign * 1e-10, of: 1, on: low)
      #expect(objectives.cost(of: 1, on: low) == sign * 1e-10)
      objectives.add(sign * 0.99e-10, of: 1, on: high)
      #expect(objectives.cost(of: 1, on: high) == 0)
    }
  }

  /// Costs are compared per unit: 3 for 2 are more than 1 for 1. The first level with a difference decides.
  @Test func theCheaperOneIsFoundLevelByLevel() {
    let costs = [-1.0, 0, 1e-9, 1.1e-9, 1]
    for (high, low) in costs.flatMap({ high in costs.map { (high, $0) } }) {
      for unit in [0.5, 1, 4] {
        var objectives = Objectives()
        for _ in 0..<2 { objectives.makeSymbol() }
        let levels = [2, 1].map { objectives.addError(at: Priority($0)) }
        objectives.add(high * unit, of: 0, on: levels[0])
        objectives.add(low * unit, of: 0, on: levels[1])
        let difference = high.magnitude > 1e-9 ? high : low.magnitude > 1e-9 ? low : 0
        // The other symbol costs nothing on both levels.
        #expect(
          objectives.isCheaper(0, per: unit, than: 1, per: 1) == (difference < 0),
          "\(high), \(low) for \(unit)")
        #expect(
          objectives.isCheaper(1, per: 1, than: 0, per: unit) == (difference > 0),
          "\(high), \(low) for \(unit)")
      }
    }
  }
}
