import QuartzCore

/// The appearance callbacks: every `will` is followed by its `did` or by the opposite `will`.
extension UIViewController {
  /// Begins a transition; calls this controller, then the children whose views are inside. Does nothing
  /// if the controller already is in that transition or at its end.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard let state = appearanceState.beginning(toAppear: isAppearing) else { return }
    appearanceState = state
    appearanceIsAnimated = animated
    appearanceTransitions += 1
    let transition = appearanceTransitions
    if isAppearing {
      loadViewIfNeeded()
      prepareToAppear()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    // The callback may have reversed the transition; its children have then already been called.
    guard appearanceTransitions == transition, shouldAutomaticallyForwardAppearanceMethods else {
      return
    }
    for child in containedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends the transition begun last, first for this controller, then for the children that take part in
  /// it.
  func endAppearance() {
    guard let state = appearanceState.ending else { return }
    let passing = appearanceState
    let transition = appearanceTransitions
    appearanceState = state
    if state == .appeared {
      viewDidAppear(appearanceIsAnimated)
    } else {
      viewDidDisappear(appearanceIsAnimated)
      didVanish()
    }
    guard appearanceTransitions == transition, shouldAutomaticallyForwardAppearanceMethods else {
      return
    }
    for child in containedChildren where child.appearanceState == passing {
      child.endAppearanceTransition()
    }
  }

  /// The children whose views are inside this controller's root view.
  private var containedChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Called before the root view is moved into `window`, or out of every window.
  ///
  /// A view that is simply added to a visible hierarchy appears without animation. Containers that
  /// animate have begun the transition before they move the view, and then nothing happens here.
  func rootViewWillMove(toWindow window: UIWindow?) {
    guard followsWindow else { return }
    if let window {
      guard !window.isHidden, appearanceState.beginning(toAppear: true) != nil else { return }
      beginAppearanceTransition(true, animated: false)
      // A parent that is itself appearing ends its children's transition with its own.
      guard parent?.appearanceState != .appearing else { return }
      let transition = appearanceTransitions
      afterCommit { [weak self] in
        guard let self, appearanceTransitions == transition else { return }
        endAppearanceTransition()
      }
    } else if appearanceState.isVisible {
      beginAppearanceTransition(false, animated: false)
      disappearsWithWindow = true
    }
  }

  /// Called when the root view has been moved into `window`, or out of every window.
  func rootViewDidMove(toWindow window: UIWindow?) {
    if window == nil, disappearsWithWindow { endAppearanceTransition() }
    disappearsWithWindow = false
  }

  /// Whether the view's window decides about appearance: there is no parent, or one that is on the
  /// screen and doesn't forward the callbacks itself.
  private var followsWindow: Bool {
    let line = sequence(first: self, next: \.parent)
    guard !line.contains(where: \.staysWhereverItsViewIs) else { return false }
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearanceState.isVisible
  }

  /// Runs `action` in the frame after the next commit, when pending changes have been laid out: at this
  /// time iOS also calls `viewDidAppear`.
  func afterCommit(_ action: @escaping @MainActor () -> Void) {
    _ = RenderLoop.current.schedule(after: 0) { MainActor.assumeIsolated { action() } }
  }
}
