import QuartzCore

/// A popover with its arrow, around the presented controller's view.
final class PopoverView: UIView {
  private let content = UIView()
  private let outline = CAShapeLayer()
  private var placement: PopoverPlacement?

  /// The colour of the popover and of its arrow.
  var fill: UIColor = .systemBackground {
    didSet { if fill != oldValue { updateColors() } }
  }

  init(_ view: UIView) {
    super.init(frame: .zero)
    layer.insertSublayer(outline, at: 0)
    // Own choice, after pictures of iOS 16.
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 32
    layer.shadowOffset = CGSize(width: 0, height: 8)
    content.clipsToBounds = true
    content.layer.cornerRadius = PopoverPlacement.cornerRadius
    content.layer.cornerCurve = .continuous
    addSubview(content)
    content.addSubview(view)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  /// Applies a placement in the container.
  func place(_ placement: PopoverPlacement) {
    guard self.placement != placement || frame != placement.outerFrame else { return }
    self.placement = placement
    let outer = placement.outerFrame
    frame = outer
    content.frame = placement.frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
    for view in content.subviews { view.frame = content.bounds }
    outline.frame = CGRect(origin: .zero, size: outer.size)
    outline.path = path(placement, content.frame)
    layer.shadowPath = outline.path
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    // The popover is elevated, like its content.
    let traits = UITraitCollection(traitsFrom: [
      traitCollection, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    outline.fillColor = fill.resolvedColor(with: traits).cgColor
  }

  private func path(_ placement: PopoverPlacement, _ box: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: box, cornerWidth: min(PopoverPlacement.cornerRadius, box.width / 2),
      cornerHeight: min(PopoverPlacement.cornerRadius, box.height / 2))
    let (half, height) = (PopoverPlacement.arrow.width / 2, PopoverPlacement.arrow.height)
    let place = placement.arrowPlace
    let isVertical = placement.direction == .up || placement.direction == .down
    let isFirst = placement.direction == .up || placement.direction == .left
    let edge =
      isVertical ? (isFirst ? box.minY : box.maxY) : (isFirst ? box.minX : box.maxX)
    let outwards: CGFloat = isFirst ? -1 : 1
    // Returns a point at a distance from the middle of the base along the side, and away from it.
    func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
      isVertical
        ? CGPoint(x: box.minX + place + along, y: edge + out * outwards)
        : CGPoint(x: edge + out * outwards, y: box.minY + place + along)
    }
    // The tip is rounded like the popover's corners.
    path.move(to: point(-half, 0))
    path.addCurve(
      to: point(-half / 4, height * 0.9), control1: point(-half / 2, 0),
      control2: point(-half / 2, height * 0.6))
    path.addQuadCurve(to: point(half / 4, height * 0.9), control: point(0, height * 1.1))
    path.addCurve(
      to: point(half, 0), control1: point(half / 2, height * 0.6), control2: point(half / 2, 0))
    path.closeSubpath()
    return path
  }
}
