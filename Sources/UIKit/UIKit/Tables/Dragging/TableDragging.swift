import CoreGraphics
import Foundation

/// Drags rows out of a table, and drops items between its rows.
@MainActor final class TableDragging: ListDragging {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?

  private var table: UITableView? { list as? UITableView }

  // MARK: The table

  override func path(at point: CGPoint) -> IndexPath? {
    guard let table, let path = table.indexPathForRow(at: point) else { return nil }
    guard drop.conduct != nil, source(in: path.section) == nil,
      path.row == table.numberOfRows(inSection: path.section) - 1,
      point.y > table.rectForRow(at: path).midY
    else { return path }
    return IndexPath(row: path.row + 1, section: path.section)
  }

  private func source(in section: Int) -> IndexPath? {
    sources.first { $0.path.section == section }?.path
  }

  override func cell(at path: IndexPath) -> UIView? { table?.cellForRow(at: path) }

  override func shownCells() -> [(IndexPath, UIView)] {
    guard let table else { return [] }
    return table.visibleCells.compactMap { cell in table.indexPath(for: cell).map { ($0, cell) } }
  }

  override func shift(
    of path: IndexPath, to shown: IndexPath, without source: IndexPath?
  ) -> CGVector {
    guard let table, path != source else { return .zero }
    var y: CGFloat = 0
    if let source, source < path { y -= table.rectForRow(at: source).height }
    for placeholder in placeholders
    where placeholder.path.section == path.section && placeholder.path.row < shown.row {
      y += placeholder.extent
    }
    if let gap, gap.section < path.section || gap.section == path.section && gap.row < shown.row {
      y += source.map { table.rectForRow(at: $0).height } ?? draggedHeight
    }
    return CGVector(dx: 0, dy: y)
  }

  private var draggedHeight: CGFloat {
    sources.first.map { table?.rectForRow(at: $0.path).height ?? 0 } ?? TableMetrics.rowHeight
  }

  override func insertCell(at path: IndexPath) {
    table?.insertRows(at: [path], with: .none)
    table?.layoutIfNeeded()
  }

  override func highlight(_ cell: UIView, _ isHighlighted: Bool) {
    (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: false)
  }

  // MARK: The list's delegates

  override func items(
    beginning session: any UIDragSession, _ path: IndexPath
  ) -> [UIDragItem] {
    table.flatMap { dragDelegate?.tableView($0, itemsForBeginning: session, at: path) } ?? []
  }

  override func items(
    adding session: any UIDragSession, _ path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    table.flatMap {
      dragDelegate?.tableView($0, itemsForAddingTo: session, at: path, point: point)
    } ?? []
  }

  override func liftParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    table.flatMap { dragDelegate?.tableView($0, dragPreviewParametersForRowAt: path) }
  }

  override func dropParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    table.flatMap { dropDelegate?.tableView($0, dropPreviewParametersForRowAt: path) }
  }

  override func willBegin(_ session: any UIDragSession) {
    if let table { dragDelegate?.tableView(table, dragSessionWillBegin: session) }
  }

  override func didEnd(_ session: any UIDragSession) {
    if let table { dragDelegate?.tableView(table, dragSessionDidEnd: session) }
  }

  override func allowsMove(_ session: any UIDragSession) -> Bool {
    table.flatMap { dragDelegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }

  override func isRestricted(_ session: any UIDragSession) -> Bool {
    table.flatMap {
      dragDelegate?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }

  override func takes(_ session: any UIDropSession) -> Bool {
    table.flatMap { dropDelegate?.tableView($0, canHandle: session) } ?? false
  }

  override func didEnter(_ session: any UIDropSession) {
    if let table { dropDelegate?.tableView(table, dropSessionDidEnter: session) }
  }

  override func proposal(
    _ session: any UIDropSession, _ path: IndexPath?
  ) -> (UIDropProposal, ListIntent) {
    guard let table, let dropDelegate else { return super.proposal(session, path) }
    let proposal = dropDelegate.tableView(
      table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    switch proposal.intent {
    case .unspecified: return (proposal, .none)
    case .insertAtDestinationIndexPath: return (proposal, .between)
    case .insertIntoDestinationIndexPath: return (proposal, .into)
    case .automatic:
      guard let path, path.row < table.numberOfRows(inSection: path.section) else {
        return (proposal, .between)
      }
      let row = table.rectForRow(at: path)
      let part = (session.location(in: table).y - row.minY) / max(1, row.height)
      return (proposal, part < 0.25 || part > 0.75 ? .between : .into)
    }
  }

  override func didExit(_ session: any UIDropSession) {
    if let table { dropDelegate?.tableView(table, dropSessionDidExit: session) }
  }

  override func didEnd(_ session: any UIDropSession) {
    if let table { dropDelegate?.tableView(table, dropSessionDidEnd: session) }
  }

  override func perform(_ plan: ListDropPlan) {
    guard let table else { return }
    dropDelegate?.tableView(table, performDropWith: TableDropCoordinator(plan, table))
  }
}

/// Places the items dropped on a table.
@MainActor
private final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
  private let table: UITableView

  init(_ plan: ListDropPlan, _ table: UITableView) {
    self.table = table
    super.init(plan)
  }

  var items: [any UITableViewDropItem] { plan.items() }
  var proposal: UITableViewDropProposal {
    plan.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: plan.proposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    plan.land(dragItem, .cell(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { plan.land(dragItem, .into(indexPath, rect)) }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    guard let cell = table.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier) else {
      preconditionFailure(
        "No cell is registered for the placeholder's identifier \(placeholder.reuseIdentifier)")
    }
    placeholder.cellUpdateHandler?(cell)
    let path = placeholder.insertionIndexPath
    let rows = table.numberOfRows(inSection: path.section)
    let last =
      rows > 0 ? table.rectForRow(at: IndexPath(row: rows - 1, section: path.section)) : nil
    let place =
      path.row < rows
      ? table.rectForRow(at: path).minY : last?.maxY ?? table.rect(forSection: path.section).minY
    let height =
      placeholder.rowHeight == UITableView.automaticDimension
      ? TableMetrics.rowHeight : placeholder.rowHeight
    cell.frame = CGRect(x: 0, y: place, width: table.bounds.width, height: height)
    let row = ListPlaceholder(
      path: path, view: cell, extent: height,
      parameters: placeholder.previewParametersProvider?(cell)
    ) { placeholder.cellUpdateHandler?(cell) }
    return land(dragItem, on: row)
  }
}

extension UITableView {
  private var listDragging: TableDragging {
    if let dragging = tableState.dragging { return dragging }
    let dragging = TableDragging(self)
    tableState.dragging = dragging
    return dragging
  }

  /// The delegate that provides the items for drags from the table.
  public weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { tableState.dragging?.dragDelegate }
    set {
      if newValue != nil || tableState.dragging != nil { listDragging.dragDelegate = newValue }
    }
  }

  /// The delegate that handles drops on the table.
  public weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { tableState.dragging?.dropDelegate }
    set {
      if newValue != nil || tableState.dragging != nil { listDragging.dropDelegate = newValue }
    }
  }

  /// Whether rows can be dragged; by default true on an iPad and false on an iPhone.
  public var dragInteractionEnabled: Bool {
    get { tableState.dragging?.drag.isEnabled ?? UIDragInteraction.isEnabledByDefault }
    set { listDragging.drag.isEnabled = newValue }
  }

  /// Whether rows of the table are being dragged, inside or outside of it.
  public var hasActiveDrag: Bool { tableState.dragging?.hasActiveDrag ?? false }
  /// Whether items are being dragged over the table.
  public var hasActiveDrop: Bool { tableState.dragging?.hasActiveDrop ?? false }
}

extension ListDropItem: UITableViewDropItem {}
extension ListPlaceholderContext: UITableViewDropPlaceholderContext {}
