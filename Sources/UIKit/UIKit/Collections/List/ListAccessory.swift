import CoreGraphics

/// An accessory that a list cell shows, with its view.
@MainActor final class ListAccessory {
  private(set) var accessory: UICellAccessory
  let view: UIView
  private weak var cell: UICollectionViewListCell?

  init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
    self.accessory = accessory
    self.cell = cell
    switch accessory.accessoryType {
    case .disclosureIndicator: view = CellAccessoryView(type: .disclosureIndicator)
    case .checkmark: view = CellAccessoryView(type: .checkmark)
    case .detail: view = CellAccessoryView(type: .detailButton)
    case .delete: view = CellEditControl(kind: .delete)
    case .insert: view = CellEditControl(kind: .insert)
    case .multiselect: view = CellEditControl(kind: .choice)
    case .reorder: view = CellReorderControl()
    case .outlineDisclosure: view = OutlineDisclosureView()
    case .label: view = UILabel()
    case .popUpMenu: view = UIButton(configuration: .plain())
    case .customView(let own): view = own
    }
    connect()
  }

  /// Connects the view's touches to its action.
  private func connect() {
    switch view {
    case let view as CellReorderControl:
      guard let cell else { return }
      view.press.addTarget(
        cell, action: Selector("gripPressed(_:)", UICollectionViewListCell.gripPressed))
    case let view as CellAccessoryView:
      view.onTap = { [weak self] in self?.accessory.handler?() }
    case let view as UIButton where accessory.accessoryType == .popUpMenu:
      view.showsMenuAsPrimaryAction = true
      view.changesSelectionAsPrimaryAction = true
      view.onMenuChoice = { [weak self, weak view] in
        if let menu = view?.menu { self?.accessory.menuHandler?(menu) }
      }
    case let view as UIControl where accessory.placement == nil:
      view.addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
    default: break
    }
  }

  private func act() {
    if let handler = accessory.handler { return handler() }
    switch accessory.accessoryType {
    case .outlineDisclosure: cell?.toggleOutline()
    case .delete: cell?.showTrailingActions()
    default: break
    }
  }

  /// Updates the accessory's view for a state of its cell.
  func show(_ accessory: UICellAccessory, _ state: UICellConfigurationState, animated: Bool) {
    self.accessory = accessory
    // `nil` is the tint of the surroundings; a custom view keeps its own.
    if accessory.placement == nil || accessory.tintColor != nil {
      view.tintColor = accessory.tintColor
    }
    switch view {
    case let view as CellAccessoryView: view.chevronColor = accessory.tintColor
    case let view as CellEditControl:
      view.signColor = accessory.tintColor
      view.circleColor = accessory.backgroundColor
      view.isChosen = state.isSelected
    case let view as CellReorderControl: view.linesColor = accessory.tintColor
    case let view as OutlineDisclosureView: view.turn(state.isExpanded, animated: animated)
    case let view as UILabel where accessory.accessoryType == .label:
      view.font = accessory.font
      view.adjustsFontForContentSizeCategory = accessory.adjustsFont
      // With less space than it asks for, the text is made smaller rather than cut off.
      view.adjustsFontSizeToFitWidth = true
      view.minimumScaleFactor = ListMetrics.minimumLabelScale
      view.textColor = accessory.tintColor ?? .secondaryLabel
      view.text = accessory.text
    case let view as UIButton where accessory.accessoryType == .popUpMenu:
      if view.menu !== accessory.menu { view.menu = accessory.menu }
    default: break
    }
  }

  // MARK: Sizes

  private var fixedSize: CGSize? {
    switch accessory.accessoryType {
    case .label, .popUpMenu: nil
    case .customView: accessory.maintainsFixedSize ? view.bounds.size : nil
    default: (view as? CellSign)?.size(in: traits) ?? view.bounds.size
    }
  }

  private var traits: UITraitCollection { cell?.traitCollection ?? view.traitCollection }

  var size: CGSize {
    if let fixedSize { return fixedSize }
    let fitting =
      view.autoLayout.constrainedSubviews > 0
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      : view.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    guard accessory.accessoryType == .label, let cell, cell.bounds.width > 0,
      cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return fitting == .zero ? view.bounds.size : fitting }
    // A large label leaves no space for the content.
    let greatest = (cell.bounds.width * ListMetrics.greatestLabelShare).rounded(.down)
    return CGSize(width: min(fitting.width, greatest), height: fitting.height)
  }

  /// The width reserved for the view.
  var width: CGFloat {
    switch accessory.reservedLayoutWidth {
    case .actual: size.width
    case .standard:
      UIFontMetrics.default.scaledValue(
        for: ListMetrics.standardAccessoryWidth, compatibleWith: traits)
    case .custom(let width): width
    }
  }

  /// The height that the cell needs for the accessory.
  var height: CGFloat { accessory.accessoryType == .reorder ? 0 : size.height }
}

/// The chevron of an outline's item, which points sideways, and down when the item's children are shown.
final class OutlineDisclosureView: CellSign {
  private static let side: CGFloat = 22
  private static let chevron = CGSize(width: 7, height: 12)
  private(set) var isExpanded = false
  private let sign = OutlineChevron(
    usualSize: CGSize(width: OutlineDisclosureView.side, height: OutlineDisclosureView.side))

  init() {
    super.init(usualSize: CGSize(width: Self.side, height: Self.side))
    sign.isUserInteractionEnabled = false
    addSubview(sign)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = SystemText.expand.text
  }

  required init?(coder: NSCoder) {
    fatalError("A chevron is made by the cell that it belongs to")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // It may be rotated, so its frame can't be set.
    sign.bounds.size = bounds.size
    sign.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  func turn(_ expanded: Bool, animated: Bool) {
    guard expanded != isExpanded else { return }
    isExpanded = expanded
    accessibilityLabel = (expanded ? SystemText.collapse : .expand).text
    let change = {
      let angle: CGFloat = self.isRightToLeft ? -.pi / 2 : .pi / 2
      self.sign.transform = expanded ? CGAffineTransform(rotationAngle: angle) : .identity
    }
    guard animated else { return UIView.withoutAnimation(change) }
    UIView.animate(withDuration: TableMetrics.editingDuration, animations: change)
  }

  /// Accepts touches a little outside the bounds.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).contains(point)
  }

  private final class OutlineChevron: CellSign {
    override func drawSign() {
      let bounds = CGRect(origin: .zero, size: usualSize)
      let size = OutlineDisclosureView.chevron
      let way: CGFloat = isRightToLeft ? -1 : 1
      let path = UIBezierPath()
      path.move(
        to: CGPoint(x: bounds.midX - way * size.width / 2, y: bounds.midY - size.height / 2))
      path.addLine(to: CGPoint(x: bounds.midX + way * size.width / 2, y: bounds.midY))
      path.addLine(
        to: CGPoint(x: bounds.midX - way * size.width / 2, y: bounds.midY + size.height / 2))
      stroke(path, tintColor)
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      setNeedsDisplay()
    }
  }
}
