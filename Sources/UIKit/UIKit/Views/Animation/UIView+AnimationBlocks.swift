import CoreGraphics
import Foundation
import QuartzCore

/// Blocks of changes between two calls, as they were written before there were closures. Settings hold for the
/// changes after them, also within the closure of a newer animation.
extension UIView {
  /// A transition of a block's view.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
  }

  /// Begins an animation of what is changed until the matching ``commitAnimations()``. Lasts 0.2 s, and
  /// eases in and out. The two arguments are for the delegate.
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
    animation.blockDelegate?.commit(delay: animation.delay)
    animation.group.close()
  }

  /// The object on which the selectors of ``setAnimationWillStart(_:)`` and ``setAnimationDidStop(_:)`` are
  /// called. It is retained until the animations have stopped.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change { $0.blockDelegate?.target = delegate.map { $0 as AnyObject } }
  }

  /// Has the delegate told when the animations start: a method of the animation's name and its context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    change { $0.blockDelegate?.willStart = selector }
  }

  /// Has the delegate told when the animations have stopped: a method of the animation's name, a number
  /// that says whether they ran to their end, and its context.
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

  /// How many runs, also broken.
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

  /// Lets the old look of `view` give way to the one that the block makes. A cache makes no difference here.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    change {
      $0.options.remove(AnimationOptions(rawValue: 0xF << 20))
      $0.options.insert(AnimationOptions(rawValue: UInt(transition.rawValue) << 20))
      $0.addTransition(to: view)
    }
  }

  private static func change(_ setting: (inout ViewAnimation) -> Void) {
    guard !ViewAnimation.stack.isEmpty else { return }
    setting(&ViewAnimation.stack[ViewAnimation.stack.count - 1])
  }
}
