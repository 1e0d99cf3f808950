import QuartzCore

/// Containing other controllers.
extension UIViewController {
  func insertChild(_ child: UIViewController) {
    precondition(
      sequence(first: self, next: \.parent).allSatisfy { $0 !== child },
      "\(child) contains \(self) and cannot be its child")
    guard child.parent !== self else { return }
    child.parent?.forget(child)
    child.containment.move = .to
    child.willMove(toParent: self)
    containment.children.append(child)
    child.parent = self
    child.viewIfLoaded?.updateTraits()
  }

  func leaveParent() {
    guard let parent else { return }
    parent.forget(self)
    didMove(toParent: nil)
  }

  private func forget(_ child: UIViewController) {
    containment.children.removeAll { $0 === child }
    containment.traitOverrides[ObjectIdentifier(child)] = nil
    child.parent = nil
    child.barInsets = .zero
  }

  func exchange(
    _ from: UIViewController, with to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      from.parent === self && to.parent === self,
      "\(from) and \(to) must both be children of \(self)")
    let forwards = shouldAutomaticallyForwardAppearanceMethods && viewAppearance.state.isVisible
    let animated = duration > 0
    if forwards {
      from.beginAppearanceIfNeeded(false, animated: animated)
      to.beginAppearanceIfNeeded(true, animated: animated)
    }
    (from.view.superview ?? view).addSubview(to.view)
    let finish = { (finished: Bool) in
      from.view.removeFromSuperview()
      if forwards {
        from.endAppearanceTransition()
        to.endAppearanceTransition()
      }
      completion?(finished)
    }
    guard animated else {
      animations?()
      finish(true)
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: finish)
  }

  /// Calls `tell` with each child that receives rotation callbacks, as before iOS 8.
  func forwardRotation(_ tell: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardRotationMethods() else { return }
    for child in containment.children { tell(child) }
  }

  /// Returns the nearest controller around this one of type `Container`.
  func enclosing<Container: UIViewController>(_ type: Container.Type) -> Container? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? Container }.first
  }

  /// The outermost controller around this one, or this one itself.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
