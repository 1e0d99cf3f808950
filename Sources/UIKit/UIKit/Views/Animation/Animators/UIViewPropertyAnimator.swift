import CoreGraphics
import Foundation
import QuartzCore

/// An animation of views that can be paused, scrubbed, reversed and resumed.
///
///     let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.alpha = 0 }
///     animator.startAnimation()
///
/// Its changes are made when it becomes active, and the visible values follow. If it is reversed while running,
/// it slows down and returns without a jump in position or velocity; a linear animation reverses immediately.
/// If it ends at its start, the properties get back their original values. A running animator continues to its
/// end even if it isn't retained. An animator that is released while paused or stopped traps, as on iOS.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  let run: AnimatorRun

  /// The duration in seconds. For a spring with a mass and a stiffness, it is the settling time.
  open var duration: TimeInterval { run.timing.duration }
  open private(set) var delay: TimeInterval = 0
  open var timingParameters: (any UITimingCurveProvider)? { run.parameters }

  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    run = AnimatorRun(parameters, duration: duration)
    super.init()
    run.animator = self
  }

  /// Creates an animator with a duration of 0.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it after a delay in seconds.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    MainActor.assumeIsolated { [run] in
      precondition(
        run.state == .inactive || run.isRunning,
        "UIViewPropertyAnimator: it is an error to release a paused or stopped property animator; it "
          + "must either finish animating or be explicitly stopped and finished before")
    }
  }

  // MARK: Settings

  /// Whether animated views receive touches. It can't be set while the animator is active.
  open var isUserInteractionEnabled = true {
    willSet { requireInactive("isUserInteractionEnabled") }
  }

  /// Whether the app itself determines which moving view a touch hits. If false, a view is hit at its visible
  /// position instead of its final one.
  open var isManualHitTestingEnabled = false

  /// Whether it can be paused, scrubbed, reversed and stopped. It can't be set while the animator is active.
  open var isInterruptible = true {
    willSet { requireInactive("isInterruptible") }
  }

  /// Whether ``fractionComplete`` refers to progress instead of time. It can't be set while the animator is
  /// active.
  open var scrubsLinearly = true {
    willSet { requireInactive("scrubsLinearly") }
  }

  /// Whether the animator stays active at its end, so that it can be reversed there. Completions aren't called
  /// then.
  open var pausesOnCompletion = false

  private func requireInactive(_ setting: String) {
    precondition(
      run.state == .inactive,
      "UIViewPropertyAnimator.\(setting) cannot be set on an active animator")
  }

  // MARK: UIViewAnimating

  open var state: UIViewAnimatingState { run.state }
  open var isRunning: Bool { run.isRunning }

  open var isReversed: Bool {
    get { run.isReversed }
    set {
      requireInterruptible("isReversed")
      run.reverse(newValue)
    }
  }

  open var fractionComplete: CGFloat {
    get { run.fraction }
    set {
      requireInterruptible("fractionComplete")
      run.scrub(to: newValue)
    }
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    requireNotStopped("startAnimation")
    if run.state == .inactive { self.delay = max(0, delay) }
    run.start(after: max(0, delay))
  }

  open func pauseAnimation() {
    requireInterruptible("pauseAnimation")
    run.pause()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard run.state != .inactive else { return }
    requireInterruptible("stopAnimation", isStopping: true)
    run.stop()
    if withoutFinishing { run.forget(finished: false) }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      run.state == .stopped,
      "UIViewPropertyAnimator.finishAnimation(at:) should only be called on a stopped animator")
    run.finishStopped(at: finalPosition)
  }

  private func requireNotStopped(_ call: String) {
    precondition(
      run.state != .stopped, "UIViewPropertyAnimator.\(call) cannot be used on a stopped animator")
  }

  private func requireInterruptible(_ call: String, isStopping: Bool = false) {
    if !isStopping { requireNotStopped(call) }
    precondition(
      isInterruptible || run.state == .inactive,
      "UIViewPropertyAnimator.\(call) cannot be used on an animator that is not interruptible")
  }

  // MARK: UIViewImplicitlyAnimating

  /// Adds changes. In an active animator, they are made immediately and take the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    requireNotStopped("addAnimations")
    run.add(animation, delayFactor: Double(delayFactor).clamped(to: 0...1))
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    run.completions.append(completion)
  }

  /// Waits for the end and returns its position.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  /// Continues from the current position, either from rest or with the new spring's velocity, in remaining
  /// distances per second.
  ///
  /// A factor of 0 means the remaining time. `nil` parameters mean the animator's own.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    requireInterruptible("continueAnimation")
    precondition(
      run.state == .active,
      "UIViewPropertyAnimator.continueAnimation should only be called on an active animator")
    run.go(on: parameters, durationFactor: max(0, Double(durationFactor)))
  }
}
