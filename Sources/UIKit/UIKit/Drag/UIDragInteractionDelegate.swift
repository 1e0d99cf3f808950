import CoreGraphics
import Foundation

/// The items that are dragged, and the messages about them. All methods but the first may be left out.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The items below the finger; none means that there is nothing to drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// The preview that is lifted for an item; without the method the interaction's view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// The finger moves: the drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// True unless the method says otherwise.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// False unless the method says otherwise.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
  /// Those that took the items have them.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// Items that a tap adds to a drag; none unless the method says otherwise.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// The drag that a tap adds to; without the method the one that there is.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// Returns the target that an item goes back to; nil lets it fade.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.flatMap { UITargetedDragPreview.shown($0) } }
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { sessions.first }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}
