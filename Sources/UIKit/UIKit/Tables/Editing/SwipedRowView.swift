import CoreGraphics
import QuartzCore

/// A swiped row and the buttons that it uncovers, clipped to the row's area and its rounded corners, so
/// that they stay within a plate.
///
/// The view has the coordinates of its superview, so a row has the same frame inside and outside of it.
final class SwipedRowView: UIView {
  private let cell: any SwipedCell

  /// Takes the cell's place among its siblings and contains the cell.
  init(_ cell: any SwipedCell, _ buttons: SwipeButtonsView) {
    self.cell = cell
    super.init(frame: .zero)
    cell.swipedRow?.release()
    place = cell.frame
    clipsToBounds = true
    cell.superview?.insertSubview(self, aboveSubview: cell)
    addSubview(buttons)
    addSubview(cell)
    moveCorners(from: cell.layer, to: layer)
  }

  required init?(coder: NSCoder) {
    fatalError("A swiped row is held by the table that it belongs to")
  }

  /// The row's frame when it isn't swiped.
  var place: CGRect {
    get { frame }
    set {
      guard frame != newValue || bounds.origin != newValue.origin else { return }
      frame = newValue
      bounds.origin = newValue.origin
    }
  }

  /// Returns the cell to its superview, unless it has been removed meanwhile, and removes this view.
  func release() {
    if cell.swipedRow === self {
      superview?.insertSubview(cell, aboveSubview: self)
      moveCorners(from: layer, to: cell.layer)
    }
    removeFromSuperview()
  }

  private func moveCorners(from source: CALayer, to target: CALayer) {
    target.cornerRadius = source.cornerRadius
    target.maskedCorners = source.maskedCorners
    source.cornerRadius = 0
  }
}

extension UIView {
  /// The view around this one while it is a swiped row. It is moved and removed together with this view.
  var swipedRow: SwipedRowView? { superview as? SwipedRowView }
}
