import CoreGraphics

/// A sign next to a cell's content, such as a chevron or a check mark. It grows with the user's text size like
/// body text (F-TABLE-11).
class CellSign: UIControl {
  /// The size in points at the default text size.
  let usualSize: CGSize

  init(usualSize: CGSize) {
    self.usualSize = usualSize
    super.init(frame: CGRect(origin: .zero, size: usualSize))
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    fatalError("A sign is made by the cell that it belongs to")
  }

  /// Returns the size at a cell's text size, in points.
  func size(in traits: UITraitCollection) -> CGSize {
    CGSize(
      width: scaled(usualSize.width, in: traits), height: scaled(usualSize.height, in: traits))
  }

  private func scaled(_ length: CGFloat, in traits: UITraitCollection) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: length, compatibleWith: traits)
  }

  /// Draws the sign at ``usualSize``.
  func drawSign() {}

  func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat = 2) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.scaleBy(
      x: bounds.width / max(1, usualSize.width), y: bounds.height / max(1, usualSize.height))
    drawSign()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard category != previousTraitCollection?.preferredContentSizeCategory else { return }
    if let cell = superview as? any SignedCell { return cell.contentRoomDidChange() }
    superview?.setNeedsLayout()
  }
}

/// A cell that lays out its signs itself.
@preconcurrency @MainActor protocol SignedCell: UIView {
  /// Called when the width that the signs leave for the content has changed.
  func contentRoomDidChange()
}
