/// A cell that shows the effect of a finger on its row or item.
@MainActor protocol DraggedCell: UIView {
  var dragState: UICellConfigurationState.DragState { get set }
}

extension UITableViewCell: DraggedCell {
  public enum DragState: Int, Sendable {
    case none = 0
    /// A finger rests on the cell.
    case lifting = 1
    case dragging = 2
  }

  var dragState: UICellConfigurationState.DragState {
    get { cellState.dragState }
    set {
      guard cellState.dragState != newValue else { return }
      cellState.dragState = newValue
      dragStateDidChange(DragState(rawValue: newValue.number) ?? .none)
      setNeedsUpdateConfiguration()
    }
  }
}

extension UICollectionViewCell: DraggedCell {
  public enum DragState: Int, Sendable {
    case none = 0
    /// A finger rests on the cell.
    case lifting = 1
    case dragging = 2
  }

  var dragState: UICellConfigurationState.DragState {
    get { itemState.dragState }
    set {
      guard itemState.dragState != newValue else { return }
      itemState.dragState = newValue
      dragStateDidChange(DragState(rawValue: newValue.number) ?? .none)
      setNeedsUpdateConfiguration()
    }
  }
}

extension UICellConfigurationState.DragState {
  /// The number that both kinds of cells use for the state.
  fileprivate var number: Int { self == .none ? 0 : self == .lifting ? 1 : 2 }
}
