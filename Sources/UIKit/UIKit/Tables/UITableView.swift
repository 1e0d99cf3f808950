import CoreGraphics
import Foundation
import QuartzCore

/// A column of rows in sections, of which only those in sight have cells.
///
/// A row's place is found in O(log n), a scroll frame costs what came into sight and nothing for
/// the rest. Heights come from the delegate, ``rowHeight``, or the cells themselves.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  let tableState = TableState()
  package let counts = TableCounts()
  let reuse = TableReuse()
  lazy var fillers = TableFillers(table: self)

  // MARK: Making

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A plain table, unless an archive says otherwise.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    setUpTable()
    (coder as? NibCoder)?.decode(tableView: self)
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

  /// The height of rows for which the delegate gives none; automatic by default: cells size
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

  /// The height that a row is taken to have until it is seen; 0 has every height asked in advance.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: estimatedRowHeight) }
  }

  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: estimatedSectionHeaderHeight) }
  }

  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: estimatedSectionFooterHeight) }
  }

  /// Room above each section header of a plain table; automatic by default: 22 points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: sectionHeaderTopPadding) }
  }

  /// The distance of the lines that fill a plain table below its last row; 0 draws none.
  open var fillerRowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }

  // MARK: Views around the rows

  /// A view above the first section. The table gives it its width and takes its height from its
  /// frame, when it is set.
  open var tableHeaderView: UIView? {
    get { tableState.header }
    set { setView(newValue, .header) }
  }

  /// A view below the last section. With one, even an empty one, no lines fill the table.
  open var tableFooterView: UIView? {
    get { tableState.footer }
    set { setView(newValue, .footer) }
  }

  /// A view behind all rows, as large as the table, that does not scroll.
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

  /// The system's separator colour when `nil`.
  open var separatorColor: UIColor? {
    get { tableState.separatorColor ?? .separator }
    set {
      tableState.separatorColor = newValue
      separatorsDidChange()
    }
  }

  /// The effect of separators on everything behind them, as a vibrancy in a table over a blur; `nil`,
  /// as at first, for plain lines.
  open var separatorEffect: UIVisualEffect? { didSet { separatorsDidChange() } }

  /// Where separators begin and end, for cells that set nothing else; 16 points from the left.
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

  /// Whether contents of cells are not wider than is good to read; `false` by default.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { separatorsDidChange() } }

  /// When cells on screen are measured anew of themselves.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether contents of cells keep out of the safe area at the sides; `true` by default.
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

  /// A cell to fill, never `nil`. Traps when nothing is registered for the identifier.
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

  // MARK: What there is

  open var numberOfSections: Int { currentGeometry.sections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    let sections = currentGeometry.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The section's rectangle with padding, header, rows and footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// Where the header stands while it does not float.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(.header, section) }
  open func rectForFooter(inSection section: Int) -> CGRect { rect(.footer, section) }
  /// The row's rectangle; zero for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// Rows that touch `rect`; empty when none does.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
  /// The row's cell when it is in sight.
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

  /// Asks for the titles of the section index anew.
  open func reloadSectionIndexTitles() { loadSectionIndex() }

  /// The number of rows from which on the section index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if tableState.content.geometry != nil { loadSectionIndex() } }
  }

  /// The tint colour when `nil`.
  open var sectionIndexColor: UIColor? { didSet { styleSectionIndex() } }

  open var sectionIndexBackgroundColor: UIColor? { didSet { styleSectionIndex() } }

  /// While a finger is on the index.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { styleSectionIndex() } }

  /// Is told of rows that will come into sight soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      tableState.prefetching.rows.forget()
      setNeedsLayout()
    }
  }

  open var isPrefetchingEnabled = true

  // MARK: Changes

  /// Asks the data source for everything anew. The offset stays, as far as the content allows.
  open func reloadData() { reloadEverything() }

  open func beginUpdates() { beginTableUpdates() }
  open func endUpdates() { endTableUpdates(completion: nil) }

  /// Makes the changes of `updates` at once; the data source has to tell the new counts then.
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

  /// Has the data source fill the cells of these rows again, without exchanging them. Heights are
  /// found anew.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.changes.reconfigureItems(indexPaths) }
  }

  /// Whether an update is open: between its begin and its end, the table and the data source differ.
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

  /// Whether the focus may come to rows, where the delegate doesn't say; true in a tablet's side bars.
  open var allowsFocus: Bool {
    get { tableState.focus.isAllowed ?? isInSideBar }
    set { tableState.focus.isAllowed = newValue }
  }
  /// The same while rows are edited.
  open var allowsFocusDuringEditing: Bool {
    get { tableState.focus.isAllowedInEditing ?? isInSideBar }
    set { tableState.focus.isAllowedInEditing = newValue }
  }
  /// Whether the focus comes back to the row that had it last.
  open var remembersLastFocusedIndexPath: Bool {
    get { tableState.focus.isRemembered }
    set { tableState.focus.isRemembered = newValue }
  }
  /// Whether the row that the focus comes to is selected, where the delegate doesn't say; true in a
  /// tablet's side bars.
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

  /// Whether rows show circles to choose many of them while the table is edited.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { tableState.selection.allowsManyInEditing }
    set { setAllowsMultipleSelectionDuringEditing(newValue) }
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { tableState.editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls that delete, insert, choose and move rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  // MARK: Selected rows

  open var indexPathForSelectedRow: IndexPath? { tableState.selection.rows.min()?.indexPath }

  open var indexPathsForSelectedRows: [IndexPath]? {
    tableState.selection.rows.isEmpty ? nil : tableState.selection.rows.sorted().map(\.indexPath)
  }

  /// Selects a row without telling the delegate; `nil` takes every selection back.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Takes a selection back without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Overrides

  open dynamic override func layoutSubviews() {
    layOutTable()
    super.layoutSubviews()
    tableState.dragging?.cellsDidChange()
  }

  open override func gestureRecognizerShouldBegin(
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

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    for row in tableState.tiling.rows { row.cell.setNeedsLayout() }
    setNeedsLayout()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    separatorsDidChange()
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      // The cells learn of it after the table; the layout comes after them.
      tableState.content.needsHeights = tableState.content.geometry != nil
    }
  }

  override var clampsOffsetToContentInset: Bool { true }
}
