/// How near zero counts as zero.
enum Tolerance {
  /// Coefficients below this are rounding noise of cancelled terms. They are of the order of the
  /// clients' multipliers, so noise is about 1e-15.
  static let coefficient = 1e-10
  /// How far a quantity in points may lie outside its bounds and still count as inside: far below
  /// a pixel, far above the noise of a million edits.
  static let feasibility = 1e-7
  /// Below this a cost per unit is noise.
  static let cost = 1e-9
}
