import CoreGraphics

extension UITableViewCell {
  /// The accessory that is seen now: that of editing while the table is edited.
  var visibleAccessory: UIView? {
    cell.isEditing
      ? cell.editingAccessoryView ?? cell.editingAccessory : cell.accessoryView ?? cell.accessory
  }

  func setAccessoryType(
    _ type: AccessoryType, _ key: WritableKeyPath<CellState, AccessoryType>,
    _ viewKey: WritableKeyPath<CellState, CellAccessoryView?>
  ) {
    guard type != cell[keyPath: key] else { return }
    cell[keyPath: key] = type
    cell[keyPath: viewKey]?.removeFromSuperview()
    cell[keyPath: viewKey] = nil
    if type != .none {
      let view = CellAccessoryView(type: type)
      view.onTap = { [weak self] in self?.accessoryTapped() }
      cell[keyPath: viewKey] = view
      addSubview(view)
    }
    showAccessory()
  }

  func setAccessoryView(_ view: UIView?, _ key: WritableKeyPath<CellState, UIView?>) {
    if cell[keyPath: key] !== view { cell[keyPath: key]?.removeFromSuperview() }
    cell[keyPath: key] = view
    if let view { addSubview(view) }
    showAccessory()
  }

  /// Shows the accessory that counts now and hides the others.
  func showAccessory() {
    let visible = visibleAccessory
    let all = [
      cell.accessory, cell.accessoryView, cell.editingAccessory, cell.editingAccessoryView,
    ]
    for case let view? in all { view.isHidden = view !== visible }
    setNeedsLayout()
  }

  private func accessoryTapped() {
    guard let table = cell.table, let path = table.indexPath(for: self) else { return }
    accessorySegue?()
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }
}
