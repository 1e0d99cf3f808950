import QuartzCore

/// A button of an alert: its text over a background that darkens under the finger.
final class AlertActionView: UIView {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
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
    addSubview(label)
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
    label.font = .systemFont(ofSize: size, weight: isStrong ? .semibold : .regular)
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    updateColor()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  private func updateColor() {
    let color: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = action.isEnabled ? color : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}

extension UIColor {
  /// The shade over a button under the finger: translucent black, or white in dark mode (own choice).
  static let alertHighlight = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.08)
  }
}
