import CoreGraphics

/// A place on a wheel's drum, which contains a row's view.
final class WheelRowView: UIView {
  var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let content { addSubview(content) }
      setNeedsLayout()
    }
  }

  /// The row's text for assistive software.
  var spokenText: String? {
    content.flatMap { $0.accessibilityLabel ?? $0.speakableText() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }
}

/// A row's title.
final class WheelTitleView: PartView {
  let label = UILabel(frame: .zero)

  override func prepare() {
    label.font = .systemFont(ofSize: PickerMetrics.fontSize)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(
      dx: min(PickerMetrics.columnPadding, bounds.width / 2), dy: 0)
  }
}
