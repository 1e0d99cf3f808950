import QuartzCore

/// One change of the visible columns of a split view, from its beginning to its end: at once, animated or
/// with a finger.
@MainActor
final class SplitExchange {
  /// The controller. If a call of the app's code deallocates it, nothing more happens.
  private weak var controller: UISplitViewController?
  private let going: [SplitSight]
  private let coming: [SplitSight]
  /// Whether the split view is on the screen, so that its children get appearance calls.
  private let isSeen: Bool
  let start: SplitPlan?
  let end: SplitPlan

  init(
    controller: UISplitViewController, going: [SplitSight], coming: [SplitSight], isSeen: Bool,
    start: SplitPlan?, end: SplitPlan
  ) {
    self.controller = controller
    self.going = going
    self.coming = coming
    self.isSeen = isSeen
    self.start = start
    self.end = end
  }

  /// Moves the new columns to their starting positions.
  func begin(animated: Bool) {
    guard let controller else { return }
    if isSeen {
      for sight in going { sight.controller.beginAppearanceIfNeeded(false, animated: animated) }
      for sight in coming { sight.controller.beginAppearanceIfNeeded(true, animated: animated) }
    }
    UIView.performWithoutAnimation {
      var plan = start ?? end
      for sight in coming {
        // A column that had another width when it was last visible appears in its new width.
        if let final = end.frames[sight.column], var place = plan.frames[sight.column] {
          if place.maxX <= 0 { place.origin.x = place.maxX - final.width }
          place.size = final.size
          plan.frames[sight.column] = place
        }
        controller.surface.insert(sight.controller.view, for: sight.column)
      }
      controller.surface.apply(plan)
      if animated { controller.surface.layoutIfNeeded() }
    }
  }

  /// Animates the rest of the change.
  func run(velocity: CGFloat = 0) {
    guard let controller else { return }
    UIView.animate(
      withDuration: UISplitViewController.duration, delay: 0,
      usingSpringWithDamping: 1, initialSpringVelocity: velocity,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      controller.surface.apply(self.end)
      controller.surface.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.finish()
    }
  }

  /// Shows the change at `progress`, 0 to 1.
  func drag(to progress: CGFloat) {
    guard let controller, let start else { return }
    controller.surface.apply(start.moved(to: end, by: progress.clamped(to: 0...1)))
  }

  /// Ends the change at once.
  func finish() {
    guard let controller, controller.exchange === self else { return }
    controller.exchange = nil
    for sight in going {
      controller.surface.remove(sight.controller.viewIfLoaded, from: sight.column)
      if isSeen { sight.controller.endAppearanceTransition() }
    }
    if isSeen, controller.viewAppearance.state == .appeared {
      for sight in coming { sight.controller.endAppearanceTransition() }
    }
    controller.surface.apply(controller.restingPlan)
    controller.surface.exchangeDidEnd()
    controller.setNeedsStatusBarAppearanceUpdate()
  }

  /// Restores the visible columns after a finger has cancelled the change.
  func turnBack(to mode: UISplitViewController.DisplayMode) {
    guard let controller, controller.exchange === self, let start else { return }
    controller.announce(mode)
    controller.currentMode = mode
    // In the wanted order, because the next layout would otherwise consider them different.
    let seen = controller.seen.filter { !coming.contains($0) } + going
    controller.seen = controller.wanted.filter { seen.contains($0) }
    for sight in coming { sight.controller.beginAppearanceIfNeeded(false, animated: true) }
    for sight in going { sight.controller.beginAppearanceIfNeeded(true, animated: true) }
    let back = SplitExchange(
      controller: controller, going: coming, coming: going, isSeen: isSeen,
      start: controller.surface.plan, end: start)
    controller.exchange = back
    back.run()
  }
}
