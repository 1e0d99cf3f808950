/// The effect of a finger on a cell's row or item.
extension UITableViewCell {
  public enum DragState: Int, Sendable {
    case none = 0
    /// A finger rests on it.
    case lifting = 1
    case dragging = 2

    var configurationState: UICellConfigurationState.DragState {
      switch self {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    }
  }

  var dragState: DragState {
    get { cellState.dragState }
    set {
      guard cellState.dragState != newValue else { return }
      cellState.dragState = newValue
      dragStateDidChange(newValue)
      setNeedsUpdateConfiguration()
    }
  }
}

extension UICollectionViewCell {
  public enum DragState: Int, Sendable {
    case none = 0
    /// A finger rests on it.
    case lifting = 1
    case dragging = 2

    var configurationState: UICellConfigurationState.DragState {
      switch self {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    }
  }

  var dragState: DragState {
    get { itemState.dragState }
    set {
      guard itemState.dragState != newValue else { return }
      itemState.dragState = newValue
      dragStateDidChange(newValue)
      setNeedsUpdateConfiguration()
    }
  }
}
