extension UICollectionView {
  /// The conditions under which visible cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when the layout is invalidated.
    case disabled = 0
    /// Also when a cell calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also when the size that the constraints in its content view ask for has changed.
    case enabledIncludingConstraints = 2
  }
}

extension UICollectionView {
  /// Called when a cell asks for another size.
  func contentSizeDidChange(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, !collectionState.isTiling else { return }
    askAgain(cell)
  }

  /// Called when constraints in a cell's content view have changed.
  func constraintsDidChange(in cell: UICollectionViewCell) {
    guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
    askAgain(cell)
  }

  private func askAgain(_ cell: UICollectionViewCell) {
    guard let element = cell.reuseState.attributes?.element,
      collectionState.shown[element]?.view === cell
    else { return }
    collectionState.shown[element]?.needsMeasuring = true
    setNeedsLayout()
  }
}
