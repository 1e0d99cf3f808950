/// A row that is being added to the tableau or changed: `constant + Σ value · symbol`, with the values indexed
/// by symbol, so that finding and adding take O(1).
struct SparseAccumulator: Sendable {
  var constant = 0.0
  /// The symbols of the row, in the order in which they were added.
  private(set) var symbols: [Int32] = []
  /// The values by symbol; 0 for symbols that aren't in the row.
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

  /// Removes values that are only the noise of cancelled terms.
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

  /// Converts `0 = row` to `symbol = row`.
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
