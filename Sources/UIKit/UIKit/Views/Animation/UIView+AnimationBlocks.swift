import CoreGraphics
import Foundation
import QuartzCore

/// Animation blocks between two calls, from the time before closures. Settings apply to the changes after
/// them, even within the closure of a newer animation.
extension UIView {
  /// A transition of a block's view.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }

  /// Begins an animation of all changes until the matching ``commitAnimations()``. It lasts 0.2 s with ease in
  /// and out. The arguments are passed to the delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let delegate = AnimationBlockDelegate(animationID, context: context)
    var animation = ViewAnimation(
      duration: 0.2, pace: .curve(.easeInOut),
      group: ViewAnimationGroup { delegate.stop(finished: $0) })
    animation.blockDelegate = delegate
    if let outer = ViewAnimation.stack.last { animation.inherit(from: outer) }
    ViewAnimation.stack.append(animation)
  }

  public class func commitAnimations() {
    guard let animation = ViewAnimation.stack.popLast() else { return }
    animation.curl?.run(animation)
    animation.blockDelegate?.commit(delay: animation.delay)
    animation.group.close()
  }

  /// Sets the object that receives the calls of ``setAnimationWillStart(_:)`` and ``setAnimationDidStop(_:)``.
  /// It is retained until the animations have stopped.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change { $0.blockDelegate?.target = delegate.map { $0 as AnyObject } }
  }

  /// Sets the delegate's method for the start of the animations. Its arguments are the animation's name and
  /// context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    change { $0.blockDelegate?.willStart = selector }
  }

  /// Sets the delegate's method for the end of the animations. Its arguments are the animation's name, a
  /// number that says whether the animations ran to their end, and the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    change { $0.blockDelegate?.didStop = selector }
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = max(0, duration) }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    change { $0.delay = max(0, delay) }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    change { $0.pace = .curve(curve) }
  }

  /// Sets the number of runs, which may be fractional.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.repeatCount = repeatCount }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Animates the transition from the old look of `view` to the one that the block creates. The cache has no
  /// effect here.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    // The first picture of the view is drawn, which may read the stack.
    guard var animation = ViewAnimation.stack.last else { return }
    animation.options.remove(AnimationOptions(rawValue: 0xF << 20))
    animation.options.insert(AnimationOptions(rawValue: UInt(transition.rawValue) << 20))
    animation.addTransition(to: view)
    ViewAnimation.stack[ViewAnimation.stack.count - 1] = animation
  }

  private static func change(_ setting: (inout ViewAnimation) -> Void) {
    guard !ViewAnimation.stack.isEmpty else { return }
    setting(&ViewAnimation.stack[ViewAnimation.stack.count - 1])
  }
}
