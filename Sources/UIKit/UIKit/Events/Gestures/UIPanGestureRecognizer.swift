import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

/// A continuous recognizer for fingers that drag. It also follows trackpads and wheels if
/// ``allowedScrollTypesMask`` allows them.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. By default there is no limit. Additional fingers are ignored.
  open var maximumNumberOfTouches = Int(UInt32.max)

  /// The kinds of scrolling that form the gesture in addition to touches. By default there are none.
  ///
  /// A scroll gesture has no touches; its location is the pointer's. It begins with the first scroll
  /// event and ends a moment after the last.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance in points that the fingers must move before the gesture begins. The translation starts
  /// from there: a slow drag by 180 points scrolls by 170 (F-GESTURE-01).
  static let hysteresis: CGFloat = 10

  /// The movement of the fingers' centre since the first finger landed, whichever fingers were added or
  /// lifted.
  private var travel = CGVector.zero
  /// The part of the travel that isn't included in the translation.
  private var origin = CGVector.zero
  private var middle = CGPoint.zero
  private var tracker = VelocityTracker()

  // MARK: Translation and velocity

  /// Returns the distance that the fingers moved since the gesture began, in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    converted(CGVector(dx: travel.dx - origin.dx, dy: travel.dy - origin.dy), to: view)
  }

  /// Sets the translation at the current location. The velocity is measured from zero again.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let vector = converted(translation, from: view)
    origin = CGVector(dx: travel.dx - vector.dx, dy: travel.dy - vector.dy)
  }

  /// Returns the velocity in points per second, in the coordinates of `view`.
  ///
  /// It is measured over the 100 ms before the last movement. It is zero if the fingers rest.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = tracker.velocity
    return converted(CGVector(dx: velocity.x, dy: velocity.y), to: view)
  }

  // MARK: Touches

  override func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      guard currentState != .possible else {
        state = .failed
        return
      }
      for touch in touches { ignore(touch, for: event) }
    }
    if tracker.isEmpty { track(at: event.timestamp) }
    middle = locationInWindow
  }

  override func _touchesMoved(_ touches: Set<UITouch>, _ event: UIEvent) {
    follow(event)
    guard currentState == .possible else {
      state = .changed
      return
    }
    let counted = countedTravel(travel)
    let distance = (counted.dx * counted.dx + counted.dy * counted.dy).squareRoot()
    guard distance >= Self.hysteresis, numberOfTouches >= minimumNumberOfTouches,
      progress.pending == nil
    else { return }
    let part = Self.hysteresis / distance
    origin = CGVector(dx: counted.dx * part, dy: counted.dy * part)
    state = .began
  }

  override func _touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent) {
    follow(event)
    let left = progress.touches.filter { !touches.contains($0) }
    guard left.count < max(1, minimumNumberOfTouches) else {
      // The centre jumps to the remaining fingers; the travel doesn't.
      middle = left.middle
      return
    }
    state = currentState == .possible ? .failed : .ended
  }

  override func _touchesCancelled(_ touches: Set<UITouch>, _ event: UIEvent) {
    state = .cancelled
  }

  // MARK: Scrolling

  /// Returns whether the gesture may begin with the pointer at a point in the window.
  func scrollMayBegin(at point: CGPoint) -> Bool { true }

  /// Returns whether scrolling with a wheel or a trackpad forms the gesture.
  func follows(_ gesture: ScrollGesture) -> Bool {
    progress.scroll === gesture && !progress.isFinished
  }

  func join(_ gesture: ScrollGesture, at event: ScrollEvent, _ environment: GestureEnvironment) {
    progress.scroll = gesture
    environment.activate(self)
    // The first event's distance counts as travelled since the previous frame, so that it has a velocity.
    track(at: event.timestamp - 1.0 / 60)
  }

  func follow(_ event: ScrollEvent) {
    progress.modifierFlags = event.modifierFlags
    progress.buttonMask = event.buttonMask
    progress.lastLocation = event.location
    travel.dx += event.distance.dx
    travel.dy += event.distance.dy
    track(at: event.timestamp)
    guard currentState == .possible else {
      state = .changed
      return
    }
    if progress.pending == nil { state = .began }
  }

  /// Stops following the scroll gesture because it ended or another recognizer takes it.
  func leave(_ state: State) {
    self.state = currentState == .possible ? .failed : state
  }

  override func resetGesture() {
    travel = .zero
    origin = .zero
    tracker = VelocityTracker()
  }

  private func follow(_ event: UIEvent) {
    let place = locationInWindow
    travel.dx += place.x - middle.x
    travel.dy += place.y - middle.y
    middle = place
    track(at: event.timestamp)
  }

  private func track(at time: TimeInterval) {
    tracker.add([travel.dx, travel.dy], at: time)
  }

  /// The recent samples for the velocity: the fingers' travel since they landed.
  package var travels: [VelocityTracker.Sample] { tracker.samples }

  /// Returns the part of the travel that can begin the gesture. The default is all of it.
  func countedTravel(_ travel: CGVector) -> CGVector { travel }

  // MARK: Coordinates

  private func converted(_ vector: CGVector, to view: UIView?) -> CGPoint {
    guard let view, let window = _view?.windowForSubviews else {
      return CGPoint(x: vector.dx, y: vector.dy)
    }
    let start = window._convert(CGPoint.zero, toView: view)
    let end = window._convert(CGPoint(x: vector.dx, y: vector.dy), toView: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func converted(_ point: CGPoint, from view: UIView?) -> CGVector {
    guard let view, let window = _view?.windowForSubviews else {
      return CGVector(dx: point.x, dy: point.y)
    }
    let start = window._convert(CGPoint.zero, fromView: view)
    let end = window._convert(point, fromView: view)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}

extension [UITouch] {
  /// The centre of the touches in their window.
  @MainActor var middle: CGPoint {
    guard !isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in self {
      sum.x += touch.locationInWindow.x
      sum.y += touch.locationInWindow.y
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
