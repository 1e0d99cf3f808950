import CoreGraphics
import Foundation
import ListEngine

/// Selection by fingers and by the app.
extension UICollectionView {
  var maySelect: Bool {
    collectionState.selection.isPossible(isEditing: collectionState.isEditing)
  }

  var maySelectMany: Bool {
    collectionState.selection.takesMany(isEditing: collectionState.isEditing)
  }

  private func cell(_ row: RowID) -> UICollectionViewCell? {
    collectionState.shown[.item(row.indexPath)]?.view as? UICollectionViewCell
  }

  /// Whether the item is shown as editable while items are edited.
  func canEdit(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, canEditItemAt: path) ?? true
  }

  // MARK: By a finger

  /// Begins to track the item under the finger; returns whether there is one.
  func trackItem(_ touches: Set<UITouch>) -> Bool {
    if closeSwipe(animated: true) { return true }
    guard maySelect, collectionState.selection.highlighted == nil, let touch = touches.first,
      let row = row(under: touch), cell(row)?.isUserInteractionEnabled == true,
      delegate?.collectionView(self, shouldHighlightItemAt: row.indexPath) ?? true
    else { return false }
    highlight(row)
    return true
  }

  /// Finds the row by the cell and not by the layout, because an app may have moved the cell.
  private func row(under touch: UITouch) -> RowID? {
    guard let view = touch.view else { return nil }
    return collectionState.shown.first {
      $0.key.category == .cell && view.isDescendant(of: $0.value.view)
    }.flatMap { RowID($0.key.path) }
  }

  private func highlight(_ row: RowID) {
    collectionState.selection.highlighted = row
    cell(row)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: row.indexPath)
  }

  private func unhighlight(_ row: RowID) {
    collectionState.selection.highlighted = nil
    cell(row)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: row.indexPath)
  }

  func cancelTrackedItem() -> Bool {
    guard let row = collectionState.selection.highlighted else { return false }
    unhighlight(row)
    return true
  }

  /// Selects the item under the lifted finger, or deselects a selected one with multiple selection. The
  /// highlight ends after the selection, in the order that UICollectionView's header documents.
  func chooseTrackedItem() -> Bool {
    guard let row = collectionState.selection.highlighted else { return false }
    if let cell = cell(row) as? UICollectionViewListCell, cell.togglesByTap {
      unhighlight(row)
      cell.toggleOutline()
      return true
    }
    if maySelectMany, collectionState.selection.rows.contains(row) {
      if delegate?.collectionView(self, shouldDeselectItemAt: row.indexPath) ?? true {
        deselectByTouch(row)
      }
    } else if delegate?.collectionView(self, shouldSelectItemAt: row.indexPath) ?? true {
      selectByTouch(row)
    }
    if collectionState.selection.highlighted == row { unhighlight(row) }
    performPrimaryAction(row)
    return true
  }

  /// Does the same for a key as for a tap.
  func chooseByKey(_ path: IndexPath) {
    guard let row = RowID(path), maySelect, collectionState.selection.highlighted == nil,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlight(row)
    _ = chooseTrackedItem()
  }

  /// Selects a focused item.
  func selectByFocus(_ path: IndexPath) {
    guard let row = RowID(path), maySelect, !collectionState.selection.rows.contains(row),
      delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return }
    selectByTouch(row)
  }

  func selectByTouch(_ row: RowID) {
    if !maySelectMany {
      for other in collectionState.selection.rows.sorted() where other != row {
        deselectByTouch(other)
      }
    }
    setSelected(true, row)
    cellForItem(at: row.indexPath)?.selectionSegue?()
    delegate?.collectionView(self, didSelectItemAt: row.indexPath)
  }

  func deselectByTouch(_ row: RowID) {
    setSelected(false, row)
    delegate?.collectionView(self, didDeselectItemAt: row.indexPath)
  }

  /// Performs the effect of a tap other than selecting, unless items are being edited.
  func performPrimaryAction(_ row: RowID) {
    guard !collectionState.isEditing, contains(row.indexPath), let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: row.indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: row.indexPath)
  }

  // MARK: By the app

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard maySelect else { return }
    let row = path.flatMap { RowID($0) }
    if row == nil || !maySelectMany {
      for other in collectionState.selection.rows where other != row { setSelected(false, other) }
    }
    guard let row, let path, contains(path) else { return }
    setSelected(true, row)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard let row = RowID(path), collectionState.selection.rows.contains(row) else { return }
    setSelected(false, row)
  }

  /// Changes the selection mode. If multiple selection is turned off, everything is deselected.
  func changeSelectionMode(_ change: (inout CollectionState) -> Void) {
    let couldSelectMany = maySelectMany
    let wasEditing = collectionState.isEditing
    change(&collectionState)
    let selection = collectionState.selection
    if selection.allowsMany || selection.allowsManyInEditing { noticeMultipleSelection() }
    if wasEditing != collectionState.isEditing {
      closeSwipe(animated: true)
      for shown in collectionState.shown.values {
        (shown.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      }
    }
    guard couldSelectMany, !maySelectMany else { return }
    for row in collectionState.selection.rows { setSelected(false, row) }
  }

  private func setSelected(_ isSelected: Bool, _ row: RowID) {
    collectionState.selection.set(isSelected, row)
    if let cell = cell(row), cell.isSelected != isSelected { cell.isSelected = isSelected }
    // The separator between two selected items belongs to both.
    if row.row > 0 { cell(RowID(row.section, row.row - 1))?.setNeedsLayout() }
  }
}
