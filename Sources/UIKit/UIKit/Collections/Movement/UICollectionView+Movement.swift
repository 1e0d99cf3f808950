import CoreGraphics
import Foundation
import ListEngine

/// Items that a finger moves to other index paths.
///
/// Every change of the index path is a batch of updates that the data source doesn't know of; it is told when
/// the finger leaves.
extension UICollectionView {
  // MARK: Permission

  func canMove(_ row: RowID) -> Bool {
    guard let dataSource else { return false }
    collectionState.missingInSource.remove(.canMove)
    let answer = dataSource.collectionView(self, canMoveItemAt: row.indexPath)
    return collectionState.missingInSource.contains(.canMove) ? movesItems(like: row) : answer
  }

  /// Whether the data source has `collectionView(_:moveItemAt:to:)`, which decides if `canMoveItemAt`
  /// isn't implemented. The only way to find out is to ask for a move of an item to its own index path.
  private func movesItems(like row: RowID) -> Bool {
    collectionState.missingInSource.remove(.move)
    dataSource?.collectionView(self, moveItemAt: row.indexPath, to: row.indexPath)
    return !collectionState.missingInSource.contains(.move)
  }

  /// Called by the default implementations of the data source's methods.
  func noteMissing(_ method: ListSourceMethods) {
    collectionState.missingInSource.insert(method)
  }

  // MARK: Moving

  func beginMovement(of path: IndexPath) -> Bool {
    tileIfNeeded()
    guard collectionState.movement == nil, collectionState.updates == nil, contains(path),
      let row = RowID(path), canMove(row), let attributes = attributes(of: .item(path))
    else { return false }
    closeSwipe(animated: true)
    collectionState.shown[.item(path)]?.view.swipedRow?.release()
    collectionState.movement = ItemMovement(source: row, target: row, position: attributes.center)
    let clock = MovementClock { [weak self] seconds in
      self?.scrollWhileMoving(seconds: seconds)
      return self != nil
    }
    collectionState.movementClock = clock
    clock.start()
    movementChanged(from: row, attributes.center)
    return true
  }

  func updateMovement(_ position: CGPoint) {
    guard let movement = collectionState.movement else { return }
    let previous = movement.target
    collectionState.movement?.position = position
    let proposed = collectionState.layout.targetIndexPath(
      forInteractivelyMovingItem: previous.indexPath, withPosition: unmirrored(position))
    var target = RowID(proposed) ?? previous
    if target != previous, let delegate {
      let answer = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source.indexPath,
        atCurrentIndexPath: previous.indexPath, toProposedIndexPath: target.indexPath)
      target = RowID(answer) ?? target
    }
    if target != previous, isPlace(target, instead: previous) {
      collectionState.movement?.target = target
      shift(from: previous, to: target) { layout in
        layout.invalidationContext(
          forInteractivelyMovingItems: [target.indexPath],
          withTargetPosition: self.unmirrored(position), previousIndexPaths: [previous.indexPath],
          previousPosition: self.unmirrored(movement.position))
      }
    } else {
      movementChanged(from: previous, movement.position)
    }
  }

  /// Tells the layout that the item has moved, but is at the same index path.
  private func movementChanged(from row: RowID, _ position: CGPoint) {
    guard let movement = collectionState.movement else { return }
    let layout = collectionState.layout
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [row.indexPath],
        withTargetPosition: unmirrored(movement.position), previousIndexPaths: [row.indexPath],
        previousPosition: unmirrored(position)))
    setNeedsLayout()
  }

  private func isPlace(_ row: RowID, instead previous: RowID) -> Bool {
    let counts = currentCounts
    guard counts.indices.contains(row.section), row.row >= 0 else { return false }
    return row.row < counts[row.section] + (row.section == previous.section ? 0 : 1)
  }

  /// Shows the item at another index path.
  private func shift(
    from: RowID, to: RowID,
    _ context: @escaping (UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext
  ) {
    var updates = ListUpdates(.collection, oldCounts: currentCounts)
    updates.moveItem(from.indexPath, to.indexPath)
    var counts = currentCounts
    counts[from.section] -= 1
    counts[to.section] += 1
    apply(updates, counts: counts, context: context) { _ in }
  }

  func endMovement(cancelled: Bool) {
    guard let movement = collectionState.movement else { return }
    collectionState.movementClock?.stop()
    collectionState.movementClock = nil
    let (source, target) = (movement.source.indexPath, movement.target.indexPath)
    let context = { (layout: UICollectionViewLayout) in
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [cancelled ? source : target], previousIndexPaths: [source],
        movementCancelled: cancelled)
    }
    if cancelled, source != target {
      collectionState.movement = nil
      return shift(from: movement.target, to: movement.source, context)
    }
    if !cancelled, source != target {
      dataSource?.collectionView(self, moveItemAt: source, to: target)
    }
    // A reload in the data source's method has already ended the movement.
    guard collectionState.movement != nil else { return }
    collectionState.movement = nil
    collectionState.layout.invalidateLayout(with: context(collectionState.layout))
    UIView.animateWithTouches(for: CollectionMetrics.updateDuration) { self.layOutCollection() }
    (dataSource as? any OutlineSource)?.movementDidEnd()
  }

  // MARK: Shown contents

  /// The attributes of the item under the finger.
  var movingAttributes: UICollectionViewLayoutAttributes? {
    guard let movement = collectionState.movement else { return nil }
    return placed(
      collectionState.layout.layoutAttributesForInteractivelyMovingItem(
        at: movement.target.indexPath, withTargetPosition: unmirrored(movement.position)))
  }

  /// Returns the data source's index path of the item shown at `path`.
  func dataPath(_ path: IndexPath) -> IndexPath {
    guard let movement = collectionState.movement, let row = RowID(path) else { return path }
    return movement.dataRow(row).indexPath
  }

  /// Returns the index path at which an item of the data source is shown.
  func shownPath(_ path: IndexPath) -> IndexPath {
    guard let movement = collectionState.movement, let row = RowID(path) else { return path }
    return movement.shownRow(row).indexPath
  }

  // MARK: Scrolling at the edges

  /// Scrolls during one frame of a movement: near an edge of the visible part the content moves under
  /// the item.
  func scrollWhileMoving(seconds: Double) {
    guard let movement = collectionState.movement else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    let zone = CollectionMetrics.movementScrollZone
    func depth(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let zone = min(zone, (high - low) / 2)
      if value < low + zone { return max(-1, (value - low - zone) / zone) }
      return value > high - zone ? min(1, (value - high + zone) / zone) : 0
    }
    let way = CollectionMetrics.movementScrollSpeed * CGFloat(seconds)
    let limits = limits
    let offset = contentOffset
    let target = limits.clamped(
      CGPoint(
        x: offset.x + way * depth(movement.position.x, seen.minX, seen.maxX),
        y: offset.y + way * depth(movement.position.y, seen.minY, seen.maxY)))
    guard target != offset else { return }
    contentOffset = target
    updateMovement(
      CGPoint(
        x: movement.position.x + target.x - offset.x,
        y: movement.position.y + target.y - offset.y))
  }
}
