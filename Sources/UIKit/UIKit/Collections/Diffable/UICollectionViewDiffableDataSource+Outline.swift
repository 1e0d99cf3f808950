import Foundation
import ListEngine

extension UICollectionViewDiffableDataSource {
  /// Indents a list's cell by the level of its item.
  func indent(_ cell: UICollectionViewCell, _ item: ItemIdentifierType, _ section: Int) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    cell.listCellState.outlineLevel = level(of: item, inSection: section)
  }

  private func level(of item: ItemIdentifierType, inSection index: Int) -> Int {
    guard let section = sectionIdentifier(for: index), contents.hasTree(section) else { return 0 }
    let tree = contents.tree(of: section)
    return tree.contains(item) ? tree.level(of: item) : 0
  }

  // MARK: Reordering

  func move(
    _ item: ItemIdentifierType, from source: Int, to section: SectionIdentifierType, at index: Int
  ) {
    let final = contents.moving(item, to: section, at: index)
    let concerned = ([sectionIdentifier(for: source), section] as [SectionIdentifierType?])
      .compactMap { $0 }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: contents.snapshot, finalSnapshot: final.snapshot,
      sectionTransactions: concerned.prefix(concerned.first == section ? 1 : 2).map {
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: $0, initialSnapshot: contents.tree(of: $0),
          finalSnapshot: final.tree(of: $0))
      })
    reorderingHandlers.willReorder?(transaction)
    var alone = contents
    alone.moveAlone(item, to: section, at: index)
    guard alone.snapshot.content.itemsBySection != final.snapshot.content.itemsBySection else {
      contents = final
      reorderingHandlers.didReorder?(transaction)
      return
    }
    // The collection view has moved one cell; the item's descendants follow in a batch of their own.
    contents = alone
    afterMovement = (final, transaction)
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func outline(
    at path: IndexPath
  ) -> (
    section: SectionIdentifierType, tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    item: ItemIdentifierType
  )? {
    guard let item = itemIdentifier(for: path),
      let section = sectionIdentifier(for: path.section), contents.hasTree(section)
    else { return nil }
    return (section, contents.tree(of: section), item)
  }

  func isItemExpanded(at path: IndexPath) -> Bool {
    guard let found = outline(at: path) else { return false }
    return found.tree.isExpanded(found.item)
  }

  func levelOfItem(at path: IndexPath) -> Int {
    itemIdentifier(for: path).map { level(of: $0, inSection: path.section) } ?? 0
  }

  func toggleItem(at path: IndexPath) {
    guard let found = outline(at: path) else { return }
    let item = found.item
    var tree = found.tree
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let provider = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: provider(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: found.section)
  }

  func movementDidEnd() {
    guard let pending = afterMovement else {
      collectionView?.outlineDidChange()
      return
    }
    let (final, transaction) = pending
    afterMovement = nil
    showChange(animated: true, nil) {
      let difference = SnapshotDifference(
        from: self.contents.snapshot.content, to: final.snapshot.content)
      self.contents = final
      return difference
    }
    reorderingHandlers.didReorder?(transaction)
  }
}
