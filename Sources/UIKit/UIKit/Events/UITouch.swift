import CoreGraphics
import Foundation
import QuartzCore

/// A finger or pointer on the screen. The object stays the same from landing to lifting.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch in the current event.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    /// A pointer without pressed buttons entered a view, moved within it, or left it.
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// The type of input that touches.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// The finger's number, assigned by the source of the input.
  package let identifier: Int
  private(set) var locationInWindow: CGPoint
  private(set) var previousLocationInWindow: CGPoint
  /// The finger's last actual phase, whatever phase is currently reported.
  private(set) var _phase: Phase = .began
  private var shownPhase: Phase?
  private(set) var _timestamp: TimeInterval
  package var _tapCount = 1
  let _type: TouchType
  /// The pressed buttons. A finger counts as the primary button.
  let buttons: UIEvent.ButtonMask
  private(set) weak var touchWindow: UIWindow?
  weak var _view: UIView?
  var _gestureRecognizers: [UIGestureRecognizer] = []

  /// Creates a touch for a finger that lands at `location`, in the window's coordinates.
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

  /// Creates a touch without a finger, for subclasses that simulate touches in tests.
  public override init() {
    identifier = -1
    locationInWindow = .zero
    previousLocationInWindow = .zero
    _timestamp = 0
    _type = .direct
    buttons = .primary
    super.init()
  }

  /// Updates the touch when the finger moves, lifts, rests or is cancelled.
  package func update(phase: Phase, location: CGPoint, timestamp: TimeInterval) {
    previousLocationInWindow = locationInWindow
    locationInWindow = location
    _phase = phase
    _timestamp = timestamp
  }

  /// Ends the touch although the finger may still be down, because no view or recognizer follows
  /// it.
  func abandon() { _phase = .cancelled }

  /// Whether the finger is down and the touch continues.
  package var isDown: Bool { _phase != .ended && _phase != .cancelled }

  /// Whether any recognizer still processes the touch.
  var isFollowed: Bool { _gestureRecognizers.contains { !$0.progress.isFinished } }

  fileprivate func show(_ phase: Phase?) -> Phase? {
    defer { shownPhase = phase }
    return shownPhase
  }

  open var phase: Phase { shownPhase ?? _phase }

  /// The time of the last change, in seconds of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { _timestamp }

  /// The number of times the finger tapped near this point in quick succession.
  open var tapCount: Int { _tapCount }

  open var type: TouchType { _type }

  /// The view that was hit when the finger landed. It doesn't change.
  open var view: UIView? { _view }

  open var window: UIWindow? { touchWindow }

  /// The recognizers that receive this touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { _gestureRecognizers }

  /// Returns the touch's location in the coordinates of `view`, or of the window if `view` is
  /// `nil`.
  open func location(in view: UIView?) -> CGPoint {
    converted(locationInWindow, to: view)
  }

  /// Returns the touch's location before its last change.
  open func previousLocation(in view: UIView?) -> CGPoint {
    converted(previousLocationInWindow, to: view)
  }

  /// Returns the same as ``location(in:)``, because locations here are exact.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// Returns the same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  // MARK: Force, size and tilt (not supported)

  /// The force of the touch. Always 0, as on devices that don't measure it.
  open var force: CGFloat { 0 }
  /// The maximum ``force``. Always 0, as on devices that don't measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The touch's radius in points. Always 0, because fingers here are points.
  open var majorRadius: CGFloat { 0 }
  /// The tolerance of ``majorRadius`` in points. Always 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians. Always upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction in which a pencil tilts, in radians. Always 0, because a pencil here is
  /// upright.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction in which a pencil tilts as a vector. Always along x, the direction of
  /// the angle 0.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The estimated properties of the touch. Always empty.
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The index that links a touch to later updates of its estimates. Always nil.
  open var estimationUpdateIndex: NSNumber? { nil }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = touchWindow else { return point }
    return window._convert(point, toView: view)
  }
}

extension UITouch {
  /// Reports another phase while `body` runs.
  ///
  /// Views learn of some changes late, and of cancellations that don't change the finger's own
  /// phase.
  static func withPhase(_ phase: Phase, of touches: Set<UITouch>, _ body: () -> Void) {
    let shown = touches.map { ($0, $0.show(phase)) }
    body()
    for (touch, phase) in shown { _ = touch.show(phase) }
  }
}
