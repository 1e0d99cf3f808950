import Foundation
import QuartzCore

/// The delegate of a block between `beginAnimations` and `commitAnimations`, and its callbacks.
@MainActor final class AnimationBlockDelegate {
  private let animationID: String?
  private let context: UnsafeMutableRawPointer?
  private var hasStopped = false
  /// The delegate, which is retained until the animations have stopped.
  var target: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    self.animationID = animationID
    self.context = context
  }

  /// Commits the block. Its animations start after `delay` seconds.
  func commit(delay: CFTimeInterval) {
    guard willStart != nil, target != nil else { return }
    _ = RenderLoop.current.schedule(after: delay) {
      MainActor.assumeIsolated { self.start() }
    }
  }

  private func start() {
    guard let target, !hasStopped else { return }
    willStart?.perform(on: target, animationID, context)
  }

  func stop(finished: Bool) {
    hasStopped = true
    guard let target else { return }
    self.target = nil
    didStop?.perform(on: target, animationID, NSNumber(value: finished), context)
  }
}
