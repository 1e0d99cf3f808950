import CoreGraphics
import ListEngine

/// Items that two fingers select by moving over them.
extension UICollectionView {
  /// Installs the recognizer for two fingers when multiple selection is allowed.
  func noticeMultipleSelection() {
    guard collectionState.selectionPan == nil else { return }
    let pan = MultipleSelectionPan(
      self, Selector("multipleSelectionPanned(_:)", UICollectionView.multipleSelectionPanned))
    collectionState.selectionPan = pan
    addGestureRecognizer(pan)
  }

  /// Whether two fingers on items begin to select, with multiple selection; the delegate decides.
  func multipleSelectionMayBegin(_ pan: UIGestureRecognizer) -> Bool {
    guard let selectionPan = collectionState.selectionPan, pan.numberOfTouches == 2,
      collectionState.movement == nil,
      collectionState.selection.allowsMany || collectionState.selection.allowsManyInEditing,
      let path = path(at: pan.location(in: self))
    else { return false }
    return selectionPan.maySelect {
      delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }
  }

  func multipleSelectionPanned(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: self)
    switch pan.state {
    case .began:
      let way = pan.translation(in: self)
      let start = CGPoint(x: point.x - way.x, y: point.y - way.y)
      guard let path = path(at: start) ?? path(at: point), let row = RowID(path) else { return }
      closeSwipe(animated: true)
      _ = cancelTrackedItem()
      delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
      guard maySelectMany else { return }
      collectionState.multipleSelection = MultipleSelection(
        first: row, selects: !collectionState.selection.rows.contains(row),
        before: collectionState.selection.rows)
      extendSelection(to: point)
    case .changed: extendSelection(to: point)
    case .ended, .cancelled, .failed:
      collectionState.multipleSelection = nil
      delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    case .possible: break
    }
  }

  /// Extends the selection up to the item at a point, or reduces it. Between items nothing changes.
  private func extendSelection(to point: CGPoint) {
    guard let selection = collectionState.multipleSelection, contains(selection.first.indexPath),
      let last = path(at: point).flatMap({ RowID($0) })
    else { return }
    let wanted = selection.rows(to: last) { numberOfItems(inSection: $0) }
    for row in wanted.subtracting(collectionState.selection.rows).sorted() { selectByTouch(row) }
    for row in collectionState.selection.rows.subtracting(wanted).sorted() { deselectByTouch(row) }
  }
}
