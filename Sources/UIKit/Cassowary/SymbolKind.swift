/// The meaning of a column of the tableau.
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
