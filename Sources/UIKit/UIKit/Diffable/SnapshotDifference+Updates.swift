import ListEngine

extension ListUpdates {
  /// Enters the difference of two snapshots.
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
  /// Enters the difference of two snapshots; rows and sections appear and disappear with `animation`.
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
