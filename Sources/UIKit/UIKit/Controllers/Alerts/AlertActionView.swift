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
  /// - Parameters:
  ///   - isStrong: Whether the text is semibold.
  ///   - wraps: Whether a long text continues on the next line instead of becoming smaller.
  init(action: UIAlertAction, fontSize: CGFloat, isStrong: Bool, wraps: Bool) {
    self.action = action
    self.isStrong = isStrong
    size = fontSize
    super.init(frame: .zero)
    label.textAlignment = .center
    label.numberOfLines = wraps ? 0 : 1
    label.adjustsFontSizeToFitWidth = !wraps
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

  /// The width of the text in one line.
  var textWidth: CGFloat {
    label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ).width
  }

  /// Returns the height of the text in a button of a width.
  func textHeight(width: CGFloat) -> CGFloat {
    let length = labelPlace(width: width).length
    fitWords(in: length)
    return label.sizeThatFits(CGSize(width: length, height: .greatestFiniteMagnitude)).height
  }

  private var font: UIFont { .systemFont(ofSize: size, weight: isStrong ? .semibold : .regular) }

  private func fitWords(in width: CGFloat) {
    guard label.numberOfLines == 0 else { return }
    label.font = font.fittingWords(of: action.title ?? "", in: width)
  }

  /// Returns where the text begins, from the leading side, and how much width it has.
  private func labelPlace(width: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard action.looks.titleAlignment != .center else {
      return (AlertMetrics.actionPadding, max(0, width - 2 * AlertMetrics.actionPadding))
    }
    let (image, inset) = (imageView.image?.size.width ?? 0, AlertMetrics.partInset)
    let start = image > 0 ? 2 * inset + image : inset
    return (start, max(0, width - start - inset))
  }

  /// Updates the button from the action.
  func update() {
    label.text = action.title
    label.textAlignment = action.looks.titleAlignment
    imageView.image = action.looks.image
    mark.image = action.looks.isChecked ? UIImage(systemName: "checkmark") : nil
    label.font = font
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
    let place = labelPlace(width: bounds.width)
    fitWords(in: place.length)
    label.frame = CGRect(x: place.start, y: 0, width: place.length, height: bounds.height)
      .mirrored(in: bounds.width, if: isRightToLeft)
    self.place(imageView, image, x: inset)
    let check = mark.image?.size ?? .zero
    self.place(mark, check, x: bounds.width - inset - check.width)
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

extension UIFont {
  /// Returns this font, smaller if the longest word of a text is wider than a line (own choice: a broken word can't be
  /// read). It doesn't become smaller than the usual size of text: addresses and paths are broken instead.
  func fittingWords(of text: String, in width: CGFloat) -> UIFont {
    let widest =
      text.split(whereSeparator: \.isWhitespace)
      .map { (String($0) as NSString).size(withAttributes: [.font: self]).width }.max() ?? 0
    guard widest > width else { return self }
    let size = (pointSize * width / widest).rounded(.down)
    return size >= 17 ? withSize(size) : self
  }
}

extension UIColor {
  /// The shade over a button under the finger: translucent black, or white in dark mode (own choice).
  static let alertHighlight = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.08)
  }
}
