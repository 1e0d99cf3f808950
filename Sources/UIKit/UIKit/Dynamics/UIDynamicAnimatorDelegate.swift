import Foundation

/// Receives a call when the items of an animator begin to move and when all of them are at rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Reports that a movement begins, before its first frame.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Reports that nothing has moved for half a second.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
