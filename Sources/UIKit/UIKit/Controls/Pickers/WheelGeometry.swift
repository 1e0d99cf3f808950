import CoreGraphics
import QuartzCore

/// The visible positions of the rows of a wheel: on a drum seen from the front, which turns as the content
/// scrolls.
struct WheelGeometry: Equatable {
  /// The distance along the drum from one row to the next, in points, above 0.
  let rowHeight: CGFloat
  /// The radius of the drum, in points, above 0.
  let radius: CGFloat

  init(rowHeight: CGFloat, height: CGFloat) {
    self.rowHeight = max(1, rowHeight)
    radius = max(1, height / 2 * PickerMetrics.drumPart)
  }

  /// The angle in radians from the front to the rim, where the line from the eye touches the drum. Beyond it
  /// rows show their backs, and would appear nearer to the middle again.
  static let rim = acos(1 / (1 + PickerMetrics.eyeRadii))

  /// Returns the visible rows, those before the rim, among `count`.
  func visibleRows(at offset: CGFloat, count: Int) -> Range<Int> {
    let reach = radius * Self.rim
    let first = ((offset - reach) / rowHeight).rounded(.down) + 1
    let end = ((offset + reach) / rowHeight).rounded(.up)
    let lower = Int(first).clamped(0, max(0, count))
    return lower..<max(lower, min(Int(end), count))
  }

  /// Returns the angle between a row and the front, in radians; above 0 below the middle.
  func angle(of row: Int, at offset: CGFloat) -> CGFloat {
    (CGFloat(row) * rowHeight - offset) / radius
  }

  /// Returns the transform that moves a row from the middle of the wheel to its place on the drum.
  func transform(angle: CGFloat) -> CATransform3D {
    let place = CATransform3DMakeTranslation(0, radius * sin(angle), radius * (cos(angle) - 1))
    return CATransform3DRotate(place, -angle, 1, 0, 0)
  }

  /// The perspective of the drum: farther rows are smaller.
  var perspective: CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (radius * PickerMetrics.eyeRadii)
    return perspective
  }

  /// Returns the visible middle of a row, in points below the middle of the wheel.
  func place(angle: CGFloat) -> CGFloat {
    let eye = radius * PickerMetrics.eyeRadii
    return radius * sin(angle) * eye / (eye + radius * (1 - cos(angle)))
  }

  /// Returns the row that appears nearest to a point `y` below the middle.
  func row(at y: CGFloat, offset: CGFloat, count: Int) -> Int? {
    visibleRows(at: offset, count: count).min {
      abs(place(angle: angle(of: $0, at: offset)) - y)
        < abs(place(angle: angle(of: $1, at: offset)) - y)
    }
  }

  /// Returns the row nearest to the front; `nil` without rows.
  func frontRow(at offset: CGFloat, count: Int) -> Int? {
    guard count > 0 else { return nil }
    return Int(((offset / rowHeight).rounded()).clamped(0, CGFloat(count - 1)))
  }
}
