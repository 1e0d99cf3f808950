import Micro
import UIKit

/// The water under the player's fingers. One finger or the mouse steers; two fingers or the wheel zoom.
///
/// The wheel uses a scroll view that is always in the middle of its content: a turn moves it away, the view reports the
/// distance, and it moves back. Fingers never scroll it.
@available(iOS 16, *)
final class SteeringView: UIScrollView, UIScrollViewDelegate {
  /// Called with the position of the steering finger, in points of the visible area; `nil` when it is lifted.
  var onSteer: ((CGPoint?) -> Void)?
  /// Called with the factor by which two fingers moved apart since the last call, or by which the wheel zooms.
  var onZoom: ((CGFloat) -> Void)?

  private var touches: [UITouch] = []
  private var span: CGFloat?
  /// The largest scroll from its middle in one turn, in points.
  private static let room: CGFloat = 1000
  /// The points of the wheel for a zoom by e: five notches of 100 points nearly double the scale.
  private static let wheel: CGFloat = 800

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    bounces = false
    delaysContentTouches = false
    // Neither fingers nor a pencil scroll it; only the wheel does.
    panGestureRecognizer.allowedTouchTypes = []
    delegate = self
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  // MARK: Wheel

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: bounds.height + 2 * Self.room)
    guard contentSize != size else { return }
    contentSize = size
    contentOffset.y = Self.room
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let way = contentOffset.y - Self.room
    guard way != 0, contentSize.height == bounds.height + 2 * Self.room else { return }
    contentOffset.y = Self.room
    // Scrolling upwards, away from the user, zooms in.
    onZoom?(exp(-way / Self.wheel))
  }

  // MARK: Fingers

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
      onSteer?(touches.first?.location(in: superview))
      return
    }
    onSteer?(nil)
    let (a, b) = (touches[0].location(in: superview), touches[1].location(in: superview))
    let distance = max(hypot(b.x - a.x, b.y - a.y), 1)
    if let span { onZoom?(distance / span) }
    span = distance
  }
}
