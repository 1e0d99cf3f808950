import CoreGraphics
import QuartzCore

extension CGRect {
  /// Returns the rectangle, smaller by `margin` on each side as far as its size allows: `insetBy` returns
  /// the null rectangle, which isn't a valid frame, if it is too small.
  func shrunk(by margin: CGFloat) -> CGRect {
    insetBy(dx: min(margin, width / 2), dy: min(margin, height / 2))
  }
}

/// The plate under the selected segment.
final class SegmentPlateView: PartView {
  override func prepare() {
    isUserInteractionEnabled = false
    layer.cornerRadius = SegmentMetrics.plateRadius
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.borderWidth = 0.5
  }

  func show(_ color: UIColor?, isPressed: Bool) {
    backgroundColor = color ?? Self.color
    layer.borderColor = UIColor(white: 0, alpha: 0.04).cgColor
    let scale = isPressed ? SegmentMetrics.pressedScale : 1
    transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  func place(_ frame: CGRect) {
    bounds.size = frame.size
    center = frame.middle
  }

  /// The plate's colour: white, and in dark appearance the grey (99, 99, 102), the dark value of
  /// `systemGray2`: quoted, from screenshots.
  private static let color = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor.systemGray2.resolvedColor(with: $0) : .white
  }
}
