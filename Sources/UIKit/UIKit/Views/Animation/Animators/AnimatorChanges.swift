import QuartzCore

/// The properties that a property animator animates, and their values at its end.
@MainActor final class AnimatorChanges {
  private struct Entry {
    var change: PropertyChange
    let part: AnimatorPart
    let key: String

    /// The layer's value if this were the only visible animation, or `nil` if the animation was
    /// removed.
    @MainActor var shownValue: Any? {
      guard let animation = change.layer.animation(forKey: key) as? CAPropertyAnimation,
        animation.progressSource === part
      else { return nil }
      return change.layer.modelValue(forKeyPath: change.key, with: animation)
    }

    /// Stores the view's own form of its new value, which didn't exist yet when the change was
    /// recorded.
    @MainActor mutating func noteEnd() {
      guard change.layer.hasValue(change.end.object, forKeyPath: change.key) else { return }
      change.end = PropertyValue(of: change.view, change.layer, change.key)
    }
  }

  /// The run. Without it, no changes are added, and the end values are those of a run that wasn't
  /// stopped.
  private weak var run: AnimatorRun?
  /// The changes in order.
  private var entries: [Entry] = []
  private var views: [UIView] = []
  private var blocksTouches = false
  private var hitsAsShown = false

  init(_ run: AnimatorRun) { self.run = run }

  func add(
    _ animation: CAPropertyAnimation, _ change: PropertyChange, part: AnimatorPart, key: String
  ) {
    animation.progressSource = part
    // The animator determines the timing.
    animation.timingFunction = nil
    change.layer.add(animation, forKey: key)
    entries.append(Entry(change: change, part: part, key: key))
    enter(change.view)
  }

  /// Shows changes of progress that don't come from the clock.
  func progressChanged() {
    for entry in entries { entry.change.layer.animationProgressChanged() }
  }

  /// Writes the visible values to the model and ends the animations.
  func stop() {
    for index in entries.indices { entries[index].noteEnd() }
    for entry in entries.reversed() {
      let change = entry.change
      let shown = entry.shownValue
      change.layer.removeAnimation(forKey: entry.key)
      if let shown { change.write(PropertyValue(shown)) }
    }
    leave()
  }

  /// Ends the animations and sets the properties to their values at `position`.
  func finish(at position: UIViewAnimatingPosition) {
    if run?.state == .stopped {
      switch position {
      case .current: return
      case .end: for entry in entries { entry.change.write(entry.change.end) }
      case .start: for entry in entries.reversed() { entry.change.write(entry.change.start) }
      }
      return
    }
    for entry in entries.reversed() {
      let change = entry.change
      let shown = entry.shownValue
      change.layer.removeAnimation(forKey: entry.key)
      guard position == .start else { continue }
      let isUntouched = change.layer.hasValue(change.end.object, forKeyPath: change.key)
      if isUntouched {
        change.write(change.start)
      } else if let shown {
        // Other animations have changed the property since. Their part stays, without a jump.
        change.write(PropertyValue(shown))
      }
    }
    leave()
  }

  func forget() {
    leave()
    entries = []
  }

  // MARK: Touches

  private func enter(_ view: UIView) {
    guard !views.contains(where: { $0 === view }), let animator = run?.animator else { return }
    if views.isEmpty {
      blocksTouches = !animator.isUserInteractionEnabled
      hitsAsShown = !animator.isManualHitTestingEnabled
    }
    views.append(view)
    count(view, by: 1)
  }

  private func leave() {
    for view in views { count(view, by: -1) }
    views = []
  }

  private func count(_ view: UIView, by step: Int) {
    view.withState {
      if blocksTouches { $0.animationsBlockingTouches += step }
      if hitsAsShown { $0.animationsHitAsShown += step }
    }
  }
}
