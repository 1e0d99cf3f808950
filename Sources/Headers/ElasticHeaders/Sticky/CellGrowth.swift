import UIKit

/// The height of a stretched cell, stored as its previous height and the change since then.
///
/// Differences of offsets cancel out, except for the part that rounding removes from each sum. That remainder
/// is kept (Neumaier's compensated summation, 1974), so a thousand differences give the same height as a single
/// one, to the last bit.
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

  /// Whether `cell` still has the frame that this type gave it. The table changes the heights of cells and the
  /// cells of rows; there is then no height to add a difference to.
  func describes(_ cell: UITableViewCell) -> Bool {
    self.cell === cell && cell.bounds.height == height
  }

  /// Adds the difference from the previous stretch.
  mutating func stretch(to stretch: CGFloat) {
    let difference = Self.sum(stretch, -lastStretch)
    let sum = Self.sum(height, difference.value)
    (height, rest) = Self.sum(sum.value, sum.rest + difference.rest + rest)
    lastStretch = stretch
  }

  /// Returns the rounded sum and the exact rounding error (Knuth's two-sum).
  private static func sum(_ a: CGFloat, _ b: CGFloat) -> (value: CGFloat, rest: CGFloat) {
    let value = a + b
    let second = value - a
    return (value, (a - (value - second)) + (b - second))
  }
}
