import ListEngine

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
