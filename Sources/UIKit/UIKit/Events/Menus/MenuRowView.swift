import CoreGraphics
import QuartzCore

/// One element of a menu: a mark, title and subtitle, and an image.
final class MenuRowView: UIView {
  private let mark = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)
  private let image = UIImageView(frame: .zero)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let size: UIMenu.ElementSize
  private let hasMarks: Bool
  let isSelectable: Bool
  /// The element that choosing the row performs; `nil` for a title.
  let element: UIMenuElement?

  /// Creates a row of a list.
  convenience init(_ item: MenuContents.Item, hasMarks: Bool) {
    switch item {
    case .title(let text):
      self.init(element: nil, text: text, size: .large, hasMarks: false, isSelectable: false)
      title.font = .preferredFont(forTextStyle: .footnote)
      title.textColor = .secondaryLabel
    case .loading:
      self.init(
        element: nil, text: SystemText.loading.text, size: .large, hasMarks: hasMarks,
        isSelectable: false)
      title.textColor = .secondaryLabel
      addSubview(spinner)
      spinner.startAnimating()
    case .action(let action):
      self.init(
        element: action, text: action.title, size: .large, hasMarks: hasMarks,
        isSelectable: !action.attributes.contains(.disabled))
      show(action)
    case .menu(let menu):
      self.init(
        element: menu, text: menu.title, size: .large, hasMarks: hasMarks, isSelectable: true)
      mark.image = UIImage(systemName: "chevron.forward")
      color(menu.options.contains(.destructive) ? .systemRed : .label)
    case .row: preconditionFailure("a row of several elements has a view for each")
    }
  }

  /// Creates an element that is side by side with others.
  convenience init(_ action: UIAction, size: UIMenu.ElementSize) {
    self.init(
      element: action, text: size == .small ? "" : action.title, size: size, hasMarks: false,
      isSelectable: !action.attributes.contains(.disabled))
    show(action)
    mark.image = nil
    if action.state == .on { backgroundColor = .tertiarySystemFill }
  }

  private init(
    element: UIMenuElement?, text: String, size: UIMenu.ElementSize, hasMarks: Bool,
    isSelectable: Bool
  ) {
    self.element = element
    self.size = size
    self.hasMarks = hasMarks
    self.isSelectable = isSelectable
    super.init(frame: .zero)
    accessibilityIdentifier = element?.accessibilityIdentifier
    title.text = text
    title.font = .preferredFont(forTextStyle: size == .medium ? .caption1 : .body)
    title.textAlignment = size == .medium ? .center : .natural
    title.numberOfLines = size == .medium ? 1 : 2
    subtitle.text = size == .large ? element?.subtitle : nil
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    subtitle.numberOfLines = 2
    image.image = element?.image
    image.contentMode = .center
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    mark.contentMode = .center
    mark.preferredSymbolConfiguration = MenuMetrics.indicator
    for view in [mark, title, subtitle, image] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("A menu makes its rows")
  }

  private func show(_ action: UIAction) {
    switch action.state {
    case .off: mark.image = nil
    case .on: mark.image = UIImage(systemName: "checkmark")
    case .mixed: mark.image = UIImage(systemName: "minus")
    }
    color(
      action.attributes.contains(.disabled)
        ? .tertiaryLabel : action.attributes.contains(.destructive) ? .systemRed : .label)
  }

  private func color(_ color: UIColor) {
    title.textColor = color
    image.tintColor = color
    mark.tintColor = color
  }

  /// Whether a finger is on the row.
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { backgroundColor = highlightColor } }
  }

  private var highlightColor: UIColor? {
    if isHighlighted { return .systemFill }
    return size != .large && (element as? UIAction)?.state == .on ? .tertiarySystemFill : nil
  }

  // MARK: Layout

  /// The insets from the leading edge to the text, and from the text to the trailing edge.
  private var textInsets: (leading: CGFloat, trailing: CGFloat) {
    (
      hasMarks
        ? MenuMetrics.markInset + markWidth + MenuMetrics.markGap : MenuMetrics.sidePadding,
      image.image == nil
        ? MenuMetrics.sidePadding : MenuMetrics.imageGap + imageWidth + MenuMetrics.imageInset
    )
  }

  private var markWidth: CGFloat {
    MenuMetrics.column(MenuMetrics.markWidth, DynamicType.category(traitCollection))
  }

  private var imageWidth: CGFloat {
    MenuMetrics.column(MenuMetrics.imageWidth, DynamicType.category(traitCollection))
  }

  func height(width: CGFloat) -> CGFloat {
    switch size {
    case .small: return MenuMetrics.smallHeight
    case .medium:
      let parts = image.intrinsicContentSize.height + title.intrinsicContentSize.height
      return max(
        MenuMetrics.mediumHeight,
        (parts + 2 * MenuMetrics.mediumPadding + MenuMetrics.mediumGap).rounded(.up))
    case .large: break
    }
    let room = CGSize(width: width - textInsets.leading - textInsets.trailing, height: .infinity)
    let text = title.sizeThatFits(room).height + subtitleHeight(room)
    if element == nil, spinner.superview == nil {
      return max(MenuMetrics.titleHeight, text + 12)
    }
    return max(MenuMetrics.rowHeight, (text + 2 * MenuMetrics.rowPadding).rounded(.up))
  }

  private func subtitleHeight(_ room: CGSize) -> CGFloat {
    subtitle.text == nil ? 0 : subtitle.sizeThatFits(room).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    switch size {
    case .small: image.frame = bounds
    case .medium:
      let text = title.intrinsicContentSize.height
      let top = bounds.height - MenuMetrics.mediumPadding - text
      title.frame = CGRect(x: 4, y: top, width: bounds.width - 8, height: text)
      image.frame = CGRect(
        x: 0, y: MenuMetrics.mediumPadding, width: bounds.width,
        height: top - MenuMetrics.mediumGap - MenuMetrics.mediumPadding)
    case .large: layOutRow()
    }
  }

  private func layOutRow() {
    let insets = textInsets
    let room = CGSize(width: bounds.width - insets.leading - insets.trailing, height: .infinity)
    let titleHeight = title.sizeThatFits(room).height
    let below = subtitleHeight(room)
    let top = (bounds.height - titleHeight - below) / 2
    title.frame = place(x: insets.leading, y: top, width: room.width, height: titleHeight)
    subtitle.frame = place(
      x: insets.leading, y: top + titleHeight, width: room.width, height: below)
    mark.frame = place(
      x: MenuMetrics.markInset, y: 0, width: markWidth, height: bounds.height)
    let imageX = bounds.width - MenuMetrics.imageInset - imageWidth
    image.frame = place(x: imageX, y: 0, width: imageWidth, height: bounds.height)
    let side = spinner.intrinsicContentSize.width
    spinner.frame = place(
      x: imageX + (imageWidth - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
  }

  /// Returns a rectangle, given its distance from the leading edge.
  private func place(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height).mirrored(in: bounds.width, if: isRightToLeft)
  }

  // MARK: Accessibility

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    own.isElement = true
    own.label = element?.title ?? title.text
    own.value = subtitle.text
    let isLoading = spinner.superview != nil
    own.traits = element != nil ? .button : isLoading ? .updatesFrequently : .header
    if !isSelectable, element != nil { own.traits.insert(.notEnabled) }
    if (element as? UIAction)?.state == .on { own.traits.insert(.selected) }
    return own
  }
}
