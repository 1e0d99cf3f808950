import CoreGraphics

/// A cell that shows the effect of a finger on its row or item.
@preconcurrency @MainActor protocol DraggedCell: UIView {
  /// The public states of both kinds of cells have the same numbers: 0 for none, 1 for lifting and 2 for dragging.
  associatedtype DragState: RawRepresentable<Int>
  var dragState: DragState { get set }
}

extension DraggedCell {
  func showDrag(isDragged: Bool, isLifted: Bool) {
    guard let state = DragState(rawValue: isDragged ? (isLifted ? 1 : 2) : 0),
      dragState.rawValue != state.rawValue
    else { return }
    alpha = isDragged ? (isLifted ? 0 : DragMetrics.sourceAlpha) : 1
    dragState = state
  }
}
