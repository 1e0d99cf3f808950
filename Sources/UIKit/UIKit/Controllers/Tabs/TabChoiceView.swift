import QuartzCore

/// A tab bar's item above the bar while the user customizes it: the image over the title.
final class TabChoiceView: UIView {
  let item: UITabBarItem
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    let image = item.image
    imageView.image =
      image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    imageView.contentMode = .center
    label.text = item.title
    label.font = .systemFont(ofSize: TabBarMetrics.stackedFontSize, weight: .medium)
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = TabBarMetrics.height
    let top = (bounds.height - height) / 2
    imageView.bounds.size = imageView.image?.size ?? .zero
    imageView.center = CGPoint(x: bounds.midX, y: top + TabBarMetrics.imageMiddle)
    let labelHeight = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: 1, y: top + TabBarMetrics.titleBottom - labelHeight, width: max(0, bounds.width - 2),
      height: labelHeight)
  }
}
