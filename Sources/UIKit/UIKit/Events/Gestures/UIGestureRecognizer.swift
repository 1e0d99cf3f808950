import CoreGraphics
import Foundation
import QuartzCore

/// Watches the touches of a view and its descendants for a gesture.
///
/// Two recognizers never recognize at the same time unless a delegate says so. One that recognizes
/// takes its touches away from the views (``cancelsTouchesInView``).
@preconcurrency @MainActor open class UIGestureRecognizer: _UIGestureRecognizerSubclass {
  public enum State: Int, Sendable {
    /// The gesture has not been recognized, and may be.
    case possible = 0
    /// A continuous gesture was recognized.
    case began = 1
    case changed = 2
    /// A continuous gesture is over, or a discrete one was recognized.
    case ended = 3
    case cancelled = 4
    /// The touches are no such gesture.
    case failed = 5

    /// The end of a discrete gesture.
    public static let recognized = State.ended
  }

  @BackReference final var _view: UIView?
  package final var targets: [GestureTarget] = []
  /// The machinery's state of the gesture that is going on.
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

  /// Turning it off cancels the gesture that is going on.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancel() } }
  }

  open var name: String?

  /// Whether views get `touchesCancelled` when the gesture is recognized; `true` by default.
  open var cancelsTouchesInView = true

  /// Whether views get no touch while the recognizer may still recognize; `false` by default.
  open var delaysTouchesBegan = false

  /// Whether views get no end of a touch while the recognizer may still recognize; `true` by
  /// default, so that a recognized gesture can cancel it.
  open var delaysTouchesEnded = true

  /// The raw values of `UITouch.TouchType`s that the recognizer receives; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Whether touches of one kind only, the first one's, make the gesture; `true` by default. Here all
  /// touches are fingers'.
  open var requiresExclusiveTouchType = true

  /// The pressed buttons of the gesture's last event; fingers press the primary one.
  open var buttonMask: UIEvent.ButtonMask { progress.buttonMask }

  // MARK: Targets

  /// Has `action` called on `target` at every change of state from `began` on. The target is not
  /// retained.
  open func addTarget(_ target: Any, action: Selector) {
    let new = GestureTarget(target: target as AnyObject, action: action)
    if !targets.contains(where: { $0.matches(target, action) }) { targets.append(new) }
  }

  /// Takes back ``addTarget(_:action:)``; `nil` stands for all targets or all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  // MARK: Relations

  /// Lets this recognizer begin only after the other has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    progress.requirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  // MARK: Places

  /// The middle of the touches, in the coordinates of `view` or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    let point = locationInWindow
    guard let view, let window = _view?.windowForSubviews else { return point }
    return window._convert(point, toView: view)
  }

  /// How many touches make the gesture.
  open var numberOfTouches: Int { progress.touches.count }

  /// Where one of the touches is. Traps for an index that is no touch's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      progress.touches.indices.contains(touchIndex),
      "No touch \(touchIndex) of \(progress.touches.count) in \(self)")
    return progress.touches[touchIndex].location(in: view)
  }

  open var modifierFlags: UIKeyModifierFlags { progress.modifierFlags }

  // MARK: Hooks within the package

  /// Whether a recognizer without touches may go on, as a double tap does between the taps.
  var waitsForMoreTouches: Bool { false }

  /// Whether touches make the gesture.
  var receivesTouches: Bool { true }

  /// Whether a touch with its buttons is one for this gesture.
  func takesButtons(of touch: UITouch) -> Bool { touch.buttons.contains(.primary) }
}

/// A target and what is called on it.
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
