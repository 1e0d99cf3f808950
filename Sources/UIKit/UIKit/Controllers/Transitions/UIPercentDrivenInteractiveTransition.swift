import QuartzCore

/// Drives an animator's own animations by a percentage that a gesture provides.
///
/// During the gesture the time of the container's layer is stopped, and `update(_:)` moves it. `finish()` and
/// `cancel()` let it run forward or backward. If the transition has an interruptible animator, that animator
/// is paused and moved instead.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// A moment before the end, in seconds: an animation that reaches its end is over.
  private static let minimumRest: CFTimeInterval = 1e-6

  private weak var context: TransitionContext?
  private var link: CADisplayLink?
  private var rest: Rest?

  /// The rest of the transition from the point at which the gesture let go.
  private struct Rest {
    let from: CFTimeInterval
    let to: CFTimeInterval
    let begin: CFTimeInterval
    let duration: CFTimeInterval
    let curve: CAMediaTimingFunction
  }

  /// Creates an object that can drive one transition after another.
  public override init() { super.init() }

  /// The duration in seconds of the driven transition; 0 before it begins.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
  /// The progress of the gesture, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed after the gesture, as a multiple of the normal one; 1 unless set.
  open var completionSpeed: CGFloat = 1
  /// The curve after the gesture.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing after the gesture, in place of `completionCurve`, if the transition has an
  /// interruptible animator; nil uses that curve.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins with the gesture. False lets it run on its own.
  open var wantsInteractiveStart = true

  /// Begins the animator's animations and stops their time.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    precondition(
      transitionContext is TransitionContext,
      "UIPercentDrivenInteractiveTransition drives the transitions of UIKit's own containers")
    guard let context = transitionContext as? TransitionContext else { return }
    attach(to: context)
    context.startScrubbing()
  }

  /// Attaches to a transition that begins on its own.
  func attach(to context: TransitionContext) {
    self.context = context
    percentComplete = 0
  }

  /// Pauses a transition that runs on its own, or continues after a gesture, so that `update(_:)` moves it.
  ///
  /// A transition that was never driven by a gesture has to have an interruptible animator; otherwise it
  /// continues.
  open func pause() {
    guard let context, !context.isOver, !context.isInteractive else { return }
    if let animator = context.interruptible {
      animator.pauseAnimation()
      // Forward again: a cancelled gesture may be resumed.
      if animator.isReversed { animator.isReversed = false }
      percentComplete = animator.fractionComplete
    } else {
      guard rest != nil else { return }
      stop()
      percentComplete = CGFloat(context.clock.time / max(context.duration, Self.minimumRest))
    }
    context.pauseInteractiveTransition()
    context.updateInteractiveTransition(percentComplete)
  }

  /// Shows the transition at a progress from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = percentComplete.clamped(to: 0...1)
    if let animator = context.interruptible {
      animator.fractionComplete = self.percentComplete
    } else {
      let duration = context.duration
      context.clock.seek(
        to: min(duration * Double(self.percentComplete), duration - Self.minimumRest))
    }
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the transition run to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    goOn(context, to: context.duration)
  }

  /// Lets the transition run back to its beginning.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    context.interruptible?.isReversed = true
    goOn(context, to: 0)
  }

  /// Continues the transition of an interruptible animator, for its part of the duration
  /// (UIViewControllerTransitioning.h), at the speed.
  private func goOn(_ context: TransitionContext, to end: CFTimeInterval) {
    guard let animator = context.interruptible else { return run(to: end) }
    let left = 1 - animator.fractionComplete
    animator.continueAnimation(
      withTimingParameters: timingCurve
        ?? UICubicTimingParameters(animationCurve: completionCurve),
      durationFactor: max(left, 1e-6) / max(completionSpeed, 0.01))
  }

  private func run(to end: CFTimeInterval) {
    guard let context else { return }
    let from = context.clock.time
    rest = Rest(
      from: from, to: end, begin: CACurrentMediaTime(),
      duration: abs(end - from) / Double(max(completionSpeed, 0.01)),
      curve: CAMediaTimingFunction(name: completionCurve.name))
    let link = CADisplayLink(
      target: self,
      selector: Selector("tick()", UIPercentDrivenInteractiveTransition.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
    // The context still retains the driver while the rest runs.
    context.driver = self
  }

  private func tick() {
    guard let rest, let context, !context.isOver else { return stop() }
    let part =
      rest.duration > 0
      ? ((CACurrentMediaTime() - rest.begin) / rest.duration).clamped(to: 0...1) : 1
    guard part >= 1 else {
      let eased = rest.curve.value(at: part)
      context.clock.seek(to: rest.from + (rest.to - rest.from) * eased)
      return
    }
    stop()
    if context.transitionWasCancelled {
      context.clock.seek(to: 0)
      context.clock.keepWhatIsShown()
    } else {
      context.clock.seek(to: rest.to)
      context.clock.release()
    }
  }

  private func stop() {
    link?.invalidate()
    link = nil
    rest = nil
    context?.driver = nil
  }
}
