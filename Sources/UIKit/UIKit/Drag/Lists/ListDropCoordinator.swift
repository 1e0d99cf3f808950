import CoreGraphics
import Foundation

/// Places the items dropped on a list: the part that is common to tables and collection views.
@MainActor class ListDropCoordinator: NSObject {
  let plan: ListDropPlan

  init(_ plan: ListDropPlan) {
    self.plan = plan
    super.init()
  }

  final var destinationIndexPath: IndexPath? { plan.destination }
  final var session: any UIDropSession { plan.session }

  final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    plan.land(dragItem, .target(target))
  }

  final func land(_ dragItem: UIDragItem, on placeholder: ListPlaceholder) -> ListPlaceholderContext
  {
    plan.dragging?.insert(placeholder)
    return ListPlaceholderContext(
      dragItem, plan.land(dragItem, .placeholder(placeholder)), placeholder, plan.dragging)
  }
}

/// The context of a placeholder in a list, until its data is there.
@MainActor
final class ListPlaceholderContext: NSObject, UIDragAnimating {
  let dragItem: UIDragItem
  private let animator: DragAnimator
  private let placeholder: ListPlaceholder
  private weak var dragging: ListDragging?

  init(
    _ item: UIDragItem, _ animator: DragAnimator, _ placeholder: ListPlaceholder,
    _ dragging: ListDragging?
  ) {
    dragItem = item
    self.animator = animator
    self.placeholder = placeholder
    self.dragging = dragging
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let dragging, dragging.list != nil, let path = dragging.take(placeholder) else {
      return false
    }
    // The row replaces the placeholder without a visible movement.
    UIView.performWithoutAnimation {
      dragging.cellsDidChange()
      dataSourceUpdates(path)
      dragging.insertCell(at: path)
      dragging.cellsDidChange()
    }
    return true
  }

  func setNeedsCellUpdate() { placeholder.update() }

  func deletePlaceholder() -> Bool {
    guard let dragging, dragging.take(placeholder) != nil else { return false }
    dragging.animateShifts()
    return true
  }
}
