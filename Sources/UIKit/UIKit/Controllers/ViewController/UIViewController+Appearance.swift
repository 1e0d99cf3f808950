import QuartzCore

/// The appearance callbacks: every `will` is followed by its `did` or by the opposite `will`.
extension UIViewController {
  /// Begins a transition unless the controller is in it or at its end. UIKit's own containers call this.
  func beginAppearanceIfNeeded(_ isAppearing: Bool, animated: Bool) {
    guard viewAppearance.state.isVisible != isAppearing else { return }
    beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Begins a transition; calls this controller, then the children whose views are inside. Does nothing
  /// if the controller already is in that transition or has appeared.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard let state = viewAppearance.state.beginning(toAppear: isAppearing) else { return }
    viewAppearance.state = state
    viewAppearance.isAnimated = animated
    viewAppearance.awaitsGeometry = isAppearing
    viewAppearance.transitions += 1
    let transition = viewAppearance.transitions
    if isAppearing {
      loadViewIfNeeded()
      prepareToAppear()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    // The callback may have reversed the transition; its children have then already been called.
    guard viewAppearance.transitions == transition, shouldAutomaticallyForwardAppearanceMethods
    else {
      return
    }
    for child in containedChildren {
      child.beginAppearanceIfNeeded(isAppearing, animated: animated)
    }
  }

  /// Ends the transition begun last, first for this controller, then for the children that take part in
  /// it.
  func endAppearance() {
    guard let state = viewAppearance.state.ending else { return }
    let passing = viewAppearance.state
    let transition = viewAppearance.transitions
    viewAppearance.state = state
    if state == .appeared {
      // A view that needed no layout has the geometry that it had before.
      viewGetsGeometry()
      viewDidAppear(viewAppearance.isAnimated)
    } else {
      viewDidDisappear(viewAppearance.isAnimated)
      didVanish()
    }
    guard viewAppearance.transitions == transition, shouldAutomaticallyForwardAppearanceMethods
    else {
      return
    }
    for child in containedChildren where child.viewAppearance.state == passing {
      child.endAppearanceTransition()
    }
  }

  /// Called when the root view has its frame, before it lays out its subviews: the first time in an appearance in which
  /// it is in a window, `viewIsAppearing` is called.
  func viewGetsGeometry() {
    guard viewAppearance.awaitsGeometry, viewIfLoaded?.window != nil else { return }
    viewAppearance.awaitsGeometry = false
    viewIsAppearing(viewAppearance.isAnimated)
  }

  /// Applies the appearance proxies to a container's bars before its children's `viewWillAppear`, which may change the
  /// bars. On iOS the container's view is in its window by then.
  func applyProxies(to bars: [UIView]) {
    for bar in bars where bar.window == nil { AppearanceProxies.shared.apply(to: bar) }
  }

  /// The children whose views are inside this controller's root view.
  private var containedChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return containment.children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Called before the root view is moved into `window`, or out of every window.
  ///
  /// A view that is simply added to a visible hierarchy appears without animation. Containers that
  /// animate have begun the transition before they move the view, and then nothing happens here.
  func rootViewWillMove(toWindow window: UIWindow?) {
    guard followsWindow else { return }
    if let window {
      guard !window.isHidden, viewAppearance.state.beginning(toAppear: true) != nil else { return }
      beginAppearanceIfNeeded(true, animated: false)
      // A parent that is itself appearing ends its children's transition with its own.
      guard parent?.viewAppearance.state != .appearing else { return }
      let transition = viewAppearance.transitions
      afterCommit { [weak self] in
        guard let self, viewAppearance.transitions == transition else { return }
        endAppearanceTransition()
      }
    } else if viewAppearance.state.isVisible {
      beginAppearanceIfNeeded(false, animated: false)
      viewAppearance.endsWithWindow = true
    }
  }

  /// Called when the root view has been moved into `window`, or out of every window.
  func rootViewDidMove(toWindow window: UIWindow?) {
    if window == nil, viewAppearance.endsWithWindow { endAppearanceTransition() }
    viewAppearance.endsWithWindow = false
  }

  /// Whether the view's window decides about appearance: there is no parent, or one that is on the
  /// screen and doesn't forward the callbacks itself.
  private var followsWindow: Bool {
    let line = sequence(first: self, next: \.parent)
    guard !line.contains(where: \.viewAppearance.staysWhereverItsViewIs) else { return false }
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && parent.viewAppearance.state.isVisible
  }

  /// Runs `action` in the frame after the next commit, when pending changes have been laid out: at this
  /// time iOS also calls `viewDidAppear`.
  func afterCommit(_ action: @escaping @MainActor () -> Void) {
    _ = RenderLoop.current.schedule(after: 0) { MainActor.assumeIsolated { action() } }
  }
}
