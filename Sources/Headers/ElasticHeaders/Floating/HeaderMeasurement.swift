import UIKit

/// A header's height at rest, and what it was measured for.
struct HeaderMeasurement {
  struct Key {
    /// Points that the header has across.
    var width: CGFloat
    var category: UIContentSizeCategory
    /// The margins that keep content out of the safe area are part of what constraints ask for.
    var margins: NSDirectionalEdgeInsets
    /// Points of the measured height that lie under the bars.
    var underlap: CGFloat

    /// Whether a header measured for the one is as tall when measured for the other.
    func isNearly(_ other: Key) -> Bool {
      width.isNearly(other.width) && category == other.category && underlap.isNearly(other.underlap)
        && margins.top.isNearly(other.margins.top)
        && margins.leading.isNearly(other.margins.leading)
        && margins.trailing.isNearly(other.margins.trailing)
    }
  }

  let key: Key
  /// Without the part of the header that lies under the bars, rounded up to the device pixel.
  let height: CGFloat

  /// - Parameters:
  ///   - declaredHeight: the height of the frame that the app gave the header. It counts when
  ///     nothing in the header says how tall it is, as in any table.
  ///   - scale: pixels in a point.
  @MainActor
  init(of header: UIView, key: Key, declaredHeight: CGFloat, scale: CGFloat) {
    self.key = key
    // Below required, so that constraints that need more width say so and break nothing.
    let fitting = header.systemLayoutSizeFitting(
      CGSize(width: key.width, height: 0),
      withHorizontalFittingPriority: UILayoutPriority(999),
      verticalFittingPriority: .fittingSizeLevel)
    Self.check(fitting, declaredHeight, of: header, width: key.width)
    let height =
      fitting.height.length > 0
      ? max(fitting.height.length - key.underlap, 0) : declaredHeight.length
    // A thousandth of a pixel, so that sums that are whole pixels stay so.
    self.height = ((height * scale - 0.001).rounded(.up) / scale).length
  }

  /// Names what the app got wrong. What was wrong is clamped.
  @MainActor
  private static func check(
    _ fitting: CGSize, _ declared: CGFloat, of header: UIView, width: CGFloat
  ) {
    let name = type(of: header)
    if !fitting.height.isFinite || fitting.height < 0 {
      Mistake.report("\(name) is \(fitting.height) points tall by its constraints: counts as 0.")
    } else if fitting.height == 0, !(declared > 0) || !declared.isFinite {
      Mistake.report(
        "\(name) has no height. Give it constraints from its top edge to its bottom edge, or a "
          + "frame with a height (now \(declared)) before it becomes the header.")
    }
    if fitting.width > width + 0.5 {
      Mistake.report(
        "\(name) cannot be \(width) points wide: its constraints ask for \(fitting.width), and its "
          + "height was found for that. Let one of them give way below priority 1000.")
    }
  }
}
