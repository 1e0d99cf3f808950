import UIKit

/// The height of a stretched cell, kept as what it was and what came to it since.
///
/// Differences of offsets cancel each other except for what rounding drops from each sum. That rest is
/// kept (Neumaier's compensated summation, 1974), so that a thousand differences end at the height
/// that one would give, to the last bit.
@MainActor
struct CellGrowth {
  private(set) weak var cell: UITableViewCell?
  private(set) var height: CGFloat
  private var rest: CGFloat = 0
  private var lastStretch: CGFloat = 0

  init(cell: UITableViewCell, height: CGFloat) {
    self.cell = cell
    self.height = height
  }

  /// Whether `cell` still is as this left it. The table gives cells other heights, and rows other
  /// cells; then there is nothing to add a difference to.
  func describes(_ cell: UITableViewCell) -> Bool {
    self.cell === cell && cell.bounds.height == height
  }

  /// Adds the difference to the stretch of the last time.
  mutating func stretch(to stretch: CGFloat) {
    let difference = Self.sum(stretch, -lastStretch)
    let sum = Self.sum(height, difference.value)
    (height, rest) = Self.sum(sum.value, sum.rest + difference.rest + rest)
    lastStretch = stretch
  }

  /// The rounded sum and what was rounded off, exactly (Knuth's two-sum).
  private static func sum(_ a: CGFloat, _ b: CGFloat) -> (value: CGFloat, rest: CGFloat) {
    let value = a + b
    let second = value - a
    return (value, (a - (value - second)) + (b - second))
  }
}
