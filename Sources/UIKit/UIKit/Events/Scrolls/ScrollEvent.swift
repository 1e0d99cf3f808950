import CoreGraphics
import Foundation

/// An event for a turn of a wheel or a movement of fingers on a trackpad. It has no touches.
final class ScrollEvent: UIEvent {
  // The properties have default values so that the initializers are inherited. Without them, Swift 6.3
  // warns of a recursion in the code that it synthesizes.
  private(set) var gesture: ScrollGesture?
  /// The pointer's location in the gesture's window.
  private(set) var location = CGPoint.zero
  /// The distance in points by which content would move. Positive values are down and to the right.
  private(set) var distance = CGVector.zero

  convenience init(
    _ gesture: ScrollGesture, at location: CGPoint, by distance: CGVector, timestamp: TimeInterval
  ) {
    self.init(touches: [], timestamp: timestamp)
    self.gesture = gesture
    self.location = location
    self.distance = distance
  }

  override var type: EventType { .scroll }
}
