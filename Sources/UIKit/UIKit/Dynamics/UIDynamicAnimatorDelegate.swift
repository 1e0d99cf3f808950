import Foundation

/// Hears when the items of an animator begin to move and when all are at rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Comes before the first frame of a movement.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Comes when nothing has moved for half a second.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
