import CoreGraphics
import Foundation
import ListEngine
import QuartzCore

/// A view with a single column of rows in sections. Only visible rows have cells.
///
/// Finding a row's position takes O(log n). The cost of a scroll frame depends only on the rows that
/// become visible. Heights come from the delegate, from ``rowHeight`` or from the cells.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  let tableState = TableState()
  package let counts = TableCounts()
  let reuse = TableReuse()
  lazy var fillers = TableFillers(table: self)

  // MARK: Initialization

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table from an archive. It is plain unless the archive says otherwise.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    setUpTable()
    (coder as? NibCoder)?.decode(tableView: self)
  }

  override func setOutlet(_ name: String, to object: AnyObject) -> Bool {
    switch name {
    case "dataSource": dataSource = object as? any UITableViewDataSource
    case "delegate": delegate = object as? any UITableViewDelegate
    default: return super.setOutlet(name, to: object)
    }
    return true
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITableView.separatorColor),
      AppearanceProperty(\UITableView.separatorEffect),
      AppearanceProperty(\UITableView.separatorInset),
      AppearanceProperty(\UITableView.sectionIndexColor),
    ]
  }

  private func setUpTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addRecognizers()
  }

  open private(set) var style: Style

  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      tableState.methods.missing = []
      tableState.sectionViews.forgetMade()
      tableState.content.forgetHeights()
      setNeedsReload()
    }
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      tableState.methods.missingInSource = []
      tableState.methods.sourceMovesRows = nil
      tableState.content.forgetHeights()
      setNeedsReload()
    }
  }

  // MARK: Heights

  /// The height of rows without a height from the delegate. The default is automatic: cells size
  /// themselves.
  open var rowHeight = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: rowHeight) }
  }

  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: sectionHeaderHeight) }
  }

  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: sectionFooterHeight) }
  }

  /// The estimated height of rows that haven't been visible yet. With 0, all heights are requested in
  /// advance.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: estimatedRowHeight) }
  }

  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: estimatedSectionHeaderHeight) }
  }

  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: estimatedSectionFooterHeight) }
  }

  /// The space above each section header in a plain table. Automatic, the default, means 22 points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: sectionHeaderTopPadding) }
  }

  /// The distance between the separators below the last row of a plain table. With 0, there are none.
  open var fillerRowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }

  // MARK: Views around the rows

  /// The view above the first section. The table sets its width and takes its height from the frame at
  /// the time it is set.
  open var tableHeaderView: UIView? {
    get { tableState.header }
    set { setView(newValue, .header) }
  }

  /// The view below the last section. With any footer, even an empty one, there are no separators
  /// below the last row.
  open var tableFooterView: UIView? {
    get { tableState.footer }
    set { setView(newValue, .footer) }
  }

  /// The view behind all rows. It is as large as the table and doesn't scroll.
  open var backgroundView: UIView? {
    get { tableState.background }
    set { setBackgroundView(newValue) }
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tableState.sectionViews.view(.header, section) as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tableState.sectionViews.view(.footer, section) as? UITableViewHeaderFooterView
  }

  // MARK: Separators

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { separatorsDidChange() }
  }

  /// The colour of separators. `nil` means the system's colour.
  open var separatorColor: UIColor? {
    get { tableState.separatorColor ?? .separator }
    set {
      tableState.separatorColor = newValue
      separatorsDidChange()
    }
  }

  /// The effect of separators on the content behind them, for example a vibrancy in a table over a
  /// blur. The default is `nil`, which draws plain lines.
  open var separatorEffect: UIVisualEffect? { didSet { separatorsDidChange() } }

  /// The default inset of separators for cells without their own. It is 16 points from the left.
  open var separatorInset: UIEdgeInsets {
    get { tableState.separatorInset ?? TableMetrics.separatorInset }
    set {
      tableState.separatorInset = newValue
      separatorsDidChange()
    }
  }

  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { separatorsDidChange() }
  }

  /// Whether the contents of cells are limited to a readable width. The default is `false`.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { separatorsDidChange() } }

  /// The situations in which visible cells are measured again automatically.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether the contents of cells avoid the safe area at the sides. The default is `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet { for row in tableState.tiling.rows { row.cell.setNeedsLayout() } }
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cell: cellClass, identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(headerFooter: aClass, identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Returns a reusable cell, which is never `nil`. Traps if nothing is registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier): register a class or a nib for it")
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooter(identifier) }

  // MARK: Sections, rows and cells

  open var numberOfSections: Int { currentGeometry.sections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    let sections = currentGeometry.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Returns the section's rectangle with its padding, header, rows and footer, in the table's
  /// coordinates.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// Returns the header's rectangle when it doesn't float.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(.header, section) }
  open func rectForFooter(inSection section: Int) -> CGRect { rect(.footer, section) }
  /// Returns the row's rectangle, or zero for a row that doesn't exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// Returns the rows that intersect `rect`. The array is empty if there are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
  /// Returns the row's cell if the row is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCell(indexPath) }

  open var visibleCells: [UITableViewCell] {
    tileIfNeeded()
    return tableState.tiling.rows.map(\.cell)
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    tileIfNeeded()
    return tableState.tiling.rows.map(\.row.indexPath)
  }

  // MARK: Scrolling to rows

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let nearest = nearestSelectedRow else { return }
    scroll(to: nearest.indexPath, scrollPosition, animated: animated)
  }

  // MARK: Section index and prefetching

  /// Reloads the titles of the section index.
  open func reloadSectionIndexTitles() { loadSectionIndex() }

  /// The number of rows from which the section index is shown. The default is 0.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if tableState.content.geometry != nil { loadSectionIndex() } }
  }

  /// The text colour of the section index. `nil` means the tint colour.
  open var sectionIndexColor: UIColor? { didSet { styleSectionIndex() } }

  open var sectionIndexBackgroundColor: UIColor? { didSet { styleSectionIndex() } }

  /// The background colour of the section index while a finger touches it.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { styleSectionIndex() } }

  /// The object that prepares the data of rows that will be visible soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      tableState.prefetching.rows.forget()
      setNeedsLayout()
    }
  }

  open var isPrefetchingEnabled = true

  // MARK: Changes

  /// Reloads everything from the data source. The offset stays as far as the content allows.
  open dynamic func reloadData() { reloadEverything() }

  open func beginUpdates() { beginTableUpdates() }
  open func endUpdates() { endTableUpdates(completion: nil) }

  /// Performs the changes in `updates` together. The data source has to return the new counts
  /// afterwards.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginTableUpdates()
    updates?()
    endTableUpdates(completion: completion)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertRows(indexPaths, animation) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleteRows(indexPaths, animation) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadRows(indexPaths, animation) }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.changes.moveItem(indexPath, newIndexPath) }
  }

  /// Makes the data source fill the existing cells of these rows again. Their heights are determined
  /// again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.changes.reconfigureItems(indexPaths) }
  }

  /// Whether an update is open. From its begin to its end, the table and the data source differ.
  open var hasUncommittedUpdates: Bool { tableState.updates.batch != nil }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertSections(sections, animation) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deleteSections(sections, animation) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadSections(sections, animation) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.changes.moveSection(section, newSection) }
  }

  // MARK: Focus

  /// Whether rows can be focused if the delegate doesn't decide. The default is true in a tablet's
  /// sidebars.
  open var allowsFocus: Bool {
    get { tableState.focus.isAllowed ?? isInSideBar }
    set { tableState.focus.isAllowed = newValue }
  }
  /// Whether rows can be focused in edit mode.
  open var allowsFocusDuringEditing: Bool {
    get { tableState.focus.isAllowedInEditing ?? isInSideBar }
    set { tableState.focus.isAllowedInEditing = newValue }
  }
  /// Whether the focus returns to the last focused row.
  open var remembersLastFocusedIndexPath: Bool {
    get { tableState.focus.isRemembered }
    set { tableState.focus.isRemembered = newValue }
  }
  /// Whether a row is selected when it receives the focus, if the delegate doesn't decide. The default
  /// is true in a tablet's sidebars.
  open var selectionFollowsFocus: Bool {
    get { tableState.focus.isSelection ?? isInSideBar }
    set { tableState.focus.isSelection = newValue }
  }

  // MARK: Selection

  open var allowsSelection: Bool {
    get { tableState.selection.isAllowed }
    set { tableState.selection.isAllowed = newValue }
  }

  open var allowsMultipleSelection: Bool {
    get { tableState.selection.allowsMany }
    set { setAllowsMultipleSelection(newValue) }
  }

  open var allowsSelectionDuringEditing: Bool {
    get { tableState.selection.isAllowedInEditing }
    set { tableState.selection.isAllowedInEditing = newValue }
  }

  /// Whether rows show circles for multiple selection in edit mode.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { tableState.selection.allowsManyInEditing }
    set { setAllowsMultipleSelectionDuringEditing(newValue) }
  }

  // MARK: Editing

  /// Whether the table is in edit mode, or a row is swiped.
  open var isEditing: Bool {
    get { tableState.editing.isEditing || tableState.editing.swipe != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends edit mode, in which rows show controls to delete, insert, select and move them.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  // MARK: Selected rows

  open var indexPathForSelectedRow: IndexPath? { tableState.selection.rows.min()?.indexPath }

  open var indexPathsForSelectedRows: [IndexPath]? {
    tableState.selection.rows.isEmpty ? nil : tableState.selection.rows.sorted().map(\.indexPath)
  }

  /// Selects a row without calling the delegate. `nil` clears the selection.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Overrides

  open dynamic override func layoutSubviews() {
    layOutTable()
    super.layoutSubviews()
    tableState.dragging?.cellsDidChange()
  }

  open dynamic override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    mayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !trackRow(touches) { super.touchesBegan(touches, with: event) }
  }

  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tableState.selection.highlighted == nil { super.touchesMoved(touches, with: event) }
  }

  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !chooseTrackedRow() { super.touchesEnded(touches, with: event) }
  }

  open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelTrackedRow() { super.touchesCancelled(touches, with: event) }
  }

  open dynamic override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  open dynamic override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    for row in tableState.tiling.rows { row.cell.setNeedsLayout() }
    setNeedsLayout()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    separatorsDidChange()
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      // The cells are notified after the table, and the layout follows.
      tableState.content.needsHeights = tableState.content.geometry != nil
    }
  }

  override var clampsOffsetToContentInset: Bool { true }
}
