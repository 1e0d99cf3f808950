import CoreGraphics
import QuartzCore

/// A row that is swiped aside and the buttons that it uncovers, cut off at the edges and corners of
/// the row's place: what lies in a plate stays in it.
///
/// Its coordinates are those of the view around it, so that a row has the same frame in it as outside.
final class SwipedRowView: UIView {
  private let cell: any SwipedCell

  /// Stands where the cell stood among its neighbours, and takes it in.
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

  /// The row's rectangle when it is not aside.
  var place: CGRect {
    get { frame }
    set {
      guard frame != newValue || bounds.origin != newValue.origin else { return }
      frame = newValue
      bounds.origin = newValue.origin
    }
  }

  /// Puts the cell back among its neighbours, unless it has left meanwhile, and goes.
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
  /// The view that holds this one while it is a row that is swiped aside, and leaves and is placed with it.
  var swipedRow: SwipedRowView? { superview as? SwipedRowView }
}
