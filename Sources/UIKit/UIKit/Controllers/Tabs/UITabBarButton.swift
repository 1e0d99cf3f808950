import QuartzCore
import TextEngine

/// Shows a tab bar item: its image, title and badge. It is named as on iOS, because apps with bars of their own remove
/// the views of a class with this name.
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)
  /// The appearance of the item, and the colour of unselected ones.
  private var appearance = UITabBarItemAppearance()
  private var unselectedColor: UIColor?
  private var isInline = false

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    badge.textAlignment = .center
    badge.clipsToBounds = true
    label.textAlignment = .center
    addParts([imageView, label, badge])
    isAccessibilityElement = true
    item.button = self
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }

  func show(_ appearance: UITabBarItemAppearance, unselectedColor: UIColor?, isInline: Bool) {
    self.appearance = appearance
    self.unselectedColor = unselectedColor
    self.isInline = isInline
    update()
  }

  func itemDidChange() {
    update()
    (superview as? UITabBar)?.appearanceDidChange()
  }

  private var stateAppearance: UITabBarItemStateAppearance {
    item.isEnabled ? (isSelected ? appearance.selected : appearance.normal) : appearance.disabled
  }

  private var itemColor: UIColor {
    if let color = stateAppearance.iconColor { return color }
    if !item.isEnabled { return .tabBarDisabled }
    return isSelected ? tintColor : unselectedColor ?? .tabBarUnselected
  }

  private func update() {
    isEnabled = item.isEnabled
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.image =
      image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = itemColor
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: isInline ? TabBarMetrics.inlineFontSize : TabBarMetrics.stackedFontSize,
        weight: isInline ? .regular : .medium),
      .foregroundColor: itemColor,
    ]
    attributes.merge(stateAppearance.titleTextAttributes) { $1 }
    let state: UIControl.State = item.isEnabled ? (isSelected ? .selected : .normal) : .disabled
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    label.show(StyledText(item.title ?? "", attributes))
    updateBadge()
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.title
    accessibilityValue = item.badgeValue
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    setNeedsLayout()
  }

  private func updateBadge() {
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? stateAppearance.badgeBackgroundColor ?? .systemRed
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: TabBarMetrics.badgeFontSize),
      .foregroundColor: UIColor.white,
    ]
    attributes.merge(stateAppearance.badgeTextAttributes) { $1 }
    attributes.merge(item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
    badge.show(StyledText(item.badgeValue ?? "", attributes))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let imageSize = imageView.image?.size ?? .zero
    let labelSize = label.intrinsicContentSize
    let middle = bounds.midX
    if isInline {
      let gap = imageSize.width > 0 && labelSize.width > 0 ? TabBarMetrics.inlineGap : 0
      let width = imageSize.width + gap + labelSize.width
      let start = middle - width / 2
      imageView.frame = CGRect(
        x: isRightToLeft ? start + width - imageSize.width : start,
        y: (bounds.height - imageSize.height) / 2, width: imageSize.width,
        height: imageSize.height)
      label.frame = CGRect(
        x: isRightToLeft ? start : start + imageSize.width + gap,
        y: (bounds.height - labelSize.height) / 2, width: labelSize.width,
        height: labelSize.height)
    } else {
      let hasTitle = item.title?.isEmpty == false
      let imageMiddle = hasTitle ? TabBarMetrics.imageMiddle : bounds.height / 2
      imageView.frame = CGRect(
        x: middle - imageSize.width / 2, y: imageMiddle - imageSize.height / 2,
        width: imageSize.width, height: imageSize.height)
      let width = min(labelSize.width, bounds.width - 2)
      label.frame = CGRect(
        x: middle - width / 2, y: TabBarMetrics.titleBottom - labelSize.height, width: width,
        height: labelSize.height)
    }
    imageView.frame = imageView.frame.inset(by: item.imageInsets)
    for adjustment in [stateAppearance.titlePositionAdjustment, item.titlePositionAdjustment] {
      label.frame = label.frame.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
    }
    layoutBadge()
  }

  private func layoutBadge() {
    let height = TabBarMetrics.badgeHeight
    let width = max(height, badge.intrinsicContentSize.width + 2 * TabBarMetrics.badgePadding)
    let image = imageView.frame.isEmpty ? label.frame : imageView.frame
    let corner = isRightToLeft ? image.minX : image.maxX
    let side: CGFloat = isRightToLeft ? -1 : 1
    let adjustment = stateAppearance.badgePositionAdjustment
    badge.frame = CGRect(
      x: corner + side * TabBarMetrics.badgeOffset.x - (isRightToLeft ? width - 9 : 9)
        + adjustment.horizontal,
      y: image.minY + TabBarMetrics.badgeOffset.y - height / 2 + adjustment.vertical, width: width,
      height: height)
    badge.layer.cornerRadius = height / 2
    let shift = stateAppearance.badgeTitlePositionAdjustment
    badge.bounds.origin = CGPoint(x: -shift.horizontal, y: -shift.vertical)
  }
}

extension UIColor {
  /// The colour of unselected items (quoted: 60 % gray), and of disabled ones.
  static let tabBarUnselected = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.46 : 0.6, alpha: 1)
  }
  static let tabBarDisabled = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.3 : 0.8, alpha: 1)
  }
}
