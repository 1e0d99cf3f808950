extension CALayer {
  func findAction(forKey event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
    guard let action else { return implicitAnimation(forKey: event) }
    return action is NSNull ? nil : action
  }

  /// Layers that were never shown have no previous appearance to animate from. A view's layer is animated only
  /// by its view, which is its delegate.
  private func implicitAnimation(forKey event: String) -> CAAnimation? {
    guard node != nil, loop != nil, LayerKey.named(event)?.isImplicitlyAnimated == true else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Returns the current value of `key` before a change, for an animation without values of its own.
  func previousValue(for action: any CAAction, key: String) -> AnimatableValue? {
    guard (action as? CABasicAnimation)?.hasNoValues == true else { return nil }
    return AnimationKeyPath(animated: key).key.read(presentedProperties())
  }
}
