/// The kind of a column of the tableau.
enum SymbolKind: UInt8 {
  /// The number isn't in use and can be assigned again.
  case unused
  /// A client's variable without bounds. Once it is basic, it stays basic.
  case free
  /// A client's variable that is never negative.
  case nonnegative
  /// The distance from an inequality's limit, without a price and never negative.
  case slack
  /// A violation with a price, never negative.
  case error
  /// The marker of a required equation, which is always zero and never enters the basis by itself.
  case dummy

  var isVariable: Bool { self == .free || self == .nonnegative }
  /// Whether a row for such a symbol is feasible only while its constant isn't negative.
  var isRestricted: Bool { self != .free }
  /// Whether the simplex may exchange the symbol with a basic one.
  var isPivotable: Bool { self == .nonnegative || self == .slack || self == .error }
}
