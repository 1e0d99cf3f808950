import CoreGraphics
import Foundation

/// Drags items out of a collection view, and drops items between its own.
@MainActor final class CollectionDragging: ListDragging {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?

  private var view: UICollectionView? { list as? UICollectionView }
  var cadence = UICollectionView.ReorderingCadence.immediate

  // MARK: The collection view

  override func path(at point: CGPoint) -> IndexPath? {
    guard let view else { return nil }
    if let path = view.indexPathForItem(at: point) { return path }
    guard drop.conduct != nil else { return nil }
    // A place after the last item of a section means the index path for one more.
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      let isSource = sources.contains { $0.path.section == section }
      guard count > 0, !isSource,
        let last = view.layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
      else { continue }
      let isRightToLeft = view.isRightToLeft
      let isBeside = isRightToLeft ? point.x < last.frame.minX : point.x > last.frame.maxX
      if isBeside, point.y >= last.frame.minY, point.y < last.frame.maxY {
        return IndexPath(item: count, section: section)
      }
    }
    return nil
  }

  override func cell(at path: IndexPath) -> UIView? { view?.cellForItem(at: path) }

  override func shownCells() -> [(IndexPath, UIView)] {
    guard let view else { return [] }
    return view.visibleCells.compactMap { cell in view.indexPath(for: cell).map { ($0, cell) } }
  }

  /// Returns the shift of an item to the layout's position for the new index path; behind the last one it
  /// moves on by the distance from the one before.
  override func shift(
    of path: IndexPath, to shown: IndexPath, without source: IndexPath?
  ) -> CGVector {
    guard let view, path != source, shown != path else { return .zero }
    func center(_ path: IndexPath) -> CGPoint? {
      guard path.item >= 0, path.item < view.numberOfItems(inSection: path.section) else {
        return nil
      }
      return view.layoutAttributesForItem(at: path)?.center
    }
    guard let here = center(path) else { return .zero }
    if let there = center(shown) { return CGVector(dx: there.x - here.x, dy: there.y - here.y) }
    let step = shown.item > path.item ? -1 : 1
    guard let before = center(IndexPath(item: path.item + step, section: path.section)) else {
      return .zero
    }
    return CGVector(dx: here.x - before.x, dy: here.y - before.y)
  }

  override func insertCell(at path: IndexPath) {
    view?.insertItems(at: [path])
    view?.layoutIfNeeded()
  }

  override func highlight(_ cell: UIView, _ isHighlighted: Bool) {
    (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
  }

  /// The delay for each cadence: Apple names the cadences but no times, and these are own choices.
  override var gapDelayDuration: Double {
    switch cadence {
    case .immediate: 0
    case .fast: 0.1
    case .slow: 0.4
    }
  }

  // MARK: The list's delegates

  override func items(
    beginning session: any UIDragSession, _ path: IndexPath
  ) -> [UIDragItem] {
    view.flatMap { dragDelegate?.collectionView($0, itemsForBeginning: session, at: path) } ?? []
  }

  override func items(
    adding session: any UIDragSession, _ path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    view.flatMap {
      dragDelegate?.collectionView($0, itemsForAddingTo: session, at: path, point: point)
    } ?? []
  }

  override func liftParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    view.flatMap { dragDelegate?.collectionView($0, dragPreviewParametersForItemAt: path) }
  }

  override func dropParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    view.flatMap { dropDelegate?.collectionView($0, dropPreviewParametersForItemAt: path) }
  }

  override func willBegin(_ session: any UIDragSession) {
    if let view { dragDelegate?.collectionView(view, dragSessionWillBegin: session) }
  }

  override func didEnd(_ session: any UIDragSession) {
    if let view { dragDelegate?.collectionView(view, dragSessionDidEnd: session) }
  }

  override func allowsMove(_ session: any UIDragSession) -> Bool {
    view.flatMap { dragDelegate?.collectionView($0, dragSessionAllowsMoveOperation: session) }
      ?? true
  }

  override func isRestricted(_ session: any UIDragSession) -> Bool {
    view.flatMap {
      dragDelegate?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }

  override func takes(_ session: any UIDropSession) -> Bool {
    view.flatMap { dropDelegate?.collectionView($0, canHandle: session) } ?? false
  }

  override func didEnter(_ session: any UIDropSession) {
    if let view { dropDelegate?.collectionView(view, dropSessionDidEnter: session) }
  }

  override func proposal(
    _ session: any UIDropSession, _ path: IndexPath?
  ) -> (UIDropProposal, ListIntent) {
    guard let view, let dropDelegate else { return super.proposal(session, path) }
    let proposal = dropDelegate.collectionView(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    switch proposal.intent {
    case .unspecified: return (proposal, .none)
    case .insertAtDestinationIndexPath: return (proposal, .between)
    case .insertIntoDestinationIndexPath: return (proposal, .into)
    }
  }

  override func didExit(_ session: any UIDropSession) {
    if let view { dropDelegate?.collectionView(view, dropSessionDidExit: session) }
  }

  override func didEnd(_ session: any UIDropSession) {
    if let view { dropDelegate?.collectionView(view, dropSessionDidEnd: session) }
  }

  override func perform(_ plan: ListDropPlan) {
    guard let view else { return }
    dropDelegate?.collectionView(view, performDropWith: CollectionDropCoordinator(plan, view))
  }
}

/// Places the items dropped on a collection view.
@MainActor
private final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator
{
  private let view: UICollectionView

  init(_ plan: ListDropPlan, _ view: UICollectionView) {
    self.view = view
    super.init(plan)
  }

  var items: [any UICollectionViewDropItem] { plan.items() }
  var proposal: UICollectionViewDropProposal {
    plan.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: plan.proposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    plan.land(dragItem, .cell(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { plan.land(dragItem, .into(indexPath, rect)) }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let path = placeholder.insertionIndexPath
    let count = view.numberOfItems(inSection: path.section)
    let near = IndexPath(item: max(0, min(path.item, count - 1)), section: path.section)
    let cell = view.dequeueCell(placeholder.reuseIdentifier, near)
    placeholder.cellUpdateHandler?(cell)
    cell.frame = frame(at: path, count)
    let row = ListPlaceholder(
      path: path, view: cell, extent: 0, parameters: placeholder.previewParametersProvider?(cell)
    ) { placeholder.cellUpdateHandler?(cell) }
    return land(dragItem, on: row)
  }

  /// Returns the frame that the layout has for an index path, or for one after the last.
  private func frame(at path: IndexPath, _ count: Int) -> CGRect {
    func frame(_ item: Int) -> CGRect? {
      item >= 0 && item < count
        ? view.layoutAttributesForItem(at: IndexPath(item: item, section: path.section))?.frame
        : nil
    }
    if let there = frame(path.item) { return there }
    guard let last = frame(count - 1) else {
      return CGRect(origin: view.bounds.origin, size: CGSize(width: 50, height: 50))
    }
    let step = frame(count - 2).map { CGVector(dx: last.minX - $0.minX, dy: last.minY - $0.minY) }
    return last.offsetBy(dx: step?.dx ?? last.width, dy: step?.dy ?? 0)
  }
}

extension UICollectionView {
  /// The delay before items make room below a drag.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  public var reorderingCadence: ReorderingCadence {
    get { collectionState.dragging?.cadence ?? .immediate }
    set { listDragging.cadence = newValue }
  }

  private var listDragging: CollectionDragging {
    if let dragging = collectionState.dragging { return dragging }
    let dragging = CollectionDragging(self)
    collectionState.dragging = dragging
    return dragging
  }

  /// The delegate that provides the items for drags from the view.
  public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { collectionState.dragging?.dragDelegate }
    set {
      if newValue != nil || collectionState.dragging != nil { listDragging.dragDelegate = newValue }
    }
  }

  /// The delegate that handles drops on the view.
  public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { collectionState.dragging?.dropDelegate }
    set {
      if newValue != nil || collectionState.dragging != nil { listDragging.dropDelegate = newValue }
    }
  }

  /// Whether items can be dragged; by default true on an iPad and false on an iPhone.
  public var dragInteractionEnabled: Bool {
    get { collectionState.dragging?.drag.isEnabled ?? UIDragInteraction.isEnabledByDefault }
    set { listDragging.drag.isEnabled = newValue }
  }

  /// Whether items of the view are being dragged, inside or outside of it.
  public var hasActiveDrag: Bool { collectionState.dragging?.hasActiveDrag ?? false }
  /// Whether items are being dragged over the view.
  public var hasActiveDrop: Bool { collectionState.dragging?.hasActiveDrop ?? false }
}

extension ListDropItem: UICollectionViewDropItem {}
extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext {}
