import CoreGraphics
import QuartzCore

/// One drag from the lift to its end; the application retains it meanwhile.
///
/// The items are lifted, then dragged, and the drag ends in exactly one of three ways: the lifted items are
/// put back, the items are dropped, or the drag is cancelled and they go back.
@MainActor final class DragConduct {
  enum Phase { case lifted, dragging, ending, ended }

  private(set) var phase = Phase.lifted
  let session: DragSession
  let drop: DropSession
  weak var source: UIDragInteraction?
  private weak var window: UIWindow?
  private let overlay: DragOverlay
  private let start: CGPoint
  private let lift = DragAnimator()
  private var tracker: DragTracker?
  private weak var touch: UITouch?
  private let landing = DragLanding()
  private(set) lazy var scrolling = DragScrolling(self)
  private(set) lazy var springs = SpringLoading(self)

  var isDragging: Bool { phase == .dragging }
  var isOver: Bool { phase == .ended }
  /// The lifted previews, for tests.
  var previews: [ContextMenuPreview] { overlay.previews }

  /// Lifts the items of the session.
  static func begin(_ source: UIDragInteraction, _ session: DragSession, _ touch: UITouch) {
    guard let window = source.view?.window else { return }
    let conduct = DragConduct(source, session, touch, window)
    source.conduct = conduct
    UIApplication.shared.drags.append(conduct)
    conduct.raise()
  }

  private init(
    _ source: UIDragInteraction, _ session: DragSession, _ touch: UITouch, _ window: UIWindow
  ) {
    self.source = source
    self.session = session
    self.touch = touch
    self.window = window
    drop = DropSession(session)
    start = touch.locationInWindow
    overlay = DragOverlay(in: window, point: start)
    let tracker = DragTracker(self)
    self.tracker = tracker
    window.addGestureRecognizer(tracker)
    window.gestures.follow(touch, by: tracker)
  }

  /// Whether a recognizer follows this drag's finger.
  func follows(_ recognizer: UIGestureRecognizer) -> Bool {
    touch.map { recognizer.progress.touches.contains($0) } ?? false
  }

  private var delegate: (any UIDragInteractionDelegate)? { source?.delegate }

  // MARK: Lifting

  private func raise() {
    for item in session.items { addPreview(of: item, from: source) }
    guard let source, phase == .lifted else { return }
    delegate?.dragInteraction(source, willAnimateLiftWith: lift, session: session)
    // A context menu of the same press has already lifted its own picture.
    overlay.isShown = window?.subviews.contains { $0 is ContextMenuPresentation } == false
    UIView.animateWithTouches(for: DragMetrics.liftDuration) {
      self.overlay.raise()
      self.lift.animate()
    }
  }

  private func addPreview(of item: UIDragItem, from source: UIDragInteraction?) {
    guard let source, let view = source.view else { return }
    let preview = source.delegate?.dragInteraction(
      source, previewForLifting: item, session: session)
    guard let preview = preview ?? UITargetedDragPreview.shown(view) else { return }
    overlay.add(item, preview, shows: item.previewProvider?())
  }

  func add(_ items: [UIDragItem], from adding: UIDragInteraction) {
    guard phase == .dragging, !items.isEmpty else { return }
    if let source {
      delegate?.dragInteraction(source, session: session, willAdd: items, for: adding)
    }
    session.items += items
    for item in items { addPreview(of: item, from: adding) }
    UIView.animateWithTouches(for: DragMetrics.liftDuration) {
      self.overlay.raise()
      self.overlay.gather()
    }
    updateTarget()
  }

  // MARK: The finger

  func move(to point: CGPoint) {
    session.point = point
    switch phase {
    case .lifted where start.distance(to: point) > DragMetrics.dragThreshold: beginDragging()
    case .dragging: break
    default: return
    }
    guard phase == .dragging else { return }
    overlay.move(to: point)
    if let source { delegate?.dragInteraction(source, sessionDidMove: session) }
    updateTarget()
    scrolling.fingerMoved()
  }

  func release() {
    switch phase {
    case .lifted: putBack()
    case .dragging:
      updateTarget()
      let operation = landing.operation
      if let target = landing.target, operation == .copy || operation == .move {
        land(on: target, operation)
      } else {
        goBack()
      }
    case .ending, .ended: break
    }
  }

  func cancel() {
    switch phase {
    case .lifted: putBack()
    case .dragging: goBack()
    case .ending, .ended: break
    }
  }

  private func beginDragging() {
    guard let source else { return putBack() }
    phase = .dragging
    dismissMenus()
    overlay.isShown = true
    lift.complete(.end)
    session.allowsMoveOperation =
      delegate?.dragInteraction(source, sessionAllowsMoveOperation: session) ?? true
    session.isRestrictedToDraggingApplication =
      delegate?.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session) ?? false
    session.prefersFullSizePreviews =
      delegate?.dragInteraction(source, prefersFullSizePreviewsFor: session) ?? false
    delegate?.dragInteraction(source, sessionWillBegin: session)
    UIView.animateWithTouches(for: DragMetrics.liftDuration) { self.overlay.gather() }
  }

  /// Dismisses context menus, because their finger now drags.
  private func dismissMenus() {
    guard let lifted = source?.view else { return }
    for view in lifted.andSuperviews {
      for case let menu as UIContextMenuInteraction in view.interactions { menu.dismissMenu() }
    }
  }

  /// Handles that the source's view disappears: a drag continues, a lift is undone.
  func sourceLeaves() {
    if phase == .lifted { putBack() }
  }

  // MARK: The drop target

  /// Finds the drop target below the finger again, and asks it for a proposal.
  func updateTarget() {
    guard phase == .dragging, let window else { return }
    let hit = window.hitTest(session.point, with: nil)
    landing.enter(landing.find(from: hit, drop), drop, self)
    guard phase == .dragging else { return }
    landing.update(drop)
    overlay.show(landing.operation)
    springs.update(hit)
  }

  func targetLeaves(_ target: UIDropInteraction) {
    if phase == .dragging, landing.target === target { landing.enter(nil, drop, self) }
  }

  // MARK: Ending

  /// Undoes the lift when the finger left, or was taken away, before it moved.
  private func putBack() {
    stopFollowing()
    end(sending: session.items.map { ($0, overlay.source(of: $0), DragAnimator()) }) {
      self.lift.complete(.start)
    }
  }

  private func goBack() {
    stopFollowing()
    landing.leave(drop)
    if let source { delegate?.dragInteraction(source, session: session, willEndWith: .cancel) }
    let ways = session.items.map { item in
      let animator = DragAnimator()
      var preview = overlay.source(of: item)
      if let source, let delegate, let usual = preview {
        preview = delegate.dragInteraction(source, previewForCancelling: item, withDefault: usual)
        delegate.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      }
      if preview?.target.container.window == nil { preview = nil }
      return (item, preview, animator)
    }
    end(sending: ways) {
      self.landing.end(self.drop)
      if let source = self.source {
        self.delegate?.dragInteraction(source, session: self.session, didEndWith: .cancel)
      }
    }
  }

  private func land(on target: UIDropInteraction, _ operation: UIDropOperation) {
    stopFollowing()
    if let source { delegate?.dragInteraction(source, session: session, willEndWith: operation) }
    target.delegate?.dropInteraction(target, performDrop: drop)
    let ways = session.items.map { item in
      let animator = DragAnimator()
      var preview = overlay.here(item)
      if let delegate = target.delegate, let usual = preview {
        preview = delegate.dropInteraction(target, previewForDropping: item, withDefault: usual)
        delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
      }
      if preview?.target.container.window == nil { preview = nil }
      return (item, preview, animator)
    }
    end(sending: ways) {
      target.delegate?.dropInteraction(target, concludeDrop: self.drop)
      self.landing.end(self.drop)
      guard let source = self.source else { return }
      self.delegate?.dragInteraction(source, session: self.session, didEndWith: operation)
      self.delegate?.dragInteraction(source, sessionDidTransferItems: self.session)
    }
  }

  private func stopFollowing() {
    phase = .ending
    scrolling.stop()
    springs.stop()
    overlay.hideBadge()
    if let tracker { window?.removeGestureRecognizer(tracker) }
    tracker = nil
  }

  private func end(
    sending ways: [(UIDragItem, UITargetedDragPreview?, DragAnimator)],
    completion: @escaping () -> Void
  ) {
    UIView.animateWithTouches(for: DragMetrics.dropDuration) {
      for (item, preview, animator) in ways {
        self.overlay.put(item, to: preview)
        animator.animate()
      }
    } completion: { _ in
      self.phase = .ended
      self.overlay.removeFromSuperview()
      UIApplication.shared.drags.removeAll { $0 === self }
      for (_, _, animator) in ways { animator.complete(.end) }
      completion()
    }
  }
}

extension UIApplication {
  private static let dragsOfApplications = AssociatedValues<[DragConduct]>()

  /// The current drags.
  var drags: [DragConduct] {
    get { Self.dragsOfApplications[self] ?? [] }
    set { Self.dragsOfApplications[self] = newValue }
  }
}
