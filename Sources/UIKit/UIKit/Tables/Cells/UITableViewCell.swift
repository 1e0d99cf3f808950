import CoreGraphics
import Foundation
import QuartzCore

/// The view of a table row. After it leaves the screen, it is reused for another row.
///
/// Add your views to ``contentView``. If its content view has constraints from top to bottom, they
/// determine the cell's height. Otherwise, the built-in labels determine it, with a minimum of 44
/// points.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  var cellState = CellState()
  var configurations = ViewConfigurations()
  private let content = UITableViewCellContentView(frame: .zero)
  /// Performs the storyboard segue for a tap on the row or on its accessory.
  var selectionSegue: (() -> Void)?
  var accessorySegue: (() -> Void)?

  // MARK: Initialization

  /// Creates a cell with a style.
  ///
  /// Tables create cells of registered classes with the style `default`. A subclass with another
  /// style overrides this initializer.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    setStyle(style, reuseIdentifier: reuseIdentifier)
    setUpCell()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpCell()
    (coder as? NibCoder)?.decode(cell: self)
    ObjectArchives.read(UITableViewCell.self, of: self, from: coder)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITableViewCell.separatorInset)
    ]
  }

  private func setUpCell() {
    content.directionalLayoutMargins = CellMetrics.margins
    addSubview(content)
  }

  /// Sets the style and the identifier of a prototype or nib.
  func setStyle(_ style: CellStyle, reuseIdentifier: String?) {
    cellState.style = style
    self.reuseIdentifier = reuseIdentifier
  }

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility(label: speakableText()).keepingControls
    if isSelected { own.traits.insert(.selected) }
    if !isUserInteractionEnabled { own.traits.insert(.notEnabled) }
    if isSelectable { own.kind = .button }
    own.isElement = own.label != nil || own.kind != nil
    return own
  }

  /// Whether a tap can select the row. Otherwise, assistive software doesn't read it as a button.
  private var isSelectable: Bool {
    guard let table = cellState.table,
      table.tableState.editing.isEditing
        ? table.allowsSelectionDuringEditing : table.allowsSelection
    else { return false }
    guard let path = cellState.row?.indexPath else { return true }
    return table.delegate?.tableView(table, shouldHighlightRowAt: path) ?? true
  }

  open internal(set) var reuseIdentifier: String?

  /// Prepares the cell for reuse. Overrides have to call `super`.
  open dynamic func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    setNeedsUpdateConfiguration()
  }

  // MARK: Content

  /// The view that contains the cell's content. It ends where an accessory begins.
  open var contentView: UIView { configurations.contentView ?? content }

  /// The configuration of the content. Setting it creates a content view or updates the existing one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue, ownContent: content) }
  }

  /// Whether ``contentConfiguration`` is updated automatically when the cell's state changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// Returns the standard list configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { defaultListContent }

  /// The configuration of the background, which replaces the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  open var automaticallyUpdatesBackgroundConfiguration = true

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    cellState.table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }

  override var liftedCornerRadius: CGFloat { liftedRowRadius }

  /// Called when a drag of the cell's row starts, changes or ends.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The cell's state. Overrides may add custom states and have to call `super`.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  override func invalidateConfiguration() { setNeedsUpdateConfiguration() }

  /// Sets the configurations for a state. Overrides have to call `super` unless they set both.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(state)
  }

  /// The handler that is called after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The main label, created on first use.
  open var textLabel: UILabel? { madeTextLabel }
  /// The second label, or `nil` in the default style.
  open var detailTextLabel: UILabel? { madeDetailLabel }
  /// The image view, created on first use, or `nil` in the style `value2`.
  open var imageView: UIImageView? { madeImageView }

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    get { cellState.background }
    set {
      replaceBackground(\.background, with: newValue)
      setNeedsLayout()
    }
  }

  /// The view in front of the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    get { cellState.selectedBackground }
    set {
      replaceBackground(\.selectedBackground, with: newValue)
      selectionDidChange(animated: false)
    }
  }

  /// The view that replaces the selected background in multiple selection.
  open var multipleSelectionBackgroundView: UIView? {
    get { cellState.multipleSelectionBackground }
    set {
      replaceBackground(\.multipleSelectionBackground, with: newValue)
      selectionDidChange(animated: false)
    }
  }

  // MARK: Accessory

  open var accessoryType: AccessoryType {
    get { cellState.accessoryType }
    set { setAccessoryType(newValue, \.accessoryType, \.accessory) }
  }

  /// The view that replaces the accessory type's sign. It keeps the size of its frame.
  open var accessoryView: UIView? {
    get { cellState.accessoryView }
    set { setAccessoryView(newValue, \.accessoryView) }
  }

  /// The accessory type in edit mode.
  open var editingAccessoryType: AccessoryType {
    get { cellState.editingAccessoryType }
    set { setAccessoryType(newValue, \.editingAccessoryType, \.editingAccessory) }
  }

  open var editingAccessoryView: UIView? {
    get { cellState.editingAccessoryView }
    set { setAccessoryView(newValue, \.editingAccessoryView) }
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { cellState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the edit controls. Called by the table.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  /// The control that the delegate chose.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the delete button is visible.
  open var showingDeleteConfirmation: Bool { cellState.showsDeleteConfirmation }

  /// Whether the content is indented in edit mode, even without a control.
  open var shouldIndentWhileEditing: Bool {
    get { cellState.shouldIndentWhileEditing }
    set {
      cellState.shouldIndentWhileEditing = newValue
      setNeedsLayout()
    }
  }

  /// Whether the cell has a grip for moving it in edit mode.
  open var showsReorderControl: Bool {
    get { cellState.showsReorderControl }
    set {
      cellState.showsReorderControl = newValue
      updateEditControls()
    }
  }

  /// Called before the visible controls change, and after.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default {
    didSet { selectionDidChange(animated: false) }
  }

  /// Whether the cell can be focused, as decided by its list and the list's delegate.
  open override var canBecomeFocused: Bool {
    guard let list = cellState.table, let path = list.path(of: self) else { return false }
    return isUserInteractionEnabled && list.mayFocus(path)
  }

  open dynamic var isSelected: Bool {
    get { cellState.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  open dynamic var isHighlighted: Bool {
    get { cellState.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != cellState.isSelected else { return }
    cellState.isSelected = selected
    selectionDidChange(animated: animated)
    cellState.editControl?.isChosen = selected
    setNeedsUpdateConfiguration()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != cellState.isHighlighted else { return }
    cellState.isHighlighted = highlighted
    selectionDidChange(animated: animated)
    setNeedsUpdateConfiguration()
  }

  // MARK: Separator and indentation

  /// The inset of the separator. The default is the table's.
  open var separatorInset: UIEdgeInsets {
    get {
      cellState.separatorInset ?? cellState.table?.separatorInset ?? TableMetrics.separatorInset
    }
    set {
      cellState.separatorInset = newValue
      setNeedsLayout()
    }
  }

  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: Layout

  open dynamic override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutCell()
  }

  /// Makes the table measure the cell again unless its `selfSizingInvalidation` is `disabled`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cellState.table?.cellDidInvalidate(self, byConstraints: false)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  /// Returns the height that the content needs at the given width: by the content view's constraints, or
  /// without any by ``sizeThatFits(_:)``. If the width isn't required, it is the one that constraints ask for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if horizontalFittingPriority < .required, autoLayout.constrainedSubviews > 0 {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    let width =
      horizontalFittingPriority < .required
      ? constrainedWidth(near: targetSize, horizontalFittingPriority) : targetSize.width
    let height =
      constrainedHeight(width: width)
      ?? sizeThatFits(CGSize(width: width, height: targetSize.height)).height
    return CGSize(width: width, height: height)
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    updateSeparatorColor()
    setNeedsUpdateConfiguration()
  }
}

/// The view that contains a cell's content.
final class UITableViewCellContentView: UIView, ConstraintObserving {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell = superview as? UITableViewCell else { return }
    cell.cellState.table?.cellDidInvalidate(cell, byConstraints: true)
  }
}

extension UITableViewCell {
  /// Allocates a cell of the dynamic class. See `NSObject.makeDynamic()` for how and why.
  @_silgen_name("ooze_UITableViewCell_allocate")
  package static func makeDynamic(style: CellStyle, reuseIdentifier: consuming String?) -> Self

  @_silgen_name("ooze_UITableViewCell_allocate")
  package convenience init(style: CellStyle, _reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: _reuseIdentifier)
  }
}
