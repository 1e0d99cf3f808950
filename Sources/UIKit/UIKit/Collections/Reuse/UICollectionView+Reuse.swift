import CoreGraphics
import Foundation

extension UICollectionView {
  func supplementaryQueue(_ kind: String) -> ReuseQueue {
    if let queue = supplementaryQueues[kind] { return queue }
    let queue = ReuseQueue(base: UICollectionReusableView.self, noun: kind)
    supplementaryQueues[kind] = queue
    return queue
  }

  /// Returns a cell in the size that the layout gives the item.
  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = collectionState.reconfigured, cell.path == path,
      cell.view.reuseIdentifier == identifier
    {
      return cell.view
    }
    let view = dequeue(
      cellQueue, kind: Self.cellKind, identifier, .item(shownPath(path)))
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("\(type(of: view)) for the identifier \(identifier) isn't a cell")
    }
    return cell
  }

  func dequeueSupplementary(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      supplementaryQueue(kind), kind: kind, identifier,
      ElementID(.supplementaryView, kind, path))
  }

  private func dequeue(
    _ queue: ReuseQueue, kind: String, _ identifier: String, _ element: ElementID
  ) -> UICollectionReusableView {
    let attributes = attributesForDequeuing(element)
    guard let view = queue.take(identifier, frame: attributes?.frame ?? .zero) else {
      fatalError(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    view.reuseState.collectionView = self
    if let attributes { UIView.performWithoutAnimation { view.takeGeometry(attributes) } }
    return view
  }

  /// The name of cells among the kinds of views on iOS.
  static var cellKind: String { "UICollectionElementKindCell" }

  /// Returns a view that is no longer shown to its queue.
  func recycle(_ view: UICollectionReusableView, staysUntilLayout: Bool = false) {
    abandonSwipe(of: view)
    view.reuseState.shift = 0
    if isInside(view) {
      if staysUntilLayout {
        view.endInput()
        collectionState.leaving.append(view)
      } else {
        view.removeFromSuperview()
      }
    }
    view.reuseState.queue?.put(view)
  }

  /// Whether a view is where elements are. Views that the app has put elsewhere stay there.
  func isInside(_ view: UICollectionReusableView) -> Bool {
    view.superview === self || view.superview?.superview is SidewaysScroller
  }
}
