import CoreGraphics
import Foundation
import ListEngine
import QuartzCore

extension UICollectionView {
  func beginUpdates() {
    if collectionState.updates == nil {
      endMovement(cancelled: true)
      // The present elements must be known before the app changes its data.
      validateLayout()
      collectionState.updates = ListUpdates(.collection, oldCounts: currentCounts)
    }
    collectionState.updates?.depth += 1
  }

  func update(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    if var updates = collectionState.updates {
      change(&updates)
      collectionState.updates = updates
    }
    endUpdates(nil)
  }

  func endUpdates(_ completion: ((Bool) -> Void)?) {
    // A reload during the updates has ended the batch.
    guard var updates = collectionState.updates else {
      if let completion { RenderLoop.current.schedule(after: 0) { completion(true) } }
      return
    }
    updates.depth -= 1
    if let completion { updates.completions.append(completion) }
    collectionState.updates = updates
    if updates.depth == 0 { commit(updates) }
  }

  private func commit(_ updates: ListUpdates) {
    let completions = updates.completions
    let completion = { (finished: Bool) in for end in completions { end(finished) } }
    if updates.onlyReconfigures {
      collectionState.updates = nil
      reconfigure(updates.reconfigured.sorted())
      RenderLoop.current.schedule(after: 0) { completion(true) }
      return
    }
    let new = askCounts()
    if let fault = updates.fault(newCounts: new) {
      fatalError("\(fault)\nCollection view: \(self)")
    }
    let context = { (layout: UICollectionViewLayout) in
      let context = layout.makeInvalidationContext()
      context.invalidateDataSourceCounts = true
      return context
    }
    apply(updates, counts: new, context: context, completion: completion)
  }

  /// Shows changes, after which there are `new` items by section. `context` describes them to the layout.
  func apply(
    _ updates: ListUpdates, counts new: [Int],
    context: (UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext,
    completion: @escaping (Bool) -> Void
  ) {
    collectionState.updates = updates
    let renumbering = ListRenumbering(updates, newCount: new.count)
    var transition = ElementTransition(self)
    collectionState.counts = new
    collectionState.needsIndexTitles = true
    renumber(renumbering)
    let layout = collectionState.layout
    layout.itemsWillRenumber(renumbering)
    layout.invalidateLayout(with: context(layout))
    prepareLayout()
    transition.rename { element in
      let isReloaded =
        element.category == .cell && RowID(element.path).map(updates.reloaded.contains) ?? false
      return (renumbering.element(element), isReloaded)
    }
    layout.change = transition.layoutChange()
    layout.prepare(forCollectionViewUpdates: updates.items(renumbering))
    collectionState.updates = nil
    transition.run(
      appearing: layout, disappearing: layout, animated: true,
      finalize: {
        layout.finalizeCollectionViewUpdates()
        layout.change = LayoutChange()
      }, completion: completion)
    reconfigure(updates.reconfigured.compactMap { renumbering.item($0) }.sorted())
  }

  /// Moves the selection to the items' new index paths.
  private func renumber(_ renumbering: ListRenumbering) {
    collectionState.selection.renumber(renumbering)
    collectionState.selection.highlighted = collectionState.selection.highlighted.flatMap {
      renumbering.item($0)
    }
    collectionState.multipleSelection = nil
    collectionState.prefetched.renumber(renumbering)
    renumberSwipe(renumbering)
  }

  /// Asks the data source to fill visible cells again.
  private func reconfigure(_ rows: [RowID]) {
    guard let dataSource else { return }
    for row in rows {
      let path = row.indexPath
      guard let cell = collectionState.shown[.item(path)]?.view as? UICollectionViewCell else {
        continue
      }
      collectionState.reconfigured = (path, cell)
      let filled = dataSource.collectionView(self, cellForItemAt: path)
      collectionState.reconfigured = nil
      precondition(
        filled === cell,
        "reconfiguring the item at \(path) gave another cell: dequeue it with the same identifier")
      collectionState.shown[.item(path)]?.needsMeasuring = true
    }
    setNeedsLayout()
  }
}
