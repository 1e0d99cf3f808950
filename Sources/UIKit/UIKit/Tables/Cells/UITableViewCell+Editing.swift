import CoreGraphics

extension UITableViewCell {
  private func stateMask(isEditing: Bool) -> StateMask {
    var mask: StateMask = []
    if isEditing, editingStyle != .none || cellState.choosesMany {
      mask.insert(.showingEditControl)
    }
    if cellState.showsDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// Changes the controls around the cell's content, with a call to the app before and after.
  func transition(animated: Bool, to mask: StateMask, _ change: @escaping () -> Void) {
    willTransition(to: mask)
    guard animated, window != nil else {
      change()
      setNeedsLayout()
      return didTransition(to: mask)
    }
    UIView.animate(withDuration: TableMetrics.editingDuration) {
      change()
      self.setNeedsLayout()
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.didTransition(to: mask)
    }
  }

  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard editing != cellState.isEditing else { return }
    // The controls are added before the content moves, so that they fade in at their final
    // positions.
    transition(animated: animated, to: stateMask(isEditing: editing)) {
      self.cellState.isEditing = editing
      self.updateEditControls()
      self.showAccessory()
      self.setNeedsUpdateConfiguration()
    }
  }

  func setShowsDeleteConfirmation(_ shows: Bool, animated: Bool) {
    guard shows != cellState.showsDeleteConfirmation else { return }
    let mask = stateMask(isEditing: cellState.isEditing)
    transition(
      animated: animated, to: mask.symmetricDifference(.showingDeleteConfirmation)
    ) {
      self.cellState.showsDeleteConfirmation = shows
      self.cellState.editControl?.turn(shows)
      self.setNeedsUpdateConfiguration()
    }
  }

  /// Takes over the decisions of the table and its delegate about the row.
  func setEditing(style: EditingStyle, indents: Bool, choosesMany: Bool, reorders: Bool) {
    editingStyle = style
    cellState.shouldIndentWhileEditing = indents
    cellState.choosesMany = choosesMany
    cellState.showsReorderControl = reorders
    updateEditControls()
  }

  // MARK: Controls

  private var wantedControl: CellEditControl.Kind? {
    guard cellState.isEditing else { return nil }
    if cellState.choosesMany { return .choice }
    switch editingStyle {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }

  func updateEditControls() {
    if cellState.editControl?.kind != wantedControl {
      fadeOut(cellState.editControl)
      cellState.editControl = wantedControl.map(makeEditControl)
    }
    let reorders = cellState.isEditing && cellState.showsReorderControl
    if reorders != (cellState.reorderControl != nil) {
      fadeOut(cellState.reorderControl)
      cellState.reorderControl = reorders ? makeReorderControl() : nil
    }
    setNeedsLayout()
  }

  private func makeEditControl(_ kind: CellEditControl.Kind) -> CellEditControl {
    UIView.withoutAnimation {
      let control = CellEditControl(kind: kind)
      control.isChosen = cellState.isSelected
      control.alpha = 0
      control.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          self.cellState.table?.editControlTapped(self)
        }, for: .touchUpInside)
      addSubview(control)
      layOutEditControl(control)
      return control
    }
  }

  private func makeReorderControl() -> CellReorderControl {
    UIView.withoutAnimation {
      let control = CellReorderControl()
      control.alpha = 0
      control.press.addTarget(
        self, action: Selector("reorderControlPressed(_:)", UITableViewCell.reorderControlPressed))
      addSubview(control)
      layOutReorderControl(control)
      return control
    }
  }

  private func reorderControlPressed(_ press: UILongPressGestureRecognizer) {
    cellState.table?.reorderControlMoved(self, press)
  }

  private func fadeOut(_ control: UIView?) {
    guard let control else { return }
    guard UIView.inheritedAnimationDuration > 0 else { return control.removeFromSuperview() }
    UIView.animate(withDuration: TableMetrics.editingDuration) {
      control.alpha = 0
    } completion: { _ in
      control.removeFromSuperview()
    }
  }

  // MARK: Layout

  /// The distance by which edit mode moves the content from the leading edge.
  var editingIndent: CGFloat {
    guard cellState.isEditing, wantedControl != nil || cellState.shouldIndentWhileEditing else {
      return 0
    }
    return CellMetrics.editControlWidth
  }

  /// The width of the grip at the trailing edge.
  var reorderControlWidth: CGFloat {
    cellState.reorderControl == nil ? 0 : CellMetrics.reorderControlWidth
  }

  func layOutEditControls() {
    if let control = cellState.editControl {
      layOutEditControl(control)
      control.alpha = 1
    }
    if let control = cellState.reorderControl {
      layOutReorderControl(control)
      control.alpha = 1
    }
  }

  private func layOutEditControl(_ control: CellEditControl) {
    let middle = sideInsets.left + CellMetrics.editControlMiddle
    let far = sideInsets.right + CellMetrics.editControlMiddle
    control.center = CGPoint(
      x: isRightToLeft ? bounds.width - far : middle, y: pixel(bounds.height / 2))
  }

  private func layOutReorderControl(_ control: CellReorderControl) {
    let width = CellMetrics.reorderControlWidth
    control.frame = CGRect(
      x: isRightToLeft ? sideInsets.left : bounds.width - sideInsets.right - width, y: 0,
      width: width, height: bounds.height)
  }
}
