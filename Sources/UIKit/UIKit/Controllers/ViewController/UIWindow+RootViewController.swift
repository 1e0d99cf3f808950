import QuartzCore

/// The part of a window that handles its root view controller.
extension UIWindow {
  /// Called when `rootViewController` has been exchanged, or the window has been shown for the first
  /// time: the old view leaves, and the new one is put into a visible window.
  func installRootViewController(replacing old: UIViewController? = nil) {
    if old !== rootViewController {
      if let old, let presentation = old.presentation {
        presentation.dismiss(animated: false, completion: nil)
      }
      old?.viewIfLoaded?.removeFromSuperview()
    }
    guard isShown, let rootViewController else { return }
    let view: UIView = rootViewController.view
    guard view.superview !== self, rootViewController.presentation == nil else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    // The controller may have set another view when it was about to appear.
    guard rootViewController.viewIfLoaded === view else {
      view.removeFromSuperview()
      return installRootViewController()
    }
    if !view.translatesAutoresizingMaskIntoConstraints { fill(with: view) }
    rootViewController.setNeedsStatusBarAppearanceUpdate()
  }

  /// Makes a view fill the window although it has no autoresizing mask. The app's own constraints come first.
  private func fill(with view: UIView) {
    let constraints = [
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    for constraint in constraints { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(constraints)
  }

  /// Called when the window has been shown or hidden: its controllers appear or disappear.
  func visibilityDidChange() {
    guard !isShown else {
      installRootViewController()
      for controller in visibleControllers where controller.viewAppearance.state == .disappeared {
        controller.rootViewWillMove(toWindow: self)
      }
      return
    }
    for controller in visibleControllers where controller.viewAppearance.state.isVisible {
      controller.beginAppearanceIfNeeded(false, animated: false)
      controller.endAppearanceTransition()
    }
  }

  /// The root controller and those presented over it, as far as their views are in the window.
  fileprivate var visibleControllers: [UIViewController] {
    let chain = sequence(first: rootViewController) { $0?.presentation?.presented }
    return chain.compactMap { $0 }.filter { $0.viewIfLoaded?.window === self }
  }

  /// Calls the visible controllers for a rotation of the interface; they call their children.
  func tellOfTurn(_ tell: (UIViewController) -> Void) { visibleControllers.forEach(tell) }

  /// The orientations that the controller in front supports.
  package var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let application = UIApplication.shared
    let allowed =
      application.delegate?.application(application, supportedInterfaceOrientationsFor: self)
      ?? application.supportedInterfaceOrientations(for: self)
    return (rootViewController?.topmostPresented.supportedInterfaceOrientations ?? .all)
      .intersection(allowed)
  }

  /// Reports a new size, in points, and new traits to the controllers.
  fileprivate func announce(size: CGSize, traits: UITraitCollection?) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      from: rootViewController, to: rootViewController, containerView: self,
      isAnimated: false)
    // A window that doesn't fill the screen keeps its size.
    let size = frame == screen.bounds ? size : bounds.size
    for controller in visibleControllers {
      controller.presenting.transition = coordinator
      if let traits {
        controller.willTransition(to: controller.overridingTraits(traits), with: coordinator)
      }
      if let presentation = controller.presentedBy?.presentation {
        presentation.controller.viewWillTransition(to: size, with: coordinator)
      } else if controller.view.bounds.size != size {
        controller.viewWillTransition(to: size, with: coordinator)
      }
    }
    return coordinator
  }
}

extension UIScreen {
  /// Changes the screen's size and traits by `changes`, as a rotation does. The controllers are called
  /// before the change, animations that they queue alongside run with it, and their completions run
  /// after it.
  ///
  /// The change takes effect at once. On a device it is animated, and a stage shows the end of that
  /// animation.
  package func transition(to size: CGSize, traits: TraitValues, changes: () -> Void) {
    let newTraits = UITraitCollection(traits)
    let changesTraits = newTraits != traitCollection
    guard changesTraits || size != bounds.size else {
      changes()
      UIApplication.shared.animateTurn()
      UIApplication.shared.finishTurn()
      return
    }
    let windows = UIApplication.shared.allWindows.filter { $0.screen === self }
    let coordinators = windows.map { window in
      window.announce(size: size, traits: changesTraits ? newTraits : nil)
    }
    UIView.performWithoutAnimation {
      changes()
      for window in windows { window.layoutIfNeeded() }
      UIApplication.shared.animateTurn()
      for coordinator in coordinators { coordinator.runAlongside() }
    }
    for (window, coordinator) in zip(windows, coordinators) {
      for controller in window.visibleControllers { controller.presenting.transition = nil }
      coordinator.finish()
    }
    UIApplication.shared.finishTurn()
    UIApplication.shared.inputPanel?.screenDidChange()
  }
}

extension UIInterfaceOrientation {
  /// The mask of only this orientation; empty for an unknown one.
  package var mask: UIInterfaceOrientationMask {
    self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}

extension UIViewController {
  /// Drops the presentations and current transitions, here and in the contained controllers, without
  /// callbacks: they refer to each other until they end, and their window is gone.
  func abandonTransitions() {
    if let presentation {
      presentation.presented.abandonTransitions()
      presentation.abandon()
    }
    (self as? UINavigationController)?.transition?.abandon()
    (self as? UITabBarController)?.transition?.abandon()
    for child in children { child.abandonTransitions() }
  }
}
