import QuartzCore

/// What a window does for its root view controller.
extension UIWindow {
  /// Comes when `rootViewController` has been exchanged, or the window has been shown for the first
  /// time: the old view leaves, and the new one is put into a visible window.
  package func _installRootViewController(replacing old: UIViewController? = nil) {
    if old !== rootViewController {
      if let old, let presentation = old.presentation {
        presentation.dismiss(animated: false, completion: nil)
      }
      old?.viewIfLoaded?.removeFromSuperview()
    }
    guard !isHidden, let rootViewController else { return }
    let view: UIView = rootViewController.view
    guard view.superview !== self, rootViewController.presentation == nil else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    rootViewController.setNeedsStatusBarAppearanceUpdate()
  }

  /// Comes when the window has been shown or hidden: its controllers appear or disappear.
  package func _visibilityDidChange() {
    guard let rootViewController else { return }
    guard isHidden else {
      _installRootViewController()
      for controller in visibleControllers where controller.appearanceState == .disappeared {
        controller._rootViewWillMove(toWindow: self)
      }
      return
    }
    for controller in visibleControllers where controller.appearanceState.isVisible {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
    _ = rootViewController
  }

  /// The root controller and what is presented over it, as far as their views are in the window.
  private var visibleControllers: [UIViewController] {
    let chain = sequence(first: rootViewController) { $0?.presentation?.presented }
    return chain.compactMap { $0 }.filter { $0.viewIfLoaded?.window === self }
  }

  /// Changes the window's size, and with it the traits if `traits` is given, as a rotation does:
  /// the controllers hear of it before, lay themselves out within `duration` seconds of animation,
  /// and their completions run after.
  package func _transition(
    to size: CGSize, traits: UITraitCollection? = nil, duration: TimeInterval,
    changes: @escaping () -> Void
  ) {
    let coordinator = TransitionCoordinator(
      from: rootViewController, to: rootViewController, containerView: self,
      duration: duration, isAnimated: duration > 0)
    let controllers = visibleControllers
    for controller in controllers {
      controller.ownTransition = coordinator
      if let traits {
        controller.willTransition(to: controller._overridingTraits(traits), with: coordinator)
      }
      if controller.view.bounds.size != size {
        controller.viewWillTransition(to: size, with: coordinator)
      }
    }
    coordinator.run {
      changes()
      self.layoutIfNeeded()
    } completion: {
      for controller in controllers { controller.ownTransition = nil }
    }
  }
}
