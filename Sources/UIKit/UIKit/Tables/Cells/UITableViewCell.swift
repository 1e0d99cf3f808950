import CoreGraphics
import Foundation
import QuartzCore

/// One row of a table, used again for another row when it has left the screen.
///
/// The app's views go into ``contentView``. A cell whose content view has constraints from top to
/// bottom sizes itself by them; one with the built-in labels by these, at least 44 points.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  var cellState = CellState()
  var configurations = ViewConfigurations()
  private let content = UITableViewCellContentView(frame: .zero)
  /// The segues of a storyboard that a tap on the row, or on its accessory, performs.
  var selectionSegue: (() -> Void)?
  var accessorySegue: (() -> Void)?

  // MARK: Making

  /// Tables make cells of registered classes with the style `default`; a subclass that wants
  /// another one overrides this initializer.
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
  }

  private func setUpCell() {
    content.directionalLayoutMargins = CellMetrics.margins
    addSubview(content)
  }

  /// Takes a prototype's or nib's style and identifier.
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

  /// Whether a finger could select the row: who only reads it isn't told that it is a button.
  private var isSelectable: Bool {
    guard let table = cellState.table,
      table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection
    else { return false }
    guard let path = cellState.row?.indexPath else { return true }
    return table.delegate?.tableView(table, shouldHighlightRowAt: path) ?? true
  }

  open internal(set) var reuseIdentifier: String?

  /// Called before the cell is used for another row. Call `super`.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    setNeedsUpdateConfiguration()
  }

  // MARK: Content

  /// Holds what the cell shows; ends where an accessory begins.
  open var contentView: UIView { configurations.contentView ?? content }

  /// The content of the content view. Setting it makes a content view, or hands it to the one that is
  /// there.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue, ownContent: content) }
  }

  /// Whether ``contentConfiguration`` is updated for the cell's state whenever that changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// The list row that goes with the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { defaultListContent }

  /// The background behind the content, instead of the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  open var automaticallyUpdatesBackgroundConfiguration = true

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    cellState.table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// The cell's row is lifted, dragged, or neither any more.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The cell's state, to which an override may add its own. Call `super`.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Has ``updateConfiguration(using:)`` called before the cell is laid out next.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Sets the configurations for a state. Call `super` unless you set both.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(state)
  }

  /// Called after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The main label, made when it is first asked for.
  open var textLabel: UILabel? { madeTextLabel }
  /// The second label; `nil` in the default style.
  open var detailTextLabel: UILabel? { madeDetailLabel }
  open var imageView: UIImageView? { madeImageView }

  /// Behind the content, as large as the cell.
  open var backgroundView: UIView? {
    get { cellState.background }
    set {
      replaceBackground(\.background, with: newValue)
      setNeedsLayout()
    }
  }

  /// In front of the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    get { cellState.selectedBackground }
    set {
      replaceBackground(\.selectedBackground, with: newValue)
      selectionDidChange(animated: false)
    }
  }

  /// Instead of the selected background while many rows can be selected.
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

  /// Instead of the sign of the accessory type, in the size that its frame has.
  open var accessoryView: UIView? {
    get { cellState.accessoryView }
    set { setAccessoryView(newValue, \.accessoryView) }
  }

  /// The accessory while the table is edited.
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

  /// Shows or hides the controls of editing. The table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  /// The control that the delegate chose.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the button that deletes the row is seen.
  open var showingDeleteConfirmation: Bool { cellState.showsDeleteConfirmation }

  /// Whether the content makes room while the table is edited, also without a control.
  open var shouldIndentWhileEditing: Bool {
    get { cellState.shouldIndentWhileEditing }
    set {
      cellState.shouldIndentWhileEditing = newValue
      setNeedsLayout()
    }
  }

  /// Whether the cell has a grip to move it, while the table is edited.
  open var showsReorderControl: Bool {
    get { cellState.showsReorderControl }
    set {
      cellState.showsReorderControl = newValue
      updateEditControls()
    }
  }

  /// Called before controls come or go, and after.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default {
    didSet { selectionDidChange(animated: false) }
  }

  /// Whether the focus may come to the cell: as its list and the list's delegate say.
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

  /// Where the separator begins and ends; the table's inset unless set.
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

  /// Has the table find the cell's height anew, unless its `selfSizingInvalidation` says not to.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cellState.table?.cellDidInvalidate(self, byConstraints: false)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  /// The height that the content asks for in the given width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    updateSeparatorColor()
    setNeedsUpdateConfiguration()
  }
}

/// The view that holds a cell's content.
final class UITableViewCellContentView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell = superview as? UITableViewCell else { return }
    cell.cellState.table?.cellDidInvalidate(cell, byConstraints: true)
  }
}

extension UITableViewCell {
  /// Makes a cell of the dynamic class. See `NSObject.makeDynamic()` for how and why.
  @_silgen_name("ooze_UITableViewCell_allocate")
  package static func makeDynamic(style: CellStyle, reuseIdentifier: consuming String?) -> Self

  @_silgen_name("ooze_UITableViewCell_allocate")
  package convenience init(style: CellStyle, _reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: _reuseIdentifier)
  }
}
