extension UICollectionView {
  /// When cells that are in sight are asked again for the size that they would like.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when the layout is invalidated.
    case disabled = 0
    /// Also when a cell calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also when what the constraints in its content view ask for has changed.
    case enabledIncludingConstraints = 2
  }
}

extension UICollectionView {
  /// A cell says that it would like another size.
  func contentSizeDidChange(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, !collectionState.isTiling else { return }
    askAgain(cell)
  }

  /// Constraints in a cell's content view have changed.
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
