/// What a column of the tableau stands for.
enum SymbolKind: UInt8 {
  /// No symbol: the number is free to be used again.
  case unused
  /// A client's variable without bounds. Once basic it stays so.
  case free
  /// A client's variable that is never negative.
  case nonnegative
  /// The unpriced distance from an inequality's limit, never negative.
  case slack
  /// A priced violation, never negative.
  case error
  /// Marks a required equation and is always zero. It never enters the basis by itself.
  case dummy

  var isVariable: Bool { self == .free || self == .nonnegative }
  /// Whether a row for such a symbol stays feasible while its constant is not negative.
  var isRestricted: Bool { self != .free }
  /// Whether the simplex may bring the symbol into the basis in place of another.
  var isPivotable: Bool { self == .nonnegative || self == .slack || self == .error }
}

enum Tolerance {
  /// Coefficients below this are rounding noise of cancelled terms. They are of the order of the
  /// clients' multipliers, so noise is about 1e-15.
  static let coefficient = 1e-10
  /// How far a quantity in points may lie outside its bounds and still count as inside: far below
  /// a pixel, far above the noise of a million edits.
  static let feasibility = 1e-7
}

struct Cell: Equatable {
  var symbol: Int32
  var coefficient: Double
}

/// `basic = constant + Σ cells`, the cells by ascending symbol in one contiguous array.
struct Row {
  var basic: Int32 = -1
  var constant: Double
  var cells: [Cell]

  init(constant: Double = 0, cells: [Cell] = []) {
    self.constant = constant
    self.cells = cells
  }

  /// Where `symbol` stands, or would stand. O(log n)
  func position(of symbol: Int32) -> Int {
    cells.withUnsafeBufferPointer { cells in
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low + high) >> 1
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// The coefficient of `symbol`; 0 when the row does not mention it. O(log n)
  func coefficient(of symbol: Int32) -> Double {
    let position = position(of: symbol)
    guard position < cells.count, cells[position].symbol == symbol else { return 0 }
    return cells[position].coefficient
  }

  /// Adds `coefficient · symbol`. O(n)
  mutating func insert(_ symbol: Int32, _ coefficient: Double) {
    let position = position(of: symbol)
    if position < cells.count, cells[position].symbol == symbol {
      cells[position].coefficient += coefficient
      if abs(cells[position].coefficient) < Tolerance.coefficient { cells.remove(at: position) }
    } else if abs(coefficient) >= Tolerance.coefficient {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: position)
    }
  }

  /// Strikes `symbol` out. O(n)
  mutating func remove(_ symbol: Int32) {
    let position = position(of: symbol)
    guard position < cells.count, cells[position].symbol == symbol else { return }
    cells.remove(at: position)
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Turns `0 = row` into `symbol = row`. O(n)
  mutating func solve(for symbol: Int32) {
    let position = position(of: symbol)
    let factor = -1 / cells[position].coefficient
    cells.remove(at: position)
    if factor != 1 { multiply(by: factor) }
    basic = symbol
  }
}
