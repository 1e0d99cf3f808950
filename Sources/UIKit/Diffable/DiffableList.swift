/// A table or a collection view, as what a diffable data source gives its changes to.
@MainActor protocol DiffableList: UIView {
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension DiffableList {
  /// Makes changes in one batch. `completion` is called when the animations are over.
  func makeChanges(
    animated: Bool, completion: (() -> Void)?, _ changes: @escaping () -> Void
  ) {
    let batch = { self.performBatchUpdates(changes) { _ in completion?() } }
    if animated { batch() } else { UIView.performWithoutAnimation(batch) }
  }
}

extension UITableView: DiffableList {}
extension UICollectionView: DiffableList {}

extension ListUpdates {
  /// Enters what makes one snapshot into another.
  mutating func enter(_ difference: SnapshotDifference) {
    deleteSections(difference.deletedSections)
    insertSections(difference.insertedSections)
    for move in difference.movedSections { moveSection(move.from, move.to) }
    reloadSections(difference.reloadedSections)
    deleteItems(difference.deleted)
    insertItems(difference.inserted)
    for move in difference.moved { moveItem(move.from, move.to) }
    reloadItems(difference.reloaded)
    reconfigureItems(difference.reconfigured)
  }
}

extension TableUpdates {
  /// Enters what makes one snapshot into another; what comes and goes does so by `animation`.
  mutating func enter(_ difference: SnapshotDifference, _ animation: Animation) {
    changes.enter(difference)
    deleteSections(difference.deletedSections, animation)
    insertSections(difference.insertedSections, animation)
    reloadSections(difference.reloadedSections, animation)
    deleteRows(difference.deleted, animation)
    insertRows(difference.inserted, animation)
    reloadRows(difference.reloaded, animation)
  }
}
