import Micro
import UIKit

/// The water under the player's fingers: one finger or the mouse steers, two fingers zoom.
final class SteeringView: UIView {
  /// Where the finger that steers is; `nil` when it was lifted.
  var onSteer: ((CGPoint?) -> Void)?
  /// By how much two fingers moved apart since the last call, as a factor.
  var onZoom: ((CGFloat) -> Void)?

  private var touches: [UITouch] = []
  private var span: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !self.touches.contains(touch) { self.touches.append(touch) }
    update()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { update() }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

  private func end(_ ended: Set<UITouch>) {
    touches.removeAll { ended.contains($0) }
    update()
  }

  private func update() {
    guard touches.count == 2 else {
      span = nil
      onSteer?(touches.first?.location(in: self))
      return
    }
    onSteer?(nil)
    let (a, b) = (touches[0].location(in: self), touches[1].location(in: self))
    let distance = max(hypot(b.x - a.x, b.y - a.y), 1)
    if let span { onZoom?(distance / span) }
    span = distance
  }
}
