import CoreGraphics
import QuartzCore

/// The timing of an animation's progress from 0 to 1.
enum AnimationPace {
  case curve(UIView.AnimationCurve)
  case spring(ViewSpring)
}

/// The animation for which a block of changes is being recorded.
///
/// Every changed property of a view's layer gets an animation that *adds* the difference between the old
/// value and the new one, and reduces it to nothing. An animation that starts while another runs therefore
/// doesn't jump: the remaining parts of both add up (WWDC 2014, session 236).
@MainActor struct ViewAnimation {
  var duration: CFTimeInterval
  var delay: CFTimeInterval
  var pace: AnimationPace
  var options: UIView.AnimationOptions
  let group: ViewAnimationGroup
  /// The number of runs, or infinity for an endless animation.
  var repeatCount: Float
  var autoreverses: Bool
  /// The part of a property animator that runs the block.
  var part: AnimatorPart?
  /// The delegate of a block between two calls.
  var blockDelegate: AnimationBlockDelegate?
  /// The page that the transition curls.
  var curl: CurlTransition?
  /// The keyframe that collects the changes, if there is one.
  var keyframe: Keyframe?

  /// Changes of a keyframe animation, from `start` to `end` in fractions of its duration.
  struct Keyframe {
    let track: KeyframeRecorder
    var start = 0.0
    var end = 1.0
  }

  /// The blocks that are running, innermost last.
  static var stack: [ViewAnimation] = []
  static var areEnabled = true

  static var current: ViewAnimation? { areEnabled ? stack.last : nil }

  init(
    duration: CFTimeInterval, delay: CFTimeInterval = 0, pace: AnimationPace,
    options: UIView.AnimationOptions = [], group: ViewAnimationGroup
  ) {
    self.duration = duration
    self.delay = max(0, delay)
    self.pace = pace
    self.options = options
    self.group = group
    repeatCount = options.contains(.repeat) ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
  }

  /// Inherits the settings that a nested animation doesn't override. An animation with its own duration is
  /// independent of a surrounding property animator.
  mutating func inherit(from outer: ViewAnimation) {
    if !options.contains(.overrideInheritedOptions) {
      options.formUnion(outer.options.intersection(.inherited))
      repeatCount = max(repeatCount, outer.repeatCount)
      autoreverses = autoreverses || outer.autoreverses
    }
    if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
    guard !options.contains(.overrideInheritedDuration) else { return }
    if let part = outer.part {
      self.part = delay > 0 ? part.later(by: delay) : part
      part.run.wait(for: group)
    }
    keyframe = outer.keyframe
    duration = outer.duration
  }

  /// Runs `changes` as an animation. If nothing is animated, the completion is called in the next turn.
  static func run(
    _ animation: ViewAnimation, keyframes: CAAnimationCalculationMode? = nil,
    changes: () -> Void
  ) {
    var animation = animation
    animation.duration = max(0, animation.duration)
    if let outer = stack.last { animation.inherit(from: outer) }
    let group = animation.group
    guard animation.duration > 0 || animation.delay > 0 else {
      UIView.performWithoutAnimation(changes)
      group.close()
      return
    }
    let recorder = keyframes.map(KeyframeRecorder.init)
    if let recorder { animation.keyframe = Keyframe(track: recorder) }
    stack.append(animation)
    changes()
    if animation.options.contains(.layoutSubviews) {
      for view in group.views { view.layoutIfNeeded() }
    }
    // Settings made within the block, such as a repeat count, apply to the keyframes.
    recorder?.finish(stack[stack.count - 1])
    stack.removeLast()
    group.close()
  }

  /// Records `changes` for `animation` itself, ignoring surrounding animations.
  static func record(_ animation: ViewAnimation, changes: () -> Void) {
    stack.append(animation)
    changes()
    stack.removeLast()
  }

  /// Runs `changes` as a part of the innermost keyframe animation, from `start` for `length`, both as
  /// fractions of its duration.
  static func runKeyframe(start: Double, length: Double, changes: () -> Void) {
    guard var inner = stack.last, inner.keyframe != nil else {
      changes()
      return
    }
    inner.keyframe?.start = start.clamped(to: 0...1)
    inner.keyframe?.end = (start + length).clamped(to: 0...1)
    record(inner, changes: changes)
  }
}

extension UIView.AnimationOptions {
  /// The options that nested animations inherit.
  fileprivate static let inherited: Self = [
    .allowUserInteraction, .beginFromCurrentState, .allowAnimatedContent,
  ]
}
