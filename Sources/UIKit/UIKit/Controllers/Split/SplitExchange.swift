import QuartzCore

/// One change of what a split view shows, from its beginning to its end, at once, animated or under a
/// finger.
@MainActor
final class SplitExchange {
  /// Gone, as it may be after a call of an app's, nothing more happens.
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

  /// The columns that come are brought to their starting places.
  func begin(animated: Bool) {
    guard let controller else { return }
    if isSeen {
      for sight in going { sight.controller.beginAppearanceTransition(false, animated: animated) }
      for sight in coming { sight.controller.beginAppearanceTransition(true, animated: animated) }
    }
    UIView.performWithoutAnimation {
      var plan = start ?? end
      for sight in coming {
        // A column that was wider or narrower when it was seen last comes in its new width.
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

  /// Animates the rest of the way.
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

  /// Puts everything `progress` of the way, 0 to 1.
  func drag(to progress: CGFloat) {
    guard let controller, let start else { return }
    controller.surface.apply(start.moved(to: end, by: progress.clamped(to: 0...1)))
  }

  /// Ends it, wherever it is.
  func finish() {
    guard let controller, controller.exchange === self else { return }
    controller.exchange = nil
    for sight in going {
      controller.surface.remove(sight.controller.viewIfLoaded, from: sight.column)
      if isSeen { sight.controller.endAppearanceTransition() }
    }
    if isSeen, controller.appearanceState == .appeared {
      for sight in coming { sight.controller.endAppearanceTransition() }
    }
    controller.surface.apply(controller.restingPlan)
    controller.surface.exchangeDidEnd()
    controller.setNeedsStatusBarAppearanceUpdate()
  }

  /// A finger has given it up: what was seen is seen again.
  func turnBack(to mode: UISplitViewController.DisplayMode) {
    guard let controller, controller.exchange === self, let start else { return }
    controller.announce(mode)
    controller.currentMode = mode
    // In the order that is wanted, or the next layout would take them for others.
    let seen = controller.seen.filter { !coming.contains($0) } + going
    controller.seen = controller.wanted.filter { seen.contains($0) }
    for sight in coming { sight.controller.beginAppearanceTransition(false, animated: true) }
    for sight in going { sight.controller.beginAppearanceTransition(true, animated: true) }
    let back = SplitExchange(
      controller: controller, going: coming, coming: going, isSeen: isSeen,
      start: controller.surface.plan, end: start)
    controller.exchange = back
    back.run()
  }
}
