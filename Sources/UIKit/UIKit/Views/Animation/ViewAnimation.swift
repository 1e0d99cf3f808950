import CoreGraphics
import QuartzCore

/// The pace of an animation in progress from 0 to 1.
enum AnimationPace {
  case curve(UIView.AnimationCurve)
  case spring(ViewSpring)
}

/// The animation that a block of changes is being recorded for.
///
/// Every changed property of a view's layer gets an animation that *adds* the difference of the old
/// value to the new one and lets it shrink to nothing. So an animation that starts while another
/// runs does not jump: what is left of both adds up (WWDC 2014, session 236).
@MainActor struct ViewAnimation {
  var duration: CFTimeInterval
  var delay: CFTimeInterval
  var pace: AnimationPace
  var options: UIView.AnimationOptions
  let group: ViewAnimationGroup
  /// How many runs; infinity for ever.
  var repeatCount: Float
  var autoreverses: Bool
  /// The part of a property animator that runs the block.
  var part: AnimatorPart?
  /// Whom a block between two calls tells of it.
  var blockDelegate: AnimationBlockDelegate?
  /// Where changes wait when they are keyframes.
  var keyframe: Keyframe?

  /// Changes of an animation of keyframes: from `start` to `end`, fractions of its duration.
  struct Keyframe {
    let track: KeyframeRecorder
    var start = 0.0
    var end = 1.0
  }

  /// Blocks that are being run, innermost last.
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

  /// Takes over what a nested animation does not override. Only an animation with a duration of its own is
  /// free of a surrounding property animator.
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

  /// Runs `changes` as an animation. Completes in the next turn when nothing was animated.
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
    // Settings made within the block, such as a repeat count, are those of the keyframes.
    recorder?.finish(stack[stack.count - 1])
    stack.removeLast()
    group.close()
  }

  /// Records `changes` for `animation` itself, whatever surrounds it.
  static func record(_ animation: ViewAnimation, changes: () -> Void) {
    stack.append(animation)
    changes()
    stack.removeLast()
  }

  /// Runs `changes` as a part of the innermost animation of keyframes: from `start` on for `length`, both
  /// as fractions of its duration.
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
  /// The options that nested animations take over.
  fileprivate static let inherited: Self = [
    .allowUserInteraction, .beginFromCurrentState, .allowAnimatedContent,
  ]
}
