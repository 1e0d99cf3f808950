import CoreGraphics
import Foundation

/// A cell of a list: content with accessories at its sides, separators above and below, and swipe actions. It
/// also serves as a list's header or footer.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Title"
///     cell.contentConfiguration = content
///     cell.accessories = [.disclosureIndicator()]
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  var listCellState = ListCellState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeDefaultBackground()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeDefaultBackground()
  }

  /// An item is read as one element, like a table's row, and its accessories separately.
  override var ownAccessibility: OwnAccessibility {
    let text = speakableText()
    guard listCellState.place?.role != .header || togglesByTap else {
      return text.map { OwnAccessibility(label: $0, traits: .header).keepingControls }
        ?? OwnAccessibility()
    }
    var own = OwnAccessibility(label: text).keepingControls
    if isSelected { own.traits.insert(.selected) }
    if !isUserInteractionEnabled { own.traits.insert(.notEnabled) }
    if isChosenByTap { own.kind = .button }
    own.isElement = text != nil || own.kind != nil
    return own
  }

  override var liftedCornerRadius: CGFloat { liftedRowRadius }

  /// The accessories at the sides of the content.
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsUpdateConfiguration() } }

  // MARK: Indentation

  /// The number of times that the content is indented by ``indentationWidth``: the item's level in its
  /// section snapshot unless set.
  open var indentationLevel: Int {
    get { listCellState.ownIndentation ?? listCellState.outlineLevel }
    set {
      listCellState.ownIndentation = newValue
      contentRoomDidChange()
    }
  }

  /// The width of one level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { contentRoomDidChange() } }

  /// Whether leading accessories are indented too; true by default.
  open var indentsAccessories = true { didSet { contentRoomDidChange() } }

  // MARK: Appearance

  /// A guide for the separators below and above: constraints to its leading and trailing edges set their
  /// start and end.
  open var separatorLayoutGuide: UILayoutGuide { madeSeparatorGuide }

  /// Returns the default content of an item of the list, or of its header or footer if the cell is one.
  open func defaultContentConfiguration() -> UIListContentConfiguration { defaultContent }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    defaultBackground
  }

  // MARK: Overrides

  open dynamic override func layoutSubviews() {
    updateConfigurationIfNeeded()
    guard listCellState.animatesLayout else { return layOutList() }
    listCellState.animatesLayout = false
    UIView.animate(
      withDuration: TableMetrics.editingDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layOutList()
      self.contentView.layoutIfNeeded()
    }
  }

  private func layOutList() {
    super.layoutSubviews()
    layOutAccessories()
    layOutSeparators()
  }

  open dynamic override func prepareForReuse() {
    super.prepareForReuse()
    listCellState.isFresh = true
    listCellState.ownIndentation = nil
    listCellState.outlineLevel = 0
    reuseState.shift = 0
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    guard !layoutAttributes.fixedAxes.contains(.vertical) else { return layoutAttributes }
    let height = fittingHeight(width: layoutAttributes.size.width)
    guard height != layoutAttributes.size.height else { return layoutAttributes }
    return layoutAttributes.with { $0.size.height = height }
  }

  override var contentFrame: CGRect { contentRoom(in: bounds.size) }

  override func takePlace(_ place: ListPlace?) {
    guard place != listCellState.place else { return }
    listCellState.place = place
    roundCorners()
    takeDefaultBackground()
    setNeedsUpdateConfiguration()
  }

  override func configurationDidUpdate(_ state: UICellConfigurationState) {
    super.configurationDidUpdate(state)
    updateAccessories(state)
    if !itemState.ownsBackground, automaticallyUpdatesBackgroundConfiguration {
      setBackground(defaultBackgroundConfiguration().updated(for: state))
    }
    listCellState.isFresh = false
  }

  open dynamic override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }
}

/// The state of a list cell.
struct ListCellState {
  /// The shown accessories, from leading to trailing.
  var leading: [ListAccessory] = []
  var trailing: [ListAccessory] = []
  var bothSides: [ListAccessory] { leading + trailing }
  var place: ListPlace?
  /// The app's indentation level; `nil` if it set none.
  var ownIndentation: Int?
  var outlineLevel = 0
  var topLine: ListLineView?
  var bottomLine: ListLineView?
  var guide: UILayoutGuide?
  /// The line before a grip.
  var gripLine: UIView?
  /// Whether the cell hasn't been laid out for its item yet, so that nothing is animated.
  var isFresh = true
  var animatesLayout = false
  /// The distance from the finger on the grip to the middle of the cell.
  var grip: CGFloat = 0
}
