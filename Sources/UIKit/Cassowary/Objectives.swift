/// The cost of one more unit of each symbol on each priority level: the objective rows of the simplex, by
/// nonbasic symbols, side by side in one array.
///
/// Each level is a separate objective and costs are compared one level after the other, so no number of weak
/// errors outweighs a strong one.
struct Objectives: Sendable {
  struct Level: Sendable {
    var priority: Priority
    /// The index of the level's cost among the costs of a symbol.
    var lane: Int
    /// The number of errors on the level. A level without errors is removed.
    var errors = 0
  }

  /// The levels by descending priority.
  private(set) var levels: [Level] = []
  /// `costs[symbol · lanes + lane]`
  private var costs: [Double] = []
  private var lanes = 2
  private var symbolCount = 0

  mutating func makeSymbol() {
    symbolCount += 1
    costs.append(contentsOf: repeatElement(0, count: lanes))
  }

  mutating func forget(_ symbol: Int32) {
    let start = Int(symbol) * lanes
    for index in start..<start + lanes { costs[index] = 0 }
  }

  // MARK: Looking

  @inline(__always)
  func cost(of symbol: Int32, on level: Level) -> Double {
    costs[Int(symbol) * lanes + level.lane]
  }

  /// Returns whether the symbol's cost is below zero on the highest level on which it has a cost.
  func isNegative(costOf symbol: Int32) -> Bool {
    for level in levels {
      let cost = cost(of: symbol, on: level)
      if abs(cost) > Tolerance.cost { return cost < 0 }
    }
    return false
  }

  /// Returns whether `a` costs less per `unitA` than `b` per `unitB`.
  func isCheaper(_ a: Int32, per unitA: Double, than b: Int32, per unitB: Double) -> Bool {
    for level in levels {
      let costA = cost(of: a, on: level) / unitA
      let costB = cost(of: b, on: level) / unitB
      if abs(costA - costB) > Tolerance.cost { return costA < costB }
    }
    return false
  }

  // MARK: Levels

  /// Returns the level with this priority, and counts one more error on it.
  mutating func addError(at priority: Priority) -> Level {
    var index = 0
    while index < levels.count, levels[index].priority > priority { index += 1 }
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority, lane: unusedLane()), at: index)
    }
    levels[index].errors += 1
    return levels[index]
  }

  func level(of priority: Priority) -> Level {
    guard let level = levels.first(where: { $0.priority == priority }) else {
      preconditionFailure("There is no level of priority \(priority.level)")
    }
    return level
  }

  /// Counts one error less on the level. The level is removed with its last error.
  mutating func removeError(at priority: Priority) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[index].errors -= 1
    guard levels[index].errors == 0 else { return }
    let lane = levels.remove(at: index).lane
    for symbol in 0..<symbolCount { costs[symbol * lanes + lane] = 0 }
  }

  private mutating func unusedLane() -> Int {
    if let lane = (0..<lanes).first(where: { lane in !levels.contains { $0.lane == lane } }) {
      return lane
    }
    let wider = lanes * 2
    var spread = [Double](repeating: 0, count: symbolCount * wider)
    for symbol in 0..<symbolCount {
      for lane in 0..<lanes { spread[symbol * wider + lane] = costs[symbol * lanes + lane] }
    }
    defer { lanes = wider }
    costs = spread
    return lanes
  }

  // MARK: Costs

  @inline(__always)
  mutating func add(_ cost: Double, of symbol: Int32, on level: Level) {
    let index = Int(symbol) * lanes + level.lane
    let sum = costs[index] + cost
    costs[index] = abs(sum) < Tolerance.coefficient ? 0 : sum
  }

  /// Replaces `symbol` by `definition` on each level.
  ///
  /// - Returns: Whether any level contained it.
  mutating func substitute(_ symbol: Int32, by definition: SparseAccumulator) -> Bool {
    var isMentioned = false
    for level in levels {
      let factor = cost(of: symbol, on: level)
      guard factor != 0 else { continue }
      isMentioned = true
      costs[Int(symbol) * lanes + level.lane] = 0
      for other in definition.symbols { add(factor * definition[other], of: other, on: level) }
    }
    return isMentioned
  }
}
