import CoreGraphics
import ListEngine
import QuartzCore

extension UICollectionViewListCell {
  // MARK: Updating

  /// Shows the accessories of a state, reusing the views of those that are the same.
  func updateAccessories(_ state: UICellConfigurationState) {
    let shown = accessories.filter { $0.isShown(isEditing: state.isEditing) }
    let (leading, trailing) = UICellAccessory.arranged(shown)
    var old = listCellState.bothSides
    let animated = !listCellState.isFresh && window != nil && UIView.areAnimationsEnabled
    let before = old.map { ObjectIdentifier($0) }
    func take(_ accessory: UICellAccessory) -> ListAccessory {
      let index = old.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
      let one = index.map { old.remove(at: $0) } ?? make(accessory, animated: animated)
      one.show(accessory, state, animated: animated && index != nil)
      return one
    }
    listCellState.leading = leading.map(take)
    listCellState.trailing = trailing.map(take)
    for gone in old { leave(gone, animated: animated) }
    guard before != listCellState.bothSides.map({ ObjectIdentifier($0) }) else {
      return setNeedsLayout()
    }
    if animated {
      // New ones fade in at their place.
      listCellState.animatesLayout = true
      UIView.withoutAnimation { layOutAccessories() }
    }
    contentRoomDidChange()
  }

  private func make(_ accessory: UICellAccessory, animated: Bool) -> ListAccessory {
    UIView.withoutAnimation {
      let one = ListAccessory(accessory, in: self)
      one.view.alpha = animated ? 0 : 1
      addSubview(one.view)
      return one
    }
  }

  private func leave(_ one: ListAccessory, animated: Bool) {
    let view = one.view
    guard animated else {
      view.alpha = 1
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    UIView.animate(withDuration: TableMetrics.editingDuration) {
      view.alpha = 0
    } completion: { [weak self, weak view] _ in
      guard let self, let view else { return }
      // It may have been added again meanwhile.
      guard !self.listCellState.bothSides.contains(where: { $0.view === view }) else { return }
      if view.superview === self { view.removeFromSuperview() }
      view.alpha = 1
    }
  }

  // MARK: Layout

  func layOutAccessories() {
    var x = sides.leading + CellMetrics.accessoryMargin + (indentsAccessories ? indentation : 0)
    for one in listCellState.leading {
      place(one, at: x)
      x += one.width + ListMetrics.accessorySpacing
    }
    var end = bounds.width - sides.trailing - trailingMargin
    for one in listCellState.trailing.reversed() {
      end -= one.width
      place(one, at: end)
      if one.accessory.accessoryType == .reorder { layOutGripLine(one, at: end) }
      end -= ListMetrics.accessorySpacing
    }
    if !listCellState.trailing.contains(where: { $0.accessory.accessoryType == .reorder }) {
      listCellState.gripLine?.isHidden = true
    }
  }

  private func place(_ one: ListAccessory, at start: CGFloat) {
    var size = one.size
    if one.accessory.accessoryType == .reorder { size.height = bounds.height }
    let x = pixel(start + (one.width - size.width) / 2)
    let frame = mirrored(
      CGRect(
        x: x, y: pixel((bounds.height - size.height) / 2), width: size.width, height: size.height))
    if one.view.superview !== self { addSubview(one.view) }
    if one.view.frame != frame { one.view.frame = frame }
    if one.view.alpha != 1, !listCellState.animatesLayout { one.view.alpha = 1 }
  }

  /// Places the line that separates a grip from the accessory before it.
  private func layOutGripLine(_ grip: ListAccessory, at start: CGFloat) {
    let isShown = grip.accessory.showsVerticalSeparator && listCellState.trailing.count > 1
    guard isShown || listCellState.gripLine != nil else { return }
    let line = listCellState.gripLine ?? UIView()
    if listCellState.gripLine == nil {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      addSubview(line)
      listCellState.gripLine = line
    }
    line.isHidden = !isShown
    let width = 1 / max(1, traitCollection.displayScale)
    line.frame = mirrored(
      CGRect(x: pixel(start), y: 8, width: width, height: max(0, bounds.height - 16)))
  }

  func mirrored(_ frame: CGRect) -> CGRect {
    frame.mirrored(in: bounds.width, if: isRightToLeft)
  }

  func pixel(_ value: CGFloat) -> CGFloat { traitCollection.pixelGrid.nearest(value) }

  // MARK: Actions

  private var path: IndexPath? { reuseState.collectionView?.path(of: self) }

  private var outline: UICellAccessory? {
    listCellState.trailing.first { $0.accessory.accessoryType == .outlineDisclosure }?.accessory
  }

  /// Whether a tap anywhere on the cell expands or collapses it.
  var togglesByTap: Bool {
    guard let outline else { return false }
    switch outline.style {
    case .header: return true
    case .cell: return false
    case .automatic: return listCellState.place?.role == .header
    }
  }

  /// Whether a tap on the cell selects or toggles it. Otherwise assistive software doesn't describe it as a
  /// button.
  var isChosenByTap: Bool {
    guard let view = reuseState.collectionView, let path, view.maySelect else { return false }
    return view.delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true
  }

  func toggleOutline() {
    if let handler = outline?.handler { return handler() }
    guard let path, let view = reuseState.collectionView else { return }
    (view.dataSource as? any OutlineSource)?.toggleItem(at: path)
  }

  func showTrailingActions() {
    guard let path, let row = RowID(path) else { return }
    reuseState.collectionView?.openSwipe(row)
  }

  /// Moves the item up and down with a finger on the grip.
  func gripPressed(_ press: UILongPressGestureRecognizer) {
    guard let view = reuseState.collectionView else { return }
    let finger = press.location(in: view).y
    switch press.state {
    case .began:
      guard let path else { return }
      listCellState.grip = center.y - finger
      if view.beginInteractiveMovementForItem(at: path) { setLifted(true) }
    case .changed:
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: center.x, y: finger + listCellState.grip))
    case .ended:
      setLifted(false)
      view.endInteractiveMovement()
    case .cancelled, .failed:
      setLifted(false)
      view.cancelInteractiveMovement()
    case .possible: break
    }
  }

  /// Adds or removes the shadow of a lifted cell.
  private func setLifted(_ isLifted: Bool) {
    layer.shadowOpacity = isLifted ? 0.25 : 0
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    if isLifted { clipsToBounds = false } else { roundCorners() }
    setNeedsUpdateConfiguration()
  }
}

extension UICollectionViewListCell: SignedCell {}

extension UICollectionViewListCell: SwipedCell {
  var isInsetGrouped: Bool { listCellState.place?.appearance == .insetGrouped }

  func setShowsDeleteConfirmation(_ shows: Bool, animated: Bool) {
    for one in listCellState.leading {
      guard let control = one.view as? CellEditControl, control.kind == .delete else { continue }
      let change = { control.turn(shows) }
      guard animated, window != nil else {
        change()
        continue
      }
      UIView.animate(withDuration: TableMetrics.editingDuration, animations: change)
    }
    setNeedsUpdateConfiguration()
  }
}
