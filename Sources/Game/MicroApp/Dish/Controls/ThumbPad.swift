import Micro
import UIKit

/// A pad for the thumb. The creature swims in the direction of the push, and the harder the farther it is pushed.
@available(iOS 16, *)
final class ThumbPad: UIView {
  /// Called with the push, within a circle of radius 1; `nil` when it is released.
  var onPush: ((Vector?) -> Void)?
  private let knob = Sprite()
  private let side: CGFloat

  /// Creates a pad.
  ///
  /// - Parameter scale: The enlargement in a large window.
  init(palette: Palette, label: String, hint: String, scale: CGFloat = 1) {
    side = 132 * scale
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    layer.cornerRadius = side / 2
    layer.borderWidth = 1.5
    layer.borderColor = palette.meniscus.cgColor
    backgroundColor = palette.deep.with(opacity: 0.45).uiColor
    knob.bounds = CGRect(x: 0, y: 0, width: 52, height: 52)
    knob.cornerRadius = 26
    knob.backgroundColor = palette.rimLight.with(opacity: 0.8).cgColor
    layer.addSublayer(knob)
    isAccessibilityElement = true
    accessibilityTraits = .allowsDirectInteraction
    accessibilityLabel = label
    accessibilityHint = hint
    rest()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { push(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { push(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rest() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rest() }

  private func push(_ touches: Set<UITouch>) {
    guard let point = touches.first?.location(in: self) else { return }
    let reach = side / 2 - 20
    var push = Vector(
      x: Float((point.x - side / 2) / reach), y: Float((point.y - side / 2) / reach))
    if push.length > 1 { push = push.normalized }
    knob.position = CGPoint(
      x: side / 2 + CGFloat(push.x) * reach, y: side / 2 + CGFloat(push.y) * reach)
    onPush?(push)
  }

  private func rest() {
    knob.position = CGPoint(x: side / 2, y: side / 2)
    onPush?(nil)
  }
}
