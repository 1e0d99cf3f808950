/// The tolerances for comparisons with zero.
enum Tolerance {
  /// The tolerance for coefficients, below which they are rounding noise of cancelled terms. Coefficients are
  /// of the order of the clients' multipliers, so noise is about 1e-15.
  static let coefficient = 1e-10
  /// The distance in points by which a value may be outside its bounds and still count as inside: far below a
  /// pixel, far above the noise of a million edits.
  static let feasibility = 1e-7
  /// The tolerance for costs per unit, below which they are noise.
  static let cost = 1e-9
}
