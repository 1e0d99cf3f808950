import CoreGraphics
import Foundation
import QuartzCore

/// The base class of objects that watch the touches in a view and its descendants for a gesture.
///
/// Two recognizers never recognize at the same time unless a delegate allows it. A recognizer that
/// recognizes its gesture cancels its touches in the views (``cancelsTouchesInView``).
@preconcurrency @MainActor open class UIGestureRecognizer: _UIGestureRecognizerSubclass {
  public enum State: Int, Sendable {
    /// The gesture hasn't been recognized yet but may still be.
    case possible = 0
    /// A continuous gesture was recognized.
    case began = 1
    case changed = 2
    /// A continuous gesture ended, or a discrete one was recognized.
    case ended = 3
    case cancelled = 4
    /// The touches don't form this gesture.
    case failed = 5

    /// A discrete gesture was recognized.
    public static let recognized = State.ended
  }

  @BackReference final var _view: UIView?
  package final var targets: [GestureTarget] = []
  /// The internal state of the current gesture.
  package final var progress = GestureProgress()

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  /// The view that the recognizer is attached to.
  open var view: UIView? { _view }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches. Setting it to `false` cancels the current gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancel() } }
  }

  open var name: String?

  /// Whether views receive `touchesCancelled` when the gesture is recognized. The default is `true`.
  open var cancelsTouchesInView = true

  /// Whether views receive no touches while the gesture may still be recognized. The default is
  /// `false`.
  open var delaysTouchesBegan = false

  /// Whether views don't receive the end of a touch while the gesture may still be recognized.
  ///
  /// The default is `true`, so that a recognized gesture can cancel the touch.
  open var delaysTouchesEnded = true

  /// The raw values of the `UITouch.TouchType`s that the recognizer receives. By default, it receives
  /// all types.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Whether only touches of the first touch's type can form the gesture. The default is `true`.
  ///
  /// All touches here are fingers.
  open var requiresExclusiveTouchType = true

  /// The buttons pressed in the gesture's last event. A finger counts as the primary button.
  open var buttonMask: UIEvent.ButtonMask { progress.buttonMask }

  // MARK: Targets

  /// Adds a target and the action to call on it at every state change from `began` on.
  ///
  /// The target isn't retained.
  open func addTarget(_ target: Any, action: Selector) {
    let new = GestureTarget(target: target as AnyObject, action: action)
    if !targets.contains(where: { $0.matches(target, action) }) { targets.append(new) }
  }

  /// Removes a target added with ``addTarget(_:action:)``. Pass `nil` to remove all targets or all
  /// actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  // MARK: Relations

  /// Makes this recognizer wait until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    progress.requirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  // MARK: Positions

  /// Returns the centre of the touches in the coordinates of `view`, or of the window if `view` is
  /// `nil`.
  open func location(in view: UIView?) -> CGPoint {
    let point = locationInWindow
    guard let view, let window = _view?.windowForSubviews else { return point }
    return window._convert(point, toView: view)
  }

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { progress.touches.count }

  /// Returns the location of one touch. Traps if the index is out of range.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      progress.touches.indices.contains(touchIndex),
      "No touch \(touchIndex) of \(progress.touches.count) in \(self)")
    return progress.touches[touchIndex].location(in: view)
  }

  open var modifierFlags: UIKeyModifierFlags { progress.modifierFlags }

  // MARK: Hooks within the package

  /// Whether the gesture may continue without touches, as a double tap does between its taps.
  var waitsForMoreTouches: Bool { false }

  /// Whether touches can form the gesture.
  var receivesTouches: Bool { true }

  /// Returns whether the buttons of a touch fit this gesture.
  func takesButtons(of touch: UITouch) -> Bool { touch.buttons.contains(.primary) }
}

/// A target and the action to call on it.
@MainActor package struct GestureTarget {
  package weak var target: AnyObject?
  package let action: Selector

  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target as AnyObject)
      && (action == nil || self.action == action)
  }
}

package struct WeakRecognizer {
  package weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }
}
