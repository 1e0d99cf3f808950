import QuartzCore

/// The finger that moves a sheet between its detents and dismisses it. When the sheet is gone, it has
/// no effect.
@MainActor
final class SheetInteraction: NSObject, UIGestureRecognizerDelegate {
  /// A released sheet comes to rest at the detent nearest to its position after this many seconds (own
  /// choice).
  private static let lookAhead: CGFloat = 0.2

  private weak var sheet: UISheetPresentationController?
  private let pan = UIPanGestureRecognizer()
  private var startTop: CGFloat = 0
  private var top: CGFloat = 0
  /// The position that the sheet would have without resistance.
  private var freeTop: CGFloat = 0
  /// Whether the drag has gone below the lowest detent of a sheet that can't be dismissed.
  private var wasRefused = false
  /// The dismissal that this drag has begun, or nil.
  private(set) var dismissal: SheetDismissal?

  init(_ sheet: UISheetPresentationController, dimmingView: UIView) {
    self.sheet = sheet
    super.init()
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: Selector("panned()", SheetInteraction.panned))
    sheet.sheetView.addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("tappedBeside()", SheetInteraction.tappedBeside))
    dimmingView.addGestureRecognizer(tap)
  }

  // MARK: Beginning

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, !sheet.isMoving, !sheet.sheetLayout.coversAll,
      sheet.presentation?.phase == .presented, sheet.presented?.presentation == nil
    else { return false }
    let velocity = pan.velocity(in: sheet.containerView)
    guard abs(velocity.y) > abs(velocity.x) else { return false }
    guard let scrollView = touchedScrollView(in: sheet) else { return true }
    guard scrollView.contentOffset.y <= scrollView.limits.y.lowerBound else { return false }
    if velocity.y > 0 { return true }
    let canGrow = sheet.restingTop > (sheet.stops.last?.top ?? 0)
    return canGrow && sheet.prefersScrollingExpandsWhenScrolledToEdge
  }

  /// Makes content wait until it is clear that the finger doesn't move the sheet.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  /// Returns the vertically scrolling view under the finger, or nil.
  private func touchedScrollView(in sheet: UISheetPresentationController) -> UIScrollView? {
    let hit = sheet.sheetView.hitTest(pan.location(in: sheet.sheetView), with: nil)
    return sequence(first: hit, next: { $0?.superview }).lazy
      .prefix { $0 !== sheet.sheetView }.compactMap { $0 as? UIScrollView }
      .first { $0.scrollableAxes.contains(.vertical) }
  }

  // MARK: Moving

  private func panned() {
    guard let sheet else { return }
    switch pan.state {
    case .began:
      startTop = sheet.restingTop
      wasRefused = false
      sheet.isMoving = true
      move(sheet)
    case .changed: move(sheet)
    case .ended: letGo(sheet, velocity: pan.velocity(in: sheet.containerView).y)
    case .cancelled, .failed: letGo(sheet, velocity: 0)
    default: break
    }
  }

  private func move(_ sheet: UISheetPresentationController) {
    let stops = sheet.stops
    guard let highest = stops.last?.top else { return }
    let lowest = stops[0].top
    freeTop = startTop + pan.translation(in: sheet.containerView).y
    var top = freeTop
    if top < highest { top = highest - sheet.sheetLayout.resisted(highest - top) }
    if top > lowest, dismissal == nil, !wasRefused { beginDismissal(of: sheet) }
    if top > lowest, dismissal == nil { top = lowest + sheet.sheetLayout.resisted(top - lowest) }
    self.top = top
    // Below the lowest detent the sheet moves and keeps its height.
    sheet.place(top: top, heightTop: min(top, lowest))
    let way = max(1, sheet.sheetLayout.size.height - lowest)
    dismissal?.context?.updateInteractiveTransition(((top - lowest) / way).clamped(to: 0...1))
  }

  private func beginDismissal(of sheet: UISheetPresentationController) {
    guard sheet.mayBeDismissed else {
      wasRefused = true
      return
    }
    dismissal = SheetDismissal()
    sheet.adaptiveDelegate?.presentationControllerWillDismiss(sheet)
    sheet.presented?.dismiss(animated: true)
  }

  // MARK: Releasing

  private func letGo(_ sheet: UISheetPresentationController, velocity: CGFloat) {
    let aim = (wasRefused ? freeTop : top) + velocity * Self.lookAhead
    guard let nearest = sheet.stops.min(by: { abs($0.top - aim) < abs($1.top - aim) }) else {
      return
    }
    let away = sheet.sheetLayout.size.height
    let goes = abs(away - aim) < abs(nearest.top - aim)
    if let context = dismissal?.context {
      goes
        ? finishDismissal(of: sheet, context, velocity: velocity)
        : cancelDismissal(of: sheet, context, to: nearest, velocity: velocity)
      return
    }
    if wasRefused, goes { sheet.adaptiveDelegate?.presentationControllerDidAttemptToDismiss(sheet) }
    rest(sheet, at: nearest, velocity: velocity)
  }

  private func rest(
    _ sheet: UISheetPresentationController, at stop: UISheetPresentationController.Stop,
    velocity: CGFloat
  ) {
    let changes = stop.top != startTop
    if changes { sheet.selectedDetentIdentifier = stop.identifier }
    SheetAnimator.animate(
      allowsTouches: true, velocity: springVelocity(velocity, to: stop.top)
    ) {
      sheet.placeAtRest()
    }
    sheet.isMoving = false
    sheet.presenter?.setNeedsStatusBarAppearanceUpdate()
    if changes {
      sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }

  /// Returns a spring's velocity for the finger's, which is in points per second: in whole distances
  /// per second. It is zero for a finger that rests or is at its goal.
  private func springVelocity(_ velocity: CGFloat, to goal: CGFloat) -> CGFloat {
    abs(goal - top) < 1 ? 0 : velocity / (goal - top)
  }

  private func finishDismissal(
    of sheet: UISheetPresentationController, _ context: any UIViewControllerContextTransitioning,
    velocity: CGFloat
  ) {
    context.finishInteractiveTransition()
    let heightTop = sheet.stops[0].top
    let delegate = sheet.adaptiveDelegate
    let away = sheet.sheetLayout.size.height
    SheetAnimator.animate(
      allowsTouches: false, velocity: springVelocity(velocity, to: away)
    ) {
      sheet.place(top: away, heightTop: heightTop)
    } completion: {
      self.dismissal = nil
      context.completeTransition(true)
      delegate?.presentationControllerDidDismiss(sheet)
    }
  }

  private func cancelDismissal(
    of sheet: UISheetPresentationController, _ context: any UIViewControllerContextTransitioning,
    to stop: UISheetPresentationController.Stop, velocity: CGFloat
  ) {
    context.cancelInteractiveTransition()
    if stop.top != startTop { sheet.selectedDetentIdentifier = stop.identifier }
    SheetAnimator.animate(
      allowsTouches: false, velocity: springVelocity(velocity, to: stop.top)
    ) {
      sheet.placeAtRest()
    } completion: { [weak self] in
      self?.dismissal = nil
      context.completeTransition(false)
    }
  }

  /// Dismisses the sheet when the user taps the dimmed area.
  func tappedBeside() {
    guard let sheet, !sheet.isMoving, sheet.presentation?.phase == .presented else { return }
    sheet.dismissForUser()
  }
}

/// The dismissal that a drag has begun. The sheet itself moves the views.
@MainActor
final class SheetDismissal: NSObject, UIViewControllerInteractiveTransitioning {
  /// The transition's context, which retains this object as its interaction controller.
  private(set) weak var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
  }
}
