import Micro
import UIKit

/// Specks in a tank's water that make motion visible. They are fixed on an infinite, slightly irregular grid.
@available(iOS 16, *)
final class TankSpecks: StillLayer {
  private var dots: [CALayer] = []
  /// The distance between two specks, in cell lengths.
  private static let spacing: CGFloat = 2.5

  var colour: CGColor? {
    didSet { for dot in dots { dot.backgroundColor = colour } }
  }

  /// Shows the specks around a place, in cell lengths.
  func show(around centre: Vector, reach: CGFloat) {
    let spacing = Self.spacing
    let half = Int(min(reach / spacing, Self.farthest).rounded(.up))
    let side = 2 * half + 1
    while dots.count < side * side { addDot() }
    let column = Int((CGFloat(centre.x) / spacing).rounded())
    let row = Int((CGFloat(centre.y) / spacing).rounded())
    for (index, dot) in dots.enumerated() {
      dot.isHidden = index >= side * side
      let (x, y) = (column + index % side - half, row + index / side - half)
      dot.position = CGPoint(
        x: (CGFloat(x) + Self.jitter(x, y)) * spacing, y: (CGFloat(y) + Self.jitter(y, x)) * spacing
      )
    }
  }

  private func addDot() {
    let dot = CALayer()
    dot.bounds = CGRect(x: 0, y: 0, width: 0.12, height: 0.12)
    dot.cornerRadius = 0.06
    dot.opacity = 0.35
    dot.backgroundColor = colour
    dots.append(dot)
    addSublayer(dot)
  }

  /// The most specks in each direction, for a tank that is far higher than wide.
  private static let farthest: CGFloat = 12

  /// Returns an offset within ±0.4, always the same for a speck.
  private static func jitter(_ x: Int, _ y: Int) -> CGFloat {
    let mixed = UInt32(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663) &* 2_654_435_761
    return CGFloat(mixed >> 16) / 65_535 * 0.8 - 0.4
  }
}
