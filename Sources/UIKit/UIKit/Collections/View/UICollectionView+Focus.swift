import QuartzCore

extension UICollectionView: FocusList {
  func focusRows(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    ask(in: rect).filter { $0.representedElementCategory == .cell && !$0.isHidden }
      .map { ($0.indexPath, $0.frame) }
  }

  func mayFocus(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: path) ?? focusesItems
  }

  /// Whether the view currently allows focus on its items.
  var focusesItems: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  func preferredFocusPath() -> IndexPath? {
    delegate?.indexPathForPreferredFocusedView(in: self)
      ?? (remembersLastFocusedIndexPath ? collectionState.focus.lastPath : nil)
  }

  func focusFrame(of path: IndexPath) -> CGRect? {
    contains(path) ? layoutAttributesForItem(at: path)?.frame : nil
  }

  func focusPath(of item: (any UIFocusItem)?) -> IndexPath? {
    let cell = item?.focusChain.lazy.compactMap { $0 as? UICollectionViewCell }.first
    return cell.flatMap { self.path(of: $0) }
  }

  func shownCell(_ path: IndexPath) -> UIView? { cellForItem(at: path) }

  func asksShouldUpdateFocus(_ context: UIFocusUpdateContext) -> Bool {
    guard let delegate, context.isWithin(self) else { return true }
    return delegate.collectionView(
      self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self))
  }

  func tellsFocusUpdate(
    _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    if let path = focusPath(of: context.nextFocusedItem) { collectionState.focus.lastPath = path }
    guard let delegate, context.isWithin(self) else { return }
    delegate.collectionView(
      self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self),
      with: coordinator)
  }

  func selectionFollows(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
  }
}

extension UICollectionViewCell: FocusRow {}
