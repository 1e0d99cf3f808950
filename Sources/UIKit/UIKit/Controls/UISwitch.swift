import CoreGraphics
import Foundation
import QuartzCore

/// A switch: on or off, changed by a tap or by dragging its knob. Always 51 × 31 points.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The appearance of a switch.
  public enum Style: Int, Sendable {
    case automatic = 0
    /// A check box, which only the Mac has.
    case checkbox = 1
    case sliding = 2
  }

  private let track = UIView(frame: .zero)
  private let knob = UIView(frame: .zero)
  private var _isOn = false
  /// Whether the present finger has already moved the knob.
  private var wasDragged = false
  /// The place where the finger came down, if that was on the knob.
  private var grip: CGPoint?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = SwitchMetrics.size
    prepare()
    (coder as? NibCoder)?.decode(switch: self)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISwitch.onTintColor),
      AppearanceProperty(\UISwitch.thumbTintColor),
    ]
  }

  private func prepare() {
    addParts([track, knob])
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowRadius = 4
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    show()
  }

  // MARK: Value

  open var isOn: Bool {
    get { _isOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the state without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != _isOn else { return }
    _isOn = on
    animated ? showAnimated() : show()
  }

  private func switchByHand(to on: Bool) {
    guard on != _isOn else { return }
    setOn(on, animated: true)
    _sendActions(for: [.valueChanged, .primaryActionTriggered], with: nil)
  }

  // MARK: Appearance

  /// The track's colour when on; green if `nil`.
  open var onTintColor: UIColor? { didSet { show() } }
  /// The knob's colour; white if `nil`.
  open var thumbTintColor: UIColor? { didSet { show() } }
  /// Stored but not shown, as on iOS since 7.
  open var onImage: UIImage?
  /// Stored but not shown, as on iOS since 7.
  open var offImage: UIImage?
  /// The preferred style; a phone always shows a sliding switch.
  open var preferredStyle = Style.automatic
  open var style: UISwitch.Style { .sliding }

  private func showAnimated() {
    UIView.animate(
      withDuration: SwitchMetrics.duration, delay: 0, options: [.allowUserInteraction]
    ) { self.show() }
  }

  private func show() {
    let size = SwitchMetrics.size
    track.frame = CGRect(origin: .zero, size: size)
    track.layer.cornerRadius = size.height / 2
    track.backgroundColor = _isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    let side = size.height - 2 * SwitchMetrics.knobInset
    let width = isHighlighted ? SwitchMetrics.heldKnobWidth : side
    let isRight = _isOn != isRightToLeft
    knob.frame = CGRect(
      x: isRight ? size.width - SwitchMetrics.knobInset - width : SwitchMetrics.knobInset,
      y: SwitchMetrics.knobInset, width: width, height: side)
    knob.layer.cornerRadius = side / 2
    knob.backgroundColor = thumbTintColor ?? .white
    for view in [track, knob] { view.alpha = isEnabled ? 1 : 0.5 }
  }

  // MARK: Gestures

  override var actsOnTap: Bool { true }

  /// A pan along the switch that begins on its knob is the switch's own, too.
  override func actsOn(_ gesture: UIGestureRecognizer) -> Bool {
    guard let pan = gesture as? UIPanGestureRecognizer else { return super.actsOn(gesture) }
    // The translation counts from the pan's beginning, which this decides about.
    guard let grip, pan.numberOfTouches == 1 else { return false }
    let place = pan.location(in: self)
    return (place.x - grip.x).magnitude > (place.y - grip.y).magnitude
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasDragged = false
    let place = touch.location(in: self)
    grip = knob.frame.contains(place) ? place : nil
    return super.beginTracking(touch, with: event)
  }

  /// Moves the knob along with a finger on the other half.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let reach = SwitchMetrics.size.height / 2
    if x < reach || x > SwitchMetrics.size.width - reach {
      let on = (x > bounds.midX) != isRightToLeft
      if on != _isOn {
        wasDragged = true
        switchByHand(to: on)
      }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, !wasDragged { switchByHand(to: !_isOn) }
  }

  // MARK: Layout

  open dynamic override var intrinsicContentSize: CGSize { SwitchMetrics.size }

  /// The value that Interface Builder writes for this class.
  override var defaultHuggingPriority: UILayoutPriority { .defaultHigh }
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.size }

  package override func stateDidChange() {
    super.stateDidChange()
    window == nil ? show() : showAnimated()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    show()
  }

  // MARK: Accessibility

  override var ownAccessibility: OwnAccessibility {
    super.ownAccessibility.element(value: _isOn ? "1" : "0", traits: .button, kind: .toggle)
  }

  open override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated {
      guard isEnabled else { return false }
      switchByHand(to: !_isOn)
      return true
    }
  }
}

/// The measures of switches. The size is Apple's (UISwitch, “the size components are ignored”: 51 × 31 since
/// iOS 7, quoted); the others are quoted, from screenshots (F-CONTROL-02).
enum SwitchMetrics {
  static let size = CGSize(width: 51, height: 31)
  static let knobInset: CGFloat = 2
  /// The knob's width while a finger is on the switch.
  static let heldKnobWidth: CGFloat = 33
  static let duration: TimeInterval = 0.25
}
