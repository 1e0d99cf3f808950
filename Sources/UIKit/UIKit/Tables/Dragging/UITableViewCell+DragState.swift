extension UITableViewCell: DraggedCell {
  public enum DragState: Int, Sendable {
    case none = 0
    /// A finger rests on the cell.
    case lifting = 1
    case dragging = 2
  }

  var dragState: DragState {
    get { cellState.dragState }
    set {
      cellState.dragState = newValue
      dragStateDidChange(newValue)
      setNeedsUpdateConfiguration()
    }
  }
}
