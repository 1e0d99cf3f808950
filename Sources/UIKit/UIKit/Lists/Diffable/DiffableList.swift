/// A table or a collection view that receives the changes of a diffable data source.
@preconcurrency @MainActor protocol DiffableList: UIView {
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func reloadData()
  /// Called when items may have another level or other children. Tables have no outlines.
  func outlineDidChange()
}

extension DiffableList {
  func outlineDidChange() {}

  /// Makes changes in one batch. `completion` is called when the animations have ended.
  func makeChanges(
    animated: Bool, completion: (() -> Void)?, _ changes: @escaping () -> Void
  ) {
    let batch = { self.performBatchUpdates(changes) { _ in completion?() } }
    if animated { batch() } else { UIView.performWithoutAnimation(batch) }
  }
}
