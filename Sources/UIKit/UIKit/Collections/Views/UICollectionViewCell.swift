import CoreGraphics
import Foundation

/// One item of a collection view, reused for another item when it has left the screen.
///
/// The app's views are added to ``contentView``, in front of the two backgrounds.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  var configurations = ViewConfigurations()
  var itemState = ItemCellState()
  private let content = CollectionCellContentView(frame: .zero)
  private var selected = false
  private var highlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContent()
    (coder as? NibCoder)?.decode(cell: self)
    ObjectArchives.read(UICollectionViewCell.self, of: self, from: coder)
  }

  private func setUpContent() {
    content.cell = self
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The storyboard segue that a tap on the item performs.
  var selectionSegue: (() -> Void)?

  /// A view for the cell's content, as large as the cell.
  open var contentView: UIView { configurations.contentView ?? content }

  /// A view behind all others, as large as the cell.
  open var backgroundView: UIView? { didSet { show(backgroundView, insteadOf: oldValue, at: 0) } }

  /// A view in front of the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      show(selectedBackgroundView, insteadOf: oldValue, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }

  /// Whether the cell can be focused: its list and the list's delegate decide.
  open override var canBecomeFocused: Bool {
    guard let list = reuseState.collectionView, let path = list.path(of: self) else { return false }
    return isUserInteractionEnabled && list.mayFocus(path)
  }

  open dynamic var isSelected: Bool {
    get { selected }
    set {
      if selected != newValue { setNeedsUpdateConfiguration() }
      selected = newValue
      showSelection()
    }
  }

  open dynamic var isHighlighted: Bool {
    get { highlighted }
    set {
      if highlighted != newValue { setNeedsUpdateConfiguration() }
      highlighted = newValue
      showSelection()
    }
  }

  /// Called when the cell's item is lifted, dragged, or no longer either.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configurations

  /// The configuration of the content view. Setting it makes a new content view, or updates the present one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue, ownContent: content) }
  }

  /// Whether ``contentConfiguration`` is updated for the cell's state whenever that changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// The background behind the content, in place of the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      itemState.ownsBackground = true
      setBackground(newValue)
    }
  }

  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Returns a clear background, for cells outside of lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The cell's state, to which an override may add its own. Call `super`.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Requests a call of ``updateConfiguration(using:)`` before the cell's next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  override func invalidateConfiguration() { setNeedsUpdateConfiguration() }

  /// Sets the configurations for a state. Call `super` unless you set both.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(state)
  }

  /// Called after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open dynamic override func layoutSubviews() {
    updateConfigurationIfNeeded()
    layOutConfigurations()
    super.layoutSubviews()
    if content.frame != contentFrame { content.frame = contentFrame }
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
  }

  open dynamic override func prepareForReuse() {
    super.prepareForReuse()
    if selected { isSelected = false }
    if highlighted { isHighlighted = false }
    setNeedsUpdateConfiguration()
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    reuseState.collectionView?.contentSizeDidChange(of: self)
  }

  override var sizedView: UIView { contentView }

  override func placeSizedView() {
    if contentView.frame != contentFrame { contentView.frame = contentFrame }
  }

  /// The frame of the content view.
  var contentFrame: CGRect { bounds }

  func configurationDidUpdate(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private func show(_ new: UIView?, insteadOf old: UIView?, at index: Int) {
    if let old, old !== new { old.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !(selected || highlighted)
  }
}

/// Contains the cell's content, and notices when its constraints ask for another size.
private final class CollectionCellContentView: UIView, ConstraintObserving {
  @BackReference var cell: UICollectionViewCell?
  private var laidOutSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    // A layout in the same size as the last one was requested from inside.
    if laidOutSize == bounds.size, let cell {
      cell.reuseState.collectionView?.constraintsDidChange(in: cell)
    }
    laidOutSize = bounds.size
  }
}
