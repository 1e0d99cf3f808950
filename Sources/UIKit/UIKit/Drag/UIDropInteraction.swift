import Foundation

/// Lets a view take what is dragged over it and dropped.
///
///     view.addInteraction(UIDropInteraction(delegate: self))
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether it takes several drags at once; false by default.
  open var allowsSimultaneousDropSessions = false
  /// The drag above the view, or none.
  weak var conduct: DragConduct?

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { conduct?.targetLeaves(self) }
  }

  open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped. Every method may be left out.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// True unless the method says otherwise; asked once for each drag.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// The proposal for a drop now; without the method none.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Loads the items: they can't be had any more when the method has returned.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The dropped items have arrived on the screen.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// The drag that once was above the view is over, whatever became of it.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Returns the target that a dropped item goes to; nil lets it fade.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
