import CoreGraphics
import QuartzCore

extension ViewAnimation {
  /// The layer properties that view animations animate.
  private static let keys: Set<String> = [
    "position", "bounds", "transform", "sublayerTransform", "anchorPoint", "zPosition", "opacity",
    "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "contentsRect",
    "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "backdrop",
  ]

  /// Returns a view's action for its layer: an animation within a block, and nothing outside of
  /// one.
  static func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? {
    guard let current, keys.contains(key), view.windowOfView != nil || current.part != nil else {
      return NSNull()
    }
    return Action(
      animation: current,
      change: PropertyChange(
        layer: layer, view: view, key: key, start: PropertyValue(of: view, layer, key),
        shown: layer.animationKeys() == nil
          ? nil : layer.presentation()?.value(forKeyPath: key)))
  }

  /// Adds an animation of `change`, which has already been made.
  fileprivate func animate(_ change: PropertyChange) {
    if let keyframe {
      keyframe.track.record(change, keyframe)
      return
    }
    let animation = basicAnimation(change.key)
    var old = change.start.object
    if options.contains(.beginFromCurrentState), change.layer.endRepeats(of: change.key) {
      old = change.shown ?? old
    }
    if let difference = animatedDifference(from: old, to: change.end.object) {
      animation.isAdditive = true
      animation.fromValue = difference.start
      animation.toValue = difference.zero
    } else {
      animation.fromValue = change.shown ?? old
    }
    start(animation, change)
  }

  /// Keeps a view visible that was just hidden until the current animation ends, as a stack view
  /// does with views that it hides.
  static func showUntilEnd(_ view: UIView) {
    view._layer.removeAnimation(forKey: "hidden")
    guard let current, view.windowOfView != nil else { return }
    let animation = current.basicAnimation("hidden")
    animation.fromValue = false
    animation.toValue = false
    current.startTimed(animation, view._layer, view, key: "hidden")
  }

  /// Runs `animation`, which shows `change`, with this animation's timing.
  func start(_ animation: CAPropertyAnimation, _ change: PropertyChange) {
    let key = change.layer.freeKey(change.key)
    guard let part else {
      startTimed(animation, change.layer, change.view, key: key)
      return
    }
    part.run.changes.add(animation, change, part: part, key: key)
  }

  private func startTimed(
    _ animation: CAPropertyAnimation, _ layer: CALayer, _ view: UIView, key: String
  ) {
    animation.duration = max(duration, 1e-6)
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .backwards
    }
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.preferredFrameRateRange = options.frameRate
    animation.delegate = group
    group.enter(view, allowsTouches: options.contains(.allowUserInteraction))
    layer.add(animation, forKey: key)
  }

  private func basicAnimation(_ key: String) -> CABasicAnimation {
    guard part == nil, case .spring(let spring) = pace else {
      let animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = timingFunction
      return animation
    }
    let animation = CASpringAnimation(keyPath: key)
    animation.stiffness = spring.stiffness
    animation.damping = spring.damping
    animation.initialVelocity = spring.velocity
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  /// The timing function. Springs don't have one.
  var timingFunction: CAMediaTimingFunction {
    guard case .curve(let curve) = pace else { return CAMediaTimingFunction(name: .linear) }
    return CAMediaTimingFunction(name: curve.name)
  }

  /// Waits for the change and then animates it.
  private final class Action: CAAction, @unchecked Sendable {
    let animation: ViewAnimation
    let change: PropertyChange

    init(animation: ViewAnimation, change: PropertyChange) {
      self.animation = animation
      self.change = change
    }

    // View layers change only on the main actor, but Core Animation doesn't know actors.
    nonisolated func run(
      forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
    ) {
      MainActor.assumeIsolated {
        var change = change
        change.end = PropertyValue(of: change.view, change.layer, change.key)
        animation.animate(change)
      }
    }
  }
}

extension UIView.AnimationCurve {
  var name: CAMediaTimingFunctionName {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

extension CALayer {
  /// Returns `key` or, if an animation already has it, the next of `key-2`, `key-3` …, as on iOS.
  fileprivate func freeKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  /// Ends endless animations of the property, because nothing can wait for their end. Returns
  /// whether there were any.
  fileprivate func endRepeats(of key: String) -> Bool {
    let endless = (animationKeys() ?? []).filter {
      guard let animation = animation(forKey: $0) as? CAPropertyAnimation else { return false }
      return animation.keyPath == key && animation.repeatCount == .infinity
    }
    for key in endless { removeAnimation(forKey: key) }
    return !endless.isEmpty
  }
}
