import CoreGraphics
import QuartzCore

/// The pace of an animation in progress from 0 to 1.
package enum AnimationPace {
  case curve(UIView.AnimationCurve)
  case spring(ViewSpring)
}

/// The animation that a block of changes is being recorded for.
///
/// Every changed property of a view's layer gets an animation that *adds* the difference of the old
/// value to the new one and lets it shrink to nothing. So an animation that starts while another
/// runs does not jump: what is left of both adds up (WWDC 2014, session 236).
@MainActor package struct ViewAnimation {
  let duration: CFTimeInterval
  let delay: CFTimeInterval
  let pace: AnimationPace
  let options: UIView.AnimationOptions
  let group: ViewAnimationGroup

  /// Blocks that are being run, innermost last.
  static var stack: [ViewAnimation] = []
  static var areEnabled = true

  static var current: ViewAnimation? { areEnabled ? stack.last : nil }

  /// Properties of layers that view animations animate.
  private static let keys: Set<String> = [
    "position", "bounds", "transform", "sublayerTransform", "anchorPoint", "zPosition", "opacity",
    "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "contentsRect",
    "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor",
  ]

  /// What a view answers its layer: an animation within a block, nothing outside.
  static func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? {
    guard let current, view._windowOfView != nil, keys.contains(key) else { return NSNull() }
    return Action(
      animation: current, view: view, oldValue: layer.value(forKeyPath: key),
      shownValue: layer.animationKeys() == nil
        ? nil : layer.presentation()?.value(forKeyPath: key))
  }

  /// Runs `changes` as an animation. Completes in the next turn when nothing was animated.
  static func run(
    duration: CFTimeInterval, delay: CFTimeInterval, pace: AnimationPace,
    options: UIView.AnimationOptions, changes: () -> Void, completion: ((Bool) -> Void)?
  ) {
    var duration = max(0, duration)
    var pace = pace
    if let outer = stack.last {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
    }
    let group = ViewAnimationGroup(completion: completion)
    let animation = ViewAnimation(
      duration: duration, delay: max(0, delay), pace: pace, options: options, group: group)
    guard duration > 0 || delay > 0 else {
      UIView.performWithoutAnimation(changes)
      group.close()
      return
    }
    stack.append(animation)
    changes()
    if options.contains(.layoutSubviews) {
      for view in group.views { view.layoutIfNeeded() }
    }
    stack.removeLast()
    group.close()
  }

  /// Runs `changes` as a part of the innermost animation: from `start` on for `length`, both as
  /// fractions of its duration, evenly.
  static func runKeyframe(start: Double, length: Double, changes: () -> Void) {
    guard let outer = stack.last else {
      changes()
      return
    }
    stack.append(
      ViewAnimation(
        duration: outer.duration * length, delay: outer.delay + outer.duration * start,
        pace: .curve(.linear), options: outer.options, group: outer.group))
    changes()
    stack.removeLast()
  }

  /// Adds an animation from the old value to the one that `layer` has now.
  fileprivate func animate(
    _ layer: CALayer, _ view: UIView, key: String, from old: Any?, shown: Any?
  ) {
    let animation = basicAnimation(key)
    if let difference = AnimationDifference(
      from: old, to: layer.value(forKeyPath: key))
    {
      animation.isAdditive = true
      animation.fromValue = difference.start
      animation.toValue = difference.zero
    } else {
      animation.fromValue = shown ?? old
    }
    start(animation, layer, view, key: layer.freeKey(key))
  }

  /// Lets a view that was just hidden be seen until the present animation ends, as a stack view
  /// does with the views it makes room for.
  static func showUntilEnd(_ view: UIView) {
    view._layer.removeAnimation(forKey: "hidden")
    guard let current, view._windowOfView != nil else { return }
    let animation = current.basicAnimation("hidden")
    animation.fromValue = false
    animation.toValue = false
    current.start(animation, view._layer, view, key: "hidden")
  }

  private func start(
    _ animation: CABasicAnimation, _ layer: CALayer, _ view: UIView, key: String
  ) {
    animation.duration = max(duration, 1e-6)
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .backwards
    }
    if options.contains(.repeat) {
      animation.repeatCount = .infinity
      animation.autoreverses = options.contains(.autoreverse)
    } else if options.contains(.autoreverse) {
      animation.autoreverses = true
    }
    animation.delegate = group
    group.enter(view, allowsTouches: options.contains(.allowUserInteraction))
    layer.add(animation, forKey: key)
  }

  private func basicAnimation(_ key: String) -> CABasicAnimation {
    switch pace {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(name: curve.name)
      return animation
    case .spring(let spring):
      let animation = CASpringAnimation(keyPath: key)
      animation.stiffness = spring.stiffness
      animation.damping = spring.damping
      animation.initialVelocity = spring.velocity
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      return animation
    }
  }

  /// Waits for the change, then animates it.
  private struct Action: CAAction, @unchecked Sendable {
    let animation: ViewAnimation
    let view: UIView
    let oldValue: Any?
    /// What an animation shows instead of the old value.
    let shownValue: Any?

    // Layers of views change on the main actor only; Core Animation does not know actors.
    nonisolated func run(
      forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
    ) {
      nonisolated(unsafe) let layer = anObject as? CALayer
      MainActor.assumeIsolated {
        guard let layer else { return }
        animation.animate(layer, view, key: event, from: oldValue, shown: shownValue)
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
  /// `key`, or when an animation has it already, the next of `key-2`, `key-3` …, as on iOS.
  fileprivate func freeKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
