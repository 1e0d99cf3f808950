import CoreGraphics
import Foundation

/// Where an animation ends: at its start, at its end, or where it is.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished: nothing is animated.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and not finished yet.
  case stopped = 2
}

/// An animation that can be started, paused, moved by hand, turned round and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  /// Whether it moves towards its start.
  var isReversed: Bool { get set }
  /// How much of the way that it goes is behind it, 0…1.
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  /// Starts after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Ends it where it is; with `withoutFinishing` that is all, else ``finishAnimation(at:)`` has to follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes that blocks make. Every method may be left out.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after `delayFactor` (0…1) of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on at another pace, for `durationFactor` times the whole duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
