import QuartzCore

/// Changing the stack.
extension UINavigationController {
  /// The controllers in the order of the stack, followed by those that are leaving.
  var childrenInStackOrder: [UIViewController] {
    let inStack = Set(stack.map(ObjectIdentifier.init))
    return stack + containment.children.filter { !inStack.contains(ObjectIdentifier($0)) }
  }

  func changeStack(
    to newStack: [UIViewController], animated: Bool,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    transition?.finishNow()
    let oldStack = stack
    let removed = oldStack.filter { old in !newStack.contains { $0 === old } }
    let added = newStack.filter { new in !oldStack.contains { $0 === new } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { insertChild(controller) }
    stack = newStack
    parent?.stackDidChange(of: self)

    let from = oldStack.last
    let to = newStack.last
    let operation: Operation =
      from === to ? .none : oldStack.contains { $0 === to } ? .pop : .push
    let transition = NavigationTransition(
      navigationController: self, operation: operation, from: from, to: to, added: added,
      removed: removed, oldStack: oldStack)
    let isOnScreen = isViewLoaded && view.window != nil && from != nil && to != nil
    transition.start(
      animated: animated && isOnScreen && from !== to && UIView.areAnimationsEnabled,
      interactor: interactor)
  }

  /// Adds the top controller's view when the navigation controller is about to appear.
  func installTopView() {
    guard transition == nil, let top = stack.last else { return }
    guard top.view.superview !== contentView else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    contentView.addSubview(top.view)
    layoutContent()
    delegate?.navigationController(self, didShow: top, animated: false)
  }
}
