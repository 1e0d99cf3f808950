import CoreGraphics

extension UITableViewCell {
  /// The current accessory, which is the editing accessory in edit mode.
  var visibleAccessory: UIView? {
    cellState.isEditing
      ? cellState.editingAccessoryView ?? cellState.editingAccessory
      : cellState.accessoryView ?? cellState.accessory
  }

  func setAccessoryType(
    _ type: AccessoryType, _ key: WritableKeyPath<CellState, AccessoryType>,
    _ viewKey: WritableKeyPath<CellState, CellAccessoryView?>
  ) {
    guard type != cellState[keyPath: key] else { return }
    cellState[keyPath: key] = type
    cellState[keyPath: viewKey]?.removeFromSuperview()
    cellState[keyPath: viewKey] = nil
    if type != .none {
      let view = CellAccessoryView(type: type)
      view.onTap = { [weak self] in self?.accessoryTapped() }
      cellState[keyPath: viewKey] = view
      addSubview(view)
    }
    showAccessory()
  }

  func setAccessoryView(_ view: UIView?, _ key: WritableKeyPath<CellState, UIView?>) {
    if cellState[keyPath: key] !== view { cellState[keyPath: key]?.removeFromSuperview() }
    cellState[keyPath: key] = view
    if let view { addSubview(view) }
    showAccessory()
  }

  /// Shows the current accessory and hides the others.
  func showAccessory() {
    let visible = visibleAccessory
    let all = [
      cellState.accessory, cellState.accessoryView, cellState.editingAccessory,
      cellState.editingAccessoryView,
    ]
    for case let view? in all { view.isHidden = view !== visible }
    setNeedsLayout()
  }

  private func accessoryTapped() {
    guard let table = cellState.table, let path = table.indexPath(for: self) else { return }
    accessorySegue?()
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }
}
