import QuartzCore

/// The sheet: the presented view under rounded corners, and the grabber over it.
final class SheetView: UIView {
  let grabber = UIView(frame: .zero)

  static let upperCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  /// The corners of a sheet in the middle of a tablet.
  static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.maskedCorners = Self.upperCorners
    layer.cornerCurve = .continuous
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = SheetLayout.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the presented view, which fills the sheet.
  func hold(_ view: UIView) {
    guard view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: grabber)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = SheetLayout.grabberSize
    grabber.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: SheetLayout.grabberTop, width: size.width,
      height: size.height)
  }
}
