import QuartzCore

/// A button of an alert: its text over a background that darkens under the finger.
final class AlertActionView: UIView {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let mark = UIImageView(frame: .zero)
  private let size: CGFloat
  private let isStrong: Bool

  /// Creates a button.
  ///
  /// - Parameter isStrong: Whether the text is semibold.
  init(action: UIAlertAction, fontSize: CGFloat, isStrong: Bool) {
    self.action = action
    self.isStrong = isStrong
    size = fontSize
    super.init(frame: .zero)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    for view in [label, imageView, mark] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = action.title
    action.row = self
    update()
  }

  required init?(coder: NSCoder) { nil }

  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? .alertHighlight : nil }
  }

  /// The width of the text.
  var textWidth: CGFloat { label.intrinsicContentSize.width }

  /// Updates the button from the action.
  func update() {
    label.text = action.title
    label.textAlignment = action.looks.titleAlignment
    imageView.image = action.looks.image
    mark.image = action.looks.isChecked ? UIImage(systemName: "checkmark") : nil
    label.font = .systemFont(ofSize: size, weight: isStrong ? .semibold : .regular)
    accessibilityIdentifier = action.accessibilityIdentifier
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    if action.looks.isChecked { accessibilityTraits.insert(.selected) }
    updateColor()
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  private func updateColor() {
    let color: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = action.isEnabled ? action.looks.titleColor ?? color : .tertiaryLabel
    imageView.tintColor = action.looks.imageColor ?? color
    mark.tintColor = label.textColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = imageView.image?.size ?? .zero
    let inset = AlertMetrics.partInset
    if action.looks.titleAlignment == .center {
      label.frame = bounds.insetBy(dx: 8, dy: 0)
    } else {
      let start = image.width > 0 ? 2 * inset + image.width : inset
      label.frame = CGRect(
        x: start, y: 0, width: max(0, bounds.width - start - inset), height: bounds.height
      ).mirrored(in: bounds.width, if: isRightToLeft)
    }
    place(imageView, image, x: inset)
    let check = mark.image?.size ?? .zero
    place(mark, check, x: bounds.width - inset - check.width)
  }
}

extension AlertActionView {
  /// Places a part in the middle of the height, at a distance from the leading side.
  fileprivate func place(_ view: UIView, _ size: CGSize, x: CGFloat) {
    view.frame = CGRect(
      x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height
    ).mirrored(in: bounds.width, if: isRightToLeft)
  }
}

extension UIColor {
  /// The shade over a button under the finger: translucent black, or white in dark mode (own choice).
  static let alertHighlight = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.08)
  }
}
