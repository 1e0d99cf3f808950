import UIKit

/// A header's height at rest, and the values that it was measured with.
struct HeaderMeasurement {
  struct Key {
    /// The width of the header in points.
    var width: CGFloat
    var category: UIContentSizeCategory
    /// The margins that keep content out of the safe area. They are part of the height that constraints ask
    /// for.
    var margins: NSDirectionalEdgeInsets
    /// The part of the measured height under the bars, in points.
    var underlap: CGFloat

    /// Whether a header has the same height for both keys.
    func isNearly(_ other: Key) -> Bool {
      width.isNearly(other.width) && category == other.category && underlap.isNearly(other.underlap)
        && margins.top.isNearly(other.margins.top)
        && margins.leading.isNearly(other.margins.leading)
        && margins.trailing.isNearly(other.margins.trailing)
    }
  }

  let key: Key
  /// The height without the part under the bars, rounded up to whole device pixels.
  let height: CGFloat

  /// - Parameters:
  ///   - declaredHeight: The height of the frame that the app gave the header. It counts if nothing in the
  ///     header determines its height, as in any table.
  ///   - scale: The number of pixels per point.
  @MainActor
  init(of header: UIView, key: Key, declaredHeight: CGFloat, scale: CGFloat) {
    self.key = key
    // The priority is below required, so that constraints that need more width are reported and nothing breaks.
    let fitting = header.systemLayoutSizeFitting(
      CGSize(width: key.width, height: 0),
      withHorizontalFittingPriority: UILayoutPriority(999),
      verticalFittingPriority: .fittingSizeLevel)
    Self.check(fitting, declaredHeight, of: header, width: key.width)
    let height =
      fitting.height.length > 0
      ? max(fitting.height.length - key.underlap, 0) : declaredHeight.length
    // Subtracts a thousandth of a pixel, so that sums that are whole pixels stay whole.
    self.height = ((height * scale - 0.001).rounded(.up) / scale).length
  }

  /// Reports values from the app that are wrong and were clamped.
  @MainActor
  private static func check(
    _ fitting: CGSize, _ declared: CGFloat, of header: UIView, width: CGFloat
  ) {
    let name = type(of: header)
    if !fitting.height.isFinite || fitting.height < 0 {
      Mistake.report("\(name) is \(fitting.height) points tall by its constraints. It counts as 0.")
    } else if fitting.height == 0, !(declared > 0) || !declared.isFinite {
      Mistake.report(
        "\(name) has no height. Give it constraints from its top edge to its bottom edge, or a "
          + "frame with a height (now \(declared)) before it becomes the header.")
    }
    if fitting.width > width + 0.5 {
      Mistake.report(
        "\(name) cannot be \(width) points wide: its constraints ask for \(fitting.width), and its "
          + "height was measured for that. Give one of them a priority below 1000.")
    }
  }
}
