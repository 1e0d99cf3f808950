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
