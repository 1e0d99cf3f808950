import CoreGraphics
import ListEngine

/// The long press that moves a controller's items.
@MainActor final class MovementGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var view: UICollectionView?
  private let press = UILongPressGestureRecognizer()
  /// The offset from the finger to the item's centre, so that the item doesn't jump under the finger.
  private var grip = CGVector(dx: 0, dy: 0)

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    press.addTarget(self, action: Selector("pressed(_:)", MovementGesture.pressed))
    press.delegate = self
    view.addGestureRecognizer(press)
  }

  func remove() {
    view?.removeGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let path = view.indexPathForItem(at: press.location(in: view)),
      let row = RowID(path)
    else { return false }
    return view.canMove(row)
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    guard let view else { return }
    let finger = press.location(in: view)
    switch press.state {
    case .began: begin(view, finger)
    case .changed:
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy))
    case .ended: view.endInteractiveMovement()
    case .cancelled, .failed: view.cancelInteractiveMovement()
    case .possible: break
    }
  }

  private func begin(_ view: UICollectionView, _ finger: CGPoint) {
    guard let path = view.indexPathForItem(at: finger),
      let center = view.layoutAttributesForItem(at: path)?.center,
      view.beginInteractiveMovementForItem(at: path)
    else { return }
    grip = CGVector(dx: center.x - finger.x, dy: center.y - finger.y)
  }
}
