import CoreGraphics
import Foundation
import QuartzCore

/// One finger (or pointer) on the screen. The same object lives from its landing to its lifting.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch in the present event.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    /// A pointer that touches nothing came into a view, moved there, or left it.
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// The kind of thing that touches.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// Number of the finger, given by whoever drives the screen.
  package let identifier: Int
  private(set) var locationInWindow: CGPoint
  private(set) var previousLocationInWindow: CGPoint
  /// The finger's own last phase, whatever phase is shown at the moment.
  private(set) var _phase: Phase = .began
  private var shownPhase: Phase?
  private(set) var _timestamp: TimeInterval
  package var _tapCount = 1
  let _type: TouchType
  /// The pressed buttons; a finger is the primary one.
  let buttons: UIEvent.ButtonMask
  private(set) weak var touchWindow: UIWindow?
  weak var _view: UIView?
  var _gestureRecognizers: [UIGestureRecognizer] = []

  /// A finger that lands at `location`, in the window's coordinates.
  package init(
    identifier: Int, window: UIWindow, location: CGPoint, timestamp: TimeInterval,
    type: TouchType = .direct, buttons: UIEvent.ButtonMask = .primary
  ) {
    self.identifier = identifier
    touchWindow = window
    locationInWindow = location
    previousLocationInWindow = location
    _timestamp = timestamp
    _type = type
    self.buttons = buttons
  }

  /// A touch of no finger, for subclasses that stand in for touches in tests.
  public override init() {
    identifier = -1
    locationInWindow = .zero
    previousLocationInWindow = .zero
    _timestamp = 0
    _type = .direct
    buttons = .primary
    super.init()
  }

  /// Moves, lifts, cancels or rests the finger.
  package func update(phase: Phase, location: CGPoint, timestamp: TimeInterval) {
    previousLocationInWindow = locationInWindow
    locationInWindow = location
    _phase = phase
    _timestamp = timestamp
  }

  /// Ends the touch though the finger may be down still: there is nobody left whom it concerns.
  func abandon() { _phase = .cancelled }

  /// Whether the finger is down and the touch goes on.
  package var isDown: Bool { _phase != .ended && _phase != .cancelled }

  /// Whether some recognizer is still to make something of the touch.
  var isFollowed: Bool { _gestureRecognizers.contains { !$0.progress.isFinished } }

  fileprivate func show(_ phase: Phase?) -> Phase? {
    defer { shownPhase = phase }
    return shownPhase
  }

  open var phase: Phase { shownPhase ?? _phase }

  /// When the touch last changed, in seconds of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { _timestamp }

  /// How many times the finger came down at about this place in quick succession.
  open var tapCount: Int { _tapCount }

  open var type: TouchType { _type }

  /// The view that was hit when the finger landed; the touch stays with it.
  open var view: UIView? { _view }

  open var window: UIWindow? { touchWindow }

  /// The recognizers that receive this touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { _gestureRecognizers }

  /// Where the touch is, in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    converted(locationInWindow, to: view)
  }

  /// Where the touch was before its last change.
  open func previousLocation(in view: UIView?) -> CGPoint {
    converted(previousLocationInWindow, to: view)
  }

  /// The same as ``location(in:)``: our fingers are exact.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// The same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  // MARK: Force, size and tilt, which the fingers here don't have

  /// How hard the finger presses: 0, as on devices that don't measure it.
  open var force: CGFloat { 0 }
  /// The greatest ``force``: 0, as on devices that don't measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The touch's radius in points: fingers here are points.
  open var majorRadius: CGFloat { 0 }
  /// How exact ``majorRadius`` is, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Where a pencil leans to, in radians: an upright one nowhere.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Where a pencil leans to: along x, the direction of the angle 0.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The properties of the touch that are estimated: none.
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Links a touch to later updates of its estimates, of which there are none.
  open var estimationUpdateIndex: NSNumber? { nil }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = touchWindow else { return point }
    return window._convert(point, toView: view)
  }
}

extension UITouch {
  /// Shows another phase to `body`: views learn of some changes late, or of a cancellation that the
  /// finger knows nothing of.
  static func withPhase(_ phase: Phase, of touches: Set<UITouch>, _ body: () -> Void) {
    let shown = touches.map { ($0, $0.show(phase)) }
    body()
    for (touch, phase) in shown { _ = touch.show(phase) }
  }
}
