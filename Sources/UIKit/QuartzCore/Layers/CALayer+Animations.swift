extension CALayer {
  func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    guard modelStorage == nil else { return }
    let loop = self.loop ?? RenderLoop.current
    let copy = animation.copy() as! CAAnimation
    if let basic = copy as? CABasicAnimation, basic.hasNoValues, let path = basic.keyPath {
      basic.fromValue = previousValues[path]
    }
    if copy.timingFunction == nil {
      copy.timingFunction = CATransaction.animationTimingFunction()
    }
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    if copy.beginTime == 0 { copy.beginTime = localTime(loop.now) }
    let key = copy is CATransition ? kCATransition : key
    let shownBefore = copy is CATransition ? node : nil
    if let key { removeAnimation(withKey: key) }
    let order = loop.animations.nextOrder()
    let running = RunningAnimation(
      key: key ?? "\u{0}\(order)", animation: copy, duration: copy.duration, layer: self,
      order: order, completions: loop.transactions.completions)
    running.snapshot = shownBefore.map(TransitionSnapshot.init)
    for completion in running.completions { completion.enter() }
    runningAnimations.append(running)
    loop.animations.add(running)
    animationsMoved()
    loop.wake()
  }

  /// Returns the model's value with only `animation` applied, which follows a progress source.
  package func modelValue(
    forKeyPath path: String, with animation: CAPropertyAnimation
  ) -> Any? {
    var properties = state
    animation.apply(to: &properties, at: 0, surrounding: 0)
    return AnimationKeyPath(path)?.read(properties)?.object
  }

  /// Returns whether the model has `value`.
  package func hasValue(_ value: Any?, forKeyPath path: String) -> Bool {
    guard let own = AnimationKeyPath(path)?.read(state) else { return false }
    return own == (AnimatableValue(value)?.asKind(of: own) ?? own.nothing)
  }

  /// Updates the layer after a progress source has changed independently of time.
  package func animationProgressChanged() {
    animationsMoved()
    loop?.wake()
  }

  func removeAnimation(withKey key: String) {
    for running in runningAnimations where running.key == key { remove(running) }
  }

  func removeEveryAnimation() {
    for running in runningAnimations { remove(running) }
  }

  var keysOfAnimations: [String]? {
    let keys = runningAnimations.map(\.key).filter { !$0.hasPrefix("\u{0}") }
    return keys.isEmpty ? nil : keys
  }

  private func remove(_ running: RunningAnimation) {
    forget(running)
    let loop = self.loop ?? RenderLoop.current
    loop.animations.end(running, finished: false)
    loop.wake()
  }

  func forget(_ running: RunningAnimation) {
    // This is called before the animation is removed, so that contents drawn with its value are drawn again.
    animationsMoved()
    runningAnimations.removeAll { $0 === running }
  }

  /// Updates the layer after the animations' values have changed. If one of them animates a key that is drawn,
  /// the contents are drawn again.
  func animationsMoved() {
    invalidateNode()
    if animatesItsDrawing { markNeedsDisplay() }
  }

  /// Whether an animation changes a key that affects the drawing of the contents.
  var animatesItsDrawing: Bool {
    runningAnimations.contains { running in
      running.keyPaths.contains { type(of: self).needsDisplay(forKey: $0) }
    }
  }
}
