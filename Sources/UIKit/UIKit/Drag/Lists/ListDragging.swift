import CoreGraphics
import QuartzCore

/// The common part of drags from, and drops on, tables and collection views: it connects the interactions
/// with the list's delegates. Subclasses know the kind of list.
@MainActor class ListDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private(set) weak var list: UIView?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// The items dragged from here, with their index paths.
  private(set) var sources: [(item: UIDragItem, path: IndexPath)] = []
  private var lifting: IndexPath?
  /// The index path at which the list opens a gap, and the highlighted cell.
  private(set) var gap: IndexPath?
  private var wantedGap: IndexPath?
  private var gapDelay: ScheduledAction?
  private weak var highlighted: UIView?
  private(set) var plan: ListDropPlan?
  /// Cells that are hidden while their pictures are animated.
  private var hidden: [WeakView] = []
  private var shifted: [WeakView] = []
  var placeholders: [ListPlaceholder] = []

  private struct WeakView {
    weak var view: UIView?
  }

  init(_ list: UIView) {
    self.list = list
    super.init()
    list.addInteraction(drag)
    list.addInteraction(drop)
  }

  var hasActiveDrag: Bool { !sources.isEmpty }
  private(set) var hasActiveDrop = false

  // MARK: The list

  func path(at point: CGPoint) -> IndexPath? { nil }
  func cell(at path: IndexPath) -> UIView? { nil }
  func shownCells() -> [(IndexPath, UIView)] { [] }
  /// Returns the offset that shows a cell at another index path.
  func shift(of path: IndexPath, to shown: IndexPath, without source: IndexPath?) -> CGVector {
    .zero
  }
  /// Shows the cell of a row that the data source now has.
  func insertCell(at path: IndexPath) {}
  func highlight(_ cell: UIView, _ isHighlighted: Bool) {}
  /// The seconds that a finger rests until the list opens a gap.
  var gapDelayDuration: Double { 0 }

  // MARK: The list's delegates

  func items(beginning session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] { [] }
  func items(adding session: any UIDragSession, _ path: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  { [] }
  func liftParameters(_ path: IndexPath) -> UIDragPreviewParameters? { nil }
  func dropParameters(_ path: IndexPath) -> UIDragPreviewParameters? { nil }
  func willBegin(_ session: any UIDragSession) {}
  func didEnd(_ session: any UIDragSession) {}
  func allowsMove(_ session: any UIDragSession) -> Bool { true }
  func isRestricted(_ session: any UIDragSession) -> Bool { false }
  func takes(_ session: any UIDropSession) -> Bool { false }
  func didEnter(_ session: any UIDropSession) {}
  func proposal(_ session: any UIDropSession, _ path: IndexPath?) -> (UIDropProposal, ListIntent) {
    (UIDropProposal(operation: .cancel), .none)
  }
  func didExit(_ session: any UIDropSession) {}
  func didEnd(_ session: any UIDropSession) {}
  func perform(_ plan: ListDropPlan) {}

  // MARK: Dragging

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, let path = path(at: session.location(in: list)) else { return [] }
    let items = items(beginning: session, path)
    guard !items.isEmpty else { return [] }
    lifting = path
    sources = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = path(at: point), !sources.contains(where: { $0.path == path }) else {
      return []
    }
    let items = items(adding: session, path, point)
    sources += items.map { ($0, path) }
    if let cell = cell(at: path), !items.isEmpty { show(cell, isDragged: true, isLifted: false) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    source(of: item).flatMap { preview(at: $0, liftParameters($0)) }
  }

  func source(of item: UIDragItem) -> IndexPath? {
    sources.first { $0.item === item }?.path
  }

  private func preview(
    at path: IndexPath, _ parameters: UIDragPreviewParameters?
  ) -> UITargetedDragPreview? {
    cell(at: path).flatMap { UITargetedDragPreview.shown($0, parameters) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    if let cell = lifting.flatMap(cell(at:)) { show(cell, isDragged: true, isLifted: true) }
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      lifting = nil
      if position == .start { return forget() }
      for (_, path) in sources {
        if let cell = cell(at: path) { show(cell, isDragged: true, isLifted: false) }
      }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { willBegin(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    forget()
    didEnd(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    // The row may have left the screen meanwhile.
    source(of: item).flatMap { preview(at: $0, liftParameters($0)) }
  }

  private func show(_ cell: UIView, isDragged: Bool, isLifted: Bool) {
    (cell as? any DraggedCell)?.showDrag(isDragged: isDragged, isLifted: isLifted)
  }

  private func forget() {
    sources = []
    lifting = nil
    for (_, cell) in shownCells() { show(cell, isDragged: false, isLifted: false) }
  }

  // MARK: Dropping

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { takes(session) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    didEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let path = path(at: session.location(in: list))
    let (proposal, intent) = proposal(session, path)
    plan = ListDropPlan(self, path, proposal, session)
    let takes = proposal.operation == .copy || proposal.operation == .move
    openGap(at: takes && intent == .between ? path : nil)
    highlightOnly(takes && intent == .into ? path.flatMap(cell(at:)) : nil)
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    didExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    didEnd(session)
  }

  private func leave() {
    openGap(at: nil)
    highlightOnly(nil)
    hasActiveDrop = false
  }

  /// Highlights a cell instead of the present one.
  private func highlightOnly(_ cell: UIView?) {
    guard cell !== highlighted else { return }
    if let highlighted { highlight(highlighted, false) }
    highlighted = cell
    if let cell { highlight(cell, true) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let plan, let list else { return }
    gapDelay?.cancel()
    highlightOnly(nil)
    // A cell that was moved for the gap is animated from its present place.
    let before = shownCells().map { ($0.1, $0.1.transform) }.filter { !$0.1.isIdentity }
    let moved = movedSource
    for (_, path) in sources {
      guard let cell = cell(at: path) else { continue }
      // The row may be deleted, and its cell reused.
      show(cell, isDragged: false, isLifted: false)
      if path == moved { hide(cell) }
    }
    (gap, wantedGap) = (nil, nil)
    UIView.performWithoutAnimation { placeShifts() }
    plan.isPerformed = true
    perform(plan)
    list.layoutIfNeeded()
    UIView.performWithoutAnimation {
      for (cell, transform) in before where cell.superview != nil { cell.transform = transform }
    }
    shifted += before.map { WeakView(view: $0.0) }
    animateShifts()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let plan, let landing = plan.landing(of: item) else { return nil }
    switch landing {
    case .cell(let path):
      guard let cell = cell(at: path) else { return nil }
      let preview = UITargetedDragPreview.shown(cell, dropParameters(path))
      hide(cell)
      return preview
    case .into(let path, let rect):
      guard let cell = cell(at: path) else { return nil }
      let scale = min(
        rect.width / max(1, defaultPreview.size.width),
        rect.height / max(1, defaultPreview.size.height), 1)
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(
          container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
          transform: CGAffineTransform(scaleX: scale, y: scale)))
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case .placeholder(let placeholder):
      hide(placeholder.view)
      return UITargetedDragPreview.shown(placeholder.view, placeholder.parameters)
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = plan?.animator(of: item) else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete($0) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    for one in hidden { one.view?.alpha = 1 }
    hidden = []
    plan = nil
  }

  private func hide(_ cell: UIView) {
    cell.alpha = 0
    hidden.append(WeakView(view: cell))
  }

  // MARK: Gaps

  /// The index path of the only dragged row if it comes from here: it leaves its place.
  private var movedSource: IndexPath? {
    sources.count == 1 && gap != nil && plan?.proposal.operation == .move ? sources[0].path : nil
  }

  private func openGap(at path: IndexPath?) {
    guard path != wantedGap || gapDelay == nil && path != gap else { return }
    wantedGap = path
    gapDelay?.cancel()
    gapDelay = nil
    guard path != nil, gapDelayDuration > 0 else { return setGap(path) }
    gapDelay = RenderLoop.current.schedule(after: gapDelayDuration) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.gapDelay = nil
        self.setGap(self.wantedGap)
      }
    }
  }

  private func setGap(_ path: IndexPath?) {
    guard path != gap else { return }
    let source = sources.count == 1 ? cell(at: sources[0].path) : nil
    gap = path
    source?.alpha = movedSource != nil ? 0 : hasActiveDrag ? DragMetrics.sourceAlpha : 1
    animateShifts()
  }

  func animateShifts() {
    UIView.animateWithTouches(for: DragMetrics.gapDuration) { self.placeShifts() }
  }

  /// Called when cells have become visible or disappeared.
  func cellsDidChange() {
    guard hasActiveDrag || gap != nil || !placeholders.isEmpty || !shifted.isEmpty else { return }
    UIView.performWithoutAnimation {
      if hasActiveDrag, lifting == nil, plan?.isPerformed != true {
        for (path, cell) in shownCells() {
          show(cell, isDragged: sources.contains { $0.path == path }, isLifted: false)
        }
      }
      placeShifts()
    }
  }

  private func placeShifts() {
    let source = movedSource
    var cells: [WeakView] = []
    for (path, cell) in shownCells() {
      let way = shift(of: path, to: shownPath(of: path, without: source), without: source)
      let transform = CGAffineTransform(translationX: way.dx, y: way.dy)
      if cell.transform != transform { cell.transform = transform }
      if way != .zero { cells.append(WeakView(view: cell)) }
    }
    for old in shifted {
      guard let view = old.view, !cells.contains(where: { $0.view === view }) else { continue }
      if !view.transform.isIdentity { view.transform = .identity }
    }
    shifted = cells
  }

  /// Returns the index path at which a row is shown, without the source and with the gap.
  func shownPath(of path: IndexPath, without source: IndexPath?) -> IndexPath {
    guard path != source else { return gap ?? path }
    var index = path.item
    if let source, source.section == path.section, source.item < path.item { index -= 1 }
    let inserted = (placeholders.map(\.path) + [gap].compactMap { $0 })
      .filter { $0.section == path.section }.map(\.item).sorted()
    for place in inserted where place <= index { index += 1 }
    return IndexPath(item: index, section: path.section)
  }
}

/// The list's indication of a drop's place.
enum ListIntent { case none, between, into }
