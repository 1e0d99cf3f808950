/// A row on its way into the tableau, or on its way through it: `constant + Σ value · symbol`, with
/// the values spread out by symbol, so that one is found and added to in O(1).
struct SparseAccumulator: Sendable {
  var constant = 0.0
  /// The symbols it mentions, in the order in which they came.
  private(set) var symbols: [Int32] = []
  /// By symbol; 0 for those that are not mentioned.
  private(set) var values: [Double] = []
  private var isMentioned: [Bool] = []

  mutating func makeSymbol() {
    values.append(0)
    isMentioned.append(false)
  }

  @inline(__always)
  subscript(symbol: Int32) -> Double { values[Int(symbol)] }

  @inline(__always)
  mutating func add(_ value: Double, of symbol: Int32) {
    values[Int(symbol)] += value
    if !isMentioned[Int(symbol)] {
      isMentioned[Int(symbol)] = true
      symbols.append(symbol)
    }
  }

  /// Strikes out what is only the noise of terms that cancel.
  mutating func dropNoise() {
    var kept = 0
    for symbol in symbols {
      if abs(values[Int(symbol)]) < Tolerance.coefficient {
        values[Int(symbol)] = 0
        isMentioned[Int(symbol)] = false
      } else {
        symbols[kept] = symbol
        kept += 1
      }
    }
    symbols.removeSubrange(kept...)
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for symbol in symbols { values[Int(symbol)] *= factor }
  }

  /// Turns `0 = row` into `symbol = row`.
  mutating func solve(for symbol: Int32) {
    let factor = -1 / values[Int(symbol)]
    values[Int(symbol)] = 0
    isMentioned[Int(symbol)] = false
    if let place = symbols.firstIndex(of: symbol) {
      symbols.swapAt(place, symbols.count - 1)
      symbols.removeLast()
    }
    if factor != 1 { multiply(by: factor) }
  }

  mutating func removeAll() {
    for symbol in symbols {
      values[Int(symbol)] = 0
      isMentioned[Int(symbol)] = false
    }
    symbols.removeAll(keepingCapacity: true)
    constant = 0
  }
}
