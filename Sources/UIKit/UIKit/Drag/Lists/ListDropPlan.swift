import CoreGraphics
import Foundation

/// The effect of a drop on a list, and the place of each item.
@MainActor final class ListDropPlan {
  enum Landing {
    case cell(IndexPath)
    case into(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
    case placeholder(ListPlaceholder)
  }

  let destination: IndexPath?
  let proposal: UIDropProposal
  let session: any UIDropSession
  weak var dragging: ListDragging?
  /// Whether the items' source index paths are no longer valid.
  var isPerformed = false
  private var landings: [ObjectIdentifier: (landing: Landing, animator: DragAnimator)] = [:]

  init(
    _ dragging: ListDragging, _ destination: IndexPath?, _ proposal: UIDropProposal,
    _ session: any UIDropSession
  ) {
    self.dragging = dragging
    self.destination = destination
    self.proposal = proposal
    self.session = session
  }

  func landing(of item: UIDragItem) -> Landing? { landings[ObjectIdentifier(item)]?.landing }
  func animator(of item: UIDragItem) -> DragAnimator? { landings[ObjectIdentifier(item)]?.animator }

  func land(_ item: UIDragItem, _ landing: Landing) -> DragAnimator {
    let animator = DragAnimator()
    landings[ObjectIdentifier(item)] = (landing, animator)
    return animator
  }

  func items() -> [ListDropItem] {
    session.items.map { item in
      let source = dragging?.source(of: item)
      return ListDropItem(
        item, source,
        size: source.flatMap { dragging?.cell(at: $0)?.bounds.size } ?? .zero)
    }
  }
}

/// One of the items dropped on a list.
@MainActor final class ListDropItem: NSObject {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, size: CGSize) {
    dragItem = item
    sourceIndexPath = source
    previewSize = size
    super.init()
  }
}

/// A placeholder cell for a dropped item, at an index path among the shown rows. The data source doesn't know
/// of it.
struct ListPlaceholder {
  let path: IndexPath
  let view: UIView
  let extent: CGFloat
  let parameters: UIDragPreviewParameters?
  let update: () -> Void
}

extension ListDragging {
  func insert(_ placeholder: ListPlaceholder) {
    placeholders.append(placeholder)
    list?.addSubview(placeholder.view)
    animateShifts()
  }

  /// Removes a placeholder and returns its index path in the data; nil if it is gone.
  func take(_ placeholder: ListPlaceholder) -> IndexPath? {
    guard let index = placeholders.firstIndex(where: { $0.view === placeholder.view }) else {
      return nil
    }
    placeholders.remove(at: index)
    placeholder.view.removeFromSuperview()
    let before = placeholders.filter {
      $0.path.section == placeholder.path.section && $0.path.item < placeholder.path.item
    }
    return IndexPath(
      item: placeholder.path.item - before.count, section: placeholder.path.section)
  }
}
