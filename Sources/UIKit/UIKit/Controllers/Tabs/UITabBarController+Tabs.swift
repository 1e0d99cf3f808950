import QuartzCore

/// Changing and selecting tabs.
extension UITabBarController {
  func changeTabs(to newTabs: [UIViewController], animated: Bool) {
    transition?.finishNow()
    if let pushedTab, !newTabs.contains(where: { $0 === pushedTab }) {
      ownMore?.popToRootViewController(animated: false)
      didReturnToMore()
    }
    let removed = tabs.filter { old in !newTabs.contains { $0 === old } }
    let added = newTabs.filter { new in !tabs.contains { $0 === new } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { insertChild(controller) }
    _ = bar.endCustomizing(animated: false)
    tabs = newTabs
    customizableViewControllers = newTabs
    moreMayHaveChanged()
    if shown.map({ old in !newTabs.contains { $0 === old } && old !== ownMore }) ?? true {
      exchange(to: newTabs.first, animator: nil)
    }
    for controller in removed { controller.leaveParent() }
    for controller in added { controller.didMove(toParent: self) }
    reloadBar(animated: animated)
  }

  func reloadBar(animated: Bool = false) {
    bar.setItems(tabsInBar.map { $0.tabBarItem! }, animated: animated)
    bar.selectedItem = shown?.tabBarItem
  }

  /// Handles a tap, which shows a tab. A tap on the shown one pops a navigation stack to its root.
  func tapped(_ item: UITabBarItem) {
    guard let controller = tabsInBar.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === shown {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Shows a tab, with the delegate's animation if it has one.
  func show(_ controller: UIViewController) {
    if tabsInMore.contains(where: { $0 === controller }) { return showInMore(controller) }
    guard controller !== shown else { return }
    transition?.finishNow()
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if let shown, isViewLoaded, view.window != nil, UIView.areAnimationsEnabled {
      animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: shown, to: controller)
    }
    exchange(to: controller, animator: animator)
  }

  func exchange(
    to controller: UIViewController?, animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    let from = shown
    shown = controller
    bar.selectedItem = controller?.tabBarItem
    guard isViewLoaded else { return }
    let transition = TabTransition(controller: self, from: from, to: controller)
    self.transition = transition
    transition.start(animator: animator)
  }

  /// Adds the shown controller's view when the tab bar controller is about to appear.
  func installShownView() {
    guard transition == nil, let shown, shown.view.superview !== contentView else { return }
    contentView.addSubview(shown.view)
    layoutContent()
  }

  /// The orientations that all tabs support.
  var commonOrientations: UIInterfaceOrientationMask {
    tabs.reduce(.allButUpsideDown) { $0.intersection($1.supportedInterfaceOrientations) }
  }
}
