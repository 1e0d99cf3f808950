import CoreGraphics
import Foundation
import QuartzCore

/// A view of items in sections, placed by a layout; only visible items have cells.
///
/// The ``collectionViewLayout`` places elements, and the ``dataSource`` makes their views. The cost of
/// a frame depends only on the elements that became visible.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  var collectionState: CollectionState
  package let counts = CollectionCounts()
  let cellQueue = ReuseQueue(base: UICollectionViewCell.self, noun: "cell")
  var supplementaryQueues: [String: ReuseQueue] = [:]

  // MARK: Creating

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionState = CollectionState(layout: layout)
    super.init(frame: frame)
    setUp(layout)
  }

  /// Returns nil if the file has no layout, with a message.
  public required init?(coder: NSCoder) {
    guard let layout = (coder as? NibCoder)?.collectionViewLayout else { return nil }
    collectionState = CollectionState(layout: layout)
    super.init(coder: coder)
    setUp(layout)
    (coder as? NibCoder)?.decode(collectionView: self)
  }

  override func setOutlet(_ name: String, to object: AnyObject) -> Bool {
    switch name {
    case "dataSource": dataSource = object as? any UICollectionViewDataSource
    case "delegate": delegate = object as? any UICollectionViewDelegate
    case "prefetchDataSource":
      prefetchDataSource = object as? any UICollectionViewDataSourcePrefetching
    default: return super.setOutlet(name, to: object)
    }
    return true
  }

  /// The layout of the elements. Setting it applies the new layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { collectionState.layout }
    set { change(to: newValue, animated: false, completion: nil) }
  }

  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      collectionState.layout.invalidateLayout()
    }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      collectionState.isLoaded = false
      reloadEverything()
    }
  }

  /// Receives the items that are likely to become visible soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { setNeedsLayout() }
  }

  open var isPrefetchingEnabled = true

  /// A view behind all elements, with the size of the collection view, that doesn't scroll.
  open var backgroundView: UIView? {
    get { collectionState.background }
    set { setBackground(newValue) }
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellQueue.register(cellClass, identifier)
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellQueue.register(nib, identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryQueue(elementKind).register(viewClass, identifier)
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryQueue(kind).register(nib, identifier)
  }

  /// Returns a cell to configure, in the size that the layout gives the item. Traps if the identifier
  /// isn't registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, indexPath) }

  // MARK: Counts

  open var numberOfSections: Int { currentCounts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .item(indexPath))
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementID(.supplementaryView, kind, indexPath))
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

  /// Returns the item's cell if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownView(.item(indexPath)) as? UICollectionViewCell
  }

  open var visibleCells: [UICollectionViewCell] {
    shownElements(.cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of visible items. On iOS they have no particular order; here they are sorted.
  open var indexPathsForVisibleItems: [IndexPath] {
    shownElements(.cell).map(\.attributes.indexPath)
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownView(ElementID(.supplementaryView, elementKind, indexPath))
  }

  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shownElements(.supplementaryView, elementKind).map(\.view)
  }

  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shownElements(.supplementaryView, elementKind).map(\.attributes.indexPath)
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Changes

  /// Reads everything from the data source again. The offset stays, as far as the content allows.
  open dynamic func reloadData() { reloadEverything() }

  /// Applies the changes of `updates` together; the data source has to return the new counts then.
  /// Without changes, animates to the layout's present result.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates(completion)
  }

  /// Whether a batch of updates is open.
  open var hasUncommittedUpdates: Bool { collectionState.updates != nil }

  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertItems(indexPaths) } }
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleteItems(indexPaths) } }
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadItems(indexPaths) } }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moveItem(indexPath, newIndexPath) }
  }

  /// Asks the data source to fill the items' present cells, instead of replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfigureItems(indexPaths) }
  }

  open func insertSections(_ sections: IndexSet) { update { $0.insertSections(sections) } }
  open func deleteSections(_ sections: IndexSet) { update { $0.deleteSections(sections) } }
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadSections(sections) } }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.moveSection(section, newSection) }
  }

  // MARK: Interactive movement

  /// Lifts an item so that it can be moved, if the data source allows it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the lifted item's centre to a position in the content; other items make space.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }

  /// Drops the lifted item, and asks the data source to move it.
  open func endInteractiveMovement() { endMovement(cancelled: false) }

  /// Returns the lifted item to its former place.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }

  // MARK: Layouts

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated: animated, completion: nil)
  }

  /// Changes the layout, animating every element from its old place to its new one.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion: completion) }

  /// Begins an interactive change of the layout, controlled by the result's `transitionProgress`.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion: completion) }

  /// Completes the transition to the new layout.
  open func finishInteractiveTransition() { endTransition(finished: true) }

  /// Returns to the old layout.
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  /// Whether cells that ask for another size get it automatically; `enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Focus

  /// Whether items can be focused, unless the delegate decides; true in a tablet's sidebars.
  open var allowsFocus: Bool {
    get { collectionState.focus.isAllowed ?? isInSideBar }
    set { collectionState.focus.isAllowed = newValue }
  }
  /// Whether items can be focused while items are edited.
  open var allowsFocusDuringEditing: Bool {
    get { collectionState.focus.isAllowedInEditing ?? isInSideBar }
    set { collectionState.focus.isAllowedInEditing = newValue }
  }
  /// Whether the focus returns to the item that had it last.
  open var remembersLastFocusedIndexPath: Bool {
    get { collectionState.focus.isRemembered }
    set { collectionState.focus.isRemembered = newValue }
  }
  /// Whether a focused item is selected, unless the delegate decides; true in a tablet's sidebars.
  open var selectionFollowsFocus: Bool {
    get { collectionState.focus.isSelection ?? isInSideBar }
    set { collectionState.focus.isSelection = newValue }
  }

  // MARK: Selection

  open var allowsSelection: Bool {
    get { collectionState.selection.isAllowed }
    set { collectionState.selection.isAllowed = newValue }
  }

  open var allowsMultipleSelection: Bool {
    get { collectionState.selection.allowsMany }
    set { changeSelectionMode { $0.selection.allowsMany = newValue } }
  }

  open var allowsSelectionDuringEditing: Bool {
    get { collectionState.selection.isAllowedInEditing }
    set { collectionState.selection.isAllowedInEditing = newValue }
  }

  open var allowsMultipleSelectionDuringEditing: Bool {
    get { collectionState.selection.allowsManyInEditing }
    set { changeSelectionMode { $0.selection.allowsManyInEditing = newValue } }
  }

  open var isEditing: Bool {
    get { collectionState.isEditing }
    set { changeSelectionMode { $0.isEditing = newValue } }
  }

  /// The index paths of the selected items; empty if nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? {
    collectionState.selection.rows.sorted().map(\.indexPath)
  }

  /// Selects an item without calling the delegate; `nil` clears the selection.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Overrides

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) { super.bounds = newValue } }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { changeBounds(to: bounds(forFrame: newValue)) { super.frame = newValue } }
  }

  open dynamic override func layoutSubviews() {
    layOutCollection()
    super.layoutSubviews()
    collectionState.dragging?.cellsDidChange()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidateForInsets()
  }

  open dynamic override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateForInsets()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidateForInsets()
  }

  open dynamic override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  open dynamic override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === collectionState.swipePan { return swipeMayBegin() }
    if gestureRecognizer === collectionState.selectionPan {
      return multipleSelectionMayBegin(gestureRecognizer)
    }
    // Two fingers scroll where they don't select.
    if gestureRecognizer === scrollPan,
      isOnIndexTitles(gestureRecognizer) || multipleSelectionMayBegin(gestureRecognizer)
    {
      return false
    }
    if gestureRecognizer === collectionState.menuPress {
      return itemMenuMayBegin(gestureRecognizer)
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !trackItem(touches) { super.touchesBegan(touches, with: event) }
  }

  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if collectionState.selection.highlighted == nil { super.touchesMoved(touches, with: event) }
  }

  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !chooseTrackedItem() { super.touchesEnded(touches, with: event) }
  }

  open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelTrackedItem() { super.touchesCancelled(touches, with: event) }
  }

  override var sizesOwnContent: Bool { true }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    layoutTraitsDidChange(from: previous)
  }

  override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutTarget(target, velocity: velocity)
  }

  override var clampsOffsetToContentInset: Bool { true }
}
