import QuartzCore
import TextEngine

/// The appearance of a bar's buttons, by their style.
struct BarButtonLooks {
  var plain: UIBarButtonItemAppearance
  var done: UIBarButtonItemAppearance
}

/// A view of a bar button item: its custom view, its image, its glyph or its title.
final class BarButtonView: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let glyphView = BarGlyphView(frame: .zero)
  private let backgroundView = UIImageView(frame: .zero)
  private let selectionView = UIView(frame: .zero)
  private weak var shownCustomView: UIView?
  var looks: BarButtonLooks { didSet { update() } }

  init(item: UIBarButtonItem, looks: BarButtonLooks) {
    self.item = item
    self.looks = looks
    super.init(frame: .zero)
    selectionView.layer.cornerRadius = BarMetrics.selectionRadius
    addParts([backgroundView, selectionView, label, imageView, glyphView])
    addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
    item.buttonView = self
    update()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { update() } }

  /// Updates the button when the item has changed.
  func itemDidChange() {
    update()
    superview?.setNeedsLayout()
  }

  private func update() {
    isEnabled = item.isEnabled
    tintColor = item.tintColor
    accessibilityIdentifier = item.accessibilityIdentifier
    showsMenuAsPrimaryAction = item.hasMenu && !item.hasAction
    let glyph = item.title == nil && item.image == nil ? item.systemItem?.glyph : nil
    if shownCustomView !== item.customView {
      if shownCustomView?.superview === self { shownCustomView?.removeFromSuperview() }
      shownCustomView = item.customView
      if let customView = item.customView { addSubview(customView) }
    }
    glyphView.glyph = glyph
    glyphView.isHidden = glyph == nil || item.customView != nil
    imageView.image = shownImage?.asTemplate
    backgroundView.image = shownBackground
    backgroundView.isHidden = backgroundView.image == nil || item.customView != nil
    selectionView.isHidden = !item.isSelected || item.customView != nil
    selectionView.backgroundColor = tintColor.withAlphaComponent(BarMetrics.selectionAlpha)
    imageView.preferredSymbolConfiguration = BarMetrics.symbolConfiguration
    imageView.contentMode = item.image?.isSymbolImage == true ? .center : .scaleToFill
    imageView.isHidden = item.image == nil || item.customView != nil
    label.isHidden = item.image != nil || glyph != nil || item.customView != nil
    label.show(StyledText(item.title ?? "", attributes))
    let faded: CGFloat = isHighlighted ? 0.3 : 1
    for view in [label, imageView, glyphView] as [UIView] {
      view.alpha = item.isEnabled ? faded : 0.35
    }
    setNeedsLayout()
  }

  private var metrics: UIBarMetrics {
    BarMetrics.isCompact(traitCollection) ? .compact : .default
  }

  private var shownImage: UIImage? {
    metrics == .compact ? item.landscapeImagePhone ?? item.image : item.image
  }

  private var controlState: UIControl.State {
    item.isEnabled ? (isHighlighted ? .highlighted : .normal) : .disabled
  }

  private var look: UIBarButtonItemAppearance { item.style == .done ? looks.done : looks.plain }

  private var stateLook: UIBarButtonItemStateAppearance {
    item.isEnabled ? (isHighlighted ? look.highlighted : look.normal) : look.disabled
  }

  /// The image behind the button: the item's, or the bar's.
  private var shownBackground: UIImage? {
    item.look(\.button.backgrounds) { $0.value(controlState, metrics, style: item.style) }
      ?? stateLook.backgroundImage
      ?? look.normal.backgroundImage
  }

  private var titleAdjustment: UIOffset {
    item.look(\.button.titleAdjustments) { $0.value(.normal, metrics) }
      ?? stateLook.titlePositionAdjustment
  }

  private var backgroundAdjustment: UIOffset {
    if let own = item.look(\.button.backgroundOffsets, { $0.value(.normal, metrics) }) {
      return UIOffset(horizontal: 0, vertical: own)
    }
    return stateLook.backgroundImagePositionAdjustment
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { update() }
  }

  override var ownAccessibility: OwnAccessibility {
    // A space isn't a button.
    guard item.customView == nil, item.systemItem?.isSpace != true else {
      return OwnAccessibility()
    }
    var own = super.ownAccessibility
    own.isElement = true
    own.traits.insert(.button)
    own.label = item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenName
    own.hint = item.accessibilityHint
    if item.isSelected { own.traits.insert(.selected) }
    own.value = item.accessibilityValue
    return own
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.show(StyledText(item.title ?? "", attributes))
  }

  /// The default attributes, overridden by those of the bar's appearance, and then by the item's own.
  private var attributes: [NSAttributedString.Key: Any] {
    let color: UIColor = item.isEnabled ? tintColor : .label
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: BarMetrics.fontSize, weight: look.style == .done ? .semibold : .regular),
      .foregroundColor: color,
    ]
    for source in [
      look.normal.titleTextAttributes, stateLook.titleTextAttributes,
      item.titleTextAttributes(for: .normal) ?? [:],
      item.titleTextAttributes(for: controlState) ?? [:],
    ] {
      attributes.merge(source) { $1 }
    }
    return attributes
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting: CGSize
    if let customView = item.customView {
      fitting = customView.barFittingSize
    } else if item.systemItem?.isSpace == true {
      fitting = .zero
    } else if item.image != nil {
      fitting = imageView.intrinsicContentSize
    } else if !glyphView.isHidden {
      fitting = BarMetrics.glyphSize
    } else {
      fitting = label.intrinsicContentSize
      for title in item.possibleTitles ?? [] {
        let width = NSString(string: title).size(withAttributes: attributes).width
        fitting.width = max(fitting.width, width.rounded(.up))
      }
    }
    if item.width > 0 { fitting.width = item.width }
    return fitting
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    selectionView.frame = bounds.insetBy(
      dx: -BarMetrics.selectionMargin, dy: -BarMetrics.selectionMargin / 2)
    backgroundView.frame = selectionView.frame.offsetBy(
      dx: backgroundAdjustment.horizontal, dy: backgroundAdjustment.vertical)
    label.frame = bounds.offsetBy(
      dx: titleAdjustment.horizontal, dy: titleAdjustment.vertical)
    glyphView.frame = CGRect(
      x: (bounds.width - BarMetrics.glyphSize.width) / 2,
      y: (bounds.height - BarMetrics.glyphSize.height) / 2,
      width: BarMetrics.glyphSize.width, height: BarMetrics.glyphSize.height)
    let isLandscapeImage = metrics == .compact && item.landscapeImagePhone != nil
    imageView.frame = bounds.inset(
      by: isLandscapeImage ? item.landscapeImagePhoneInsets : item.imageInsets)
    item.customView?.frame = bounds
  }

  /// Accepts touches in an area at least as wide and high as a fingertip needs.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = min(0, (bounds.width - BarMetrics.minimumTouchWidth) / 2)
    let dy = min(0, (bounds.height - BarMetrics.height) / 2)
    return bounds.insetBy(dx: dx, dy: dy).contains(point)
  }

  override var mayShowMenu: Bool { item.hasMenu || isContextMenuInteractionEnabled }
  override var shownMenu: UIMenu? { item.menu ?? (item.hasAction ? nil : item.makeMenu?()) }

  private func perform() { item.perform { sendAction($0) } }
}

extension UIBarButtonItem {
  /// Whether a tap has an effect.
  var hasAction: Bool { primaryAction != nil || action != nil }

  /// Whether there is a menu to show.
  var hasMenu: Bool { menu != nil || makeMenu != nil && !hasAction }

  /// Performs the effect of a tap.
  ///
  /// - Parameter send: Performs `primaryAction`, for the control that was tapped.
  func perform(_ send: (UIAction) -> Void) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    segue?()
    if let primaryAction {
      send(primaryAction)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}

extension UIView {
  /// The size of a custom view in a bar: that of Auto Layout, or else its own. Constraints of its own width or
  /// height also count in a view whose other layout comes from its frame.
  var barFittingSize: CGSize {
    guard translatesAutoresizingMaskIntoConstraints else { return ofAutoLayout }
    var size = bounds.size
    if size == .zero {
      size = intrinsicContentSize
      size = CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    let own = constraints.filter { $0.firstItem === self && $0.secondItem == nil }
    if own.contains(where: { $0.firstAttribute == .width }) { size.width = ofAutoLayout.width }
    if own.contains(where: { $0.firstAttribute == .height }) { size.height = ofAutoLayout.height }
    return size
  }

  private var ofAutoLayout: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
}
