import CoreGraphics
import Foundation

/// A turn of a wheel, or a movement of fingers on a trackpad. It has no touches.
final class ScrollEvent: UIEvent {
  // They have values of their own, so that the initializers are inherited: Swift 6.3 warns of a recursion
  // in what it makes of those that are not.
  private(set) var gesture: ScrollGesture?
  /// Where the pointer is in the gesture's window.
  private(set) var location = CGPoint.zero
  /// Points that content would move by: downward and to the right is positive.
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
