import CoreGraphics
import Foundation
import QuartzCore

/// A discrete recognizer for a quick, straight movement of the fingers.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The number of fingers that must swipe. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The directions that are recognized. The default is right.
  open var direction: Direction = .right

  /// The limits (quoted): 50 points within half a second, with a deviation below 50.
  private enum Limit {
    static let duration: TimeInterval = 0.5
    static let distance: CGFloat = 50
  }

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0

  override func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
    start = locationInWindow
    startTime = event.timestamp
  }

  override func _touchesMoved(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard currentState == .possible else { return }
    let place = locationInWindow
    let x = place.x - start.x
    let y = place.y - start.y
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    let isVertical = !direction.isDisjoint(with: [.up, .down])
    let strays = !(isHorizontal && abs(y) < Limit.distance || isVertical && abs(x) < Limit.distance)
    guard event.timestamp - startTime <= Limit.duration, !strays else {
      state = .failed
      return
    }
    let isFar =
      direction.contains(.right) && x >= Limit.distance
      || direction.contains(.left) && -x >= Limit.distance
      || direction.contains(.down) && y >= Limit.distance
      || direction.contains(.up) && -y >= Limit.distance
    if isFar, numberOfTouches == numberOfTouchesRequired { state = .ended }
  }

  override func _touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent) {
    state = .failed
  }

  override func _touchesCancelled(_ touches: Set<UITouch>, _ event: UIEvent) {
    state = .failed
  }
}
