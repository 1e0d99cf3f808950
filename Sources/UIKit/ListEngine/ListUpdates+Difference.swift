extension ListUpdates {
  /// Enters the difference of two snapshots.
  package mutating func enter(_ difference: SnapshotDifference) {
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
