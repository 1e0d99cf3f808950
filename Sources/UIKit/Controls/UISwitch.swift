import CoreGraphics
import Foundation
import QuartzCore

/// A switch: on or off, changed by a tap or by dragging its knob. Always 51 × 31 points.
@MainActor open class UISwitch: UIControl {
  private let _track = UIView(frame: .zero)
  private let _knob = UIView(frame: .zero)
  private var _isOn = false
  /// Whether the finger that is down has moved the knob already.
  private var _wasDragged = false

  private static let size = CGSize(width: 51, height: 31)
  private static let knobInset: CGFloat = 2
  private static let duration: TimeInterval = 0.25

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    _prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    _prepare()
    (coder as? NibCoder)?.decode(switch: self)
  }

  private func _prepare() {
    for view in [_track, _knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    _knob.layer.shadowOpacity = 0.15
    _knob.layer.shadowRadius = 4
    _knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    _show()
  }

  open var isOn: Bool {
    get { _isOn }
    set { setOn(newValue, animated: false) }
  }

  /// Switches without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != _isOn else { return }
    _isOn = on
    guard animated else { return _show() }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
      animations: { self._show() }, completion: nil)
  }

  /// The track's colour when on; green when `nil`.
  open var onTintColor: UIColor? { didSet { _show() } }
  /// The knob's colour; white when `nil`.
  open var thumbTintColor: UIColor? { didSet { _show() } }

  private func _show() {
    let size = Self.size
    _track.frame = CGRect(origin: .zero, size: size)
    _track.layer.cornerRadius = size.height / 2
    _track.backgroundColor = _isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    let side = size.height - 2 * Self.knobInset
    let isRight = _isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    _knob.frame = CGRect(
      x: isRight ? size.width - Self.knobInset - side : Self.knobInset, y: Self.knobInset,
      width: side, height: side)
    _knob.layer.cornerRadius = side / 2
    _knob.backgroundColor = thumbTintColor ?? .white
    for view in [_track, _knob] { view.alpha = isEnabled ? 1 : 0.5 }
  }

  private func _switchByHand(to on: Bool) {
    guard on != _isOn else { return }
    setOn(on, animated: true)
    _sendActions(for: [.valueChanged, .primaryActionTriggered], with: nil)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    _wasDragged = false
    return super.beginTracking(touch, with: event)
  }

  /// A finger on the other half takes the knob along.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = touch.location(in: self).x
    let reach = Self.size.height / 2
    if x < reach || x > Self.size.width - reach {
      let on = (x > bounds.midX) != isRightToLeft
      if on != _isOn {
        _wasDragged = true
        _switchByHand(to: on)
      }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, !_wasDragged { _switchByHand(to: !_isOn) }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  package override func _stateDidChange() {
    super._stateDidChange()
    _show()
  }

  package override func _traitsDidChange(from previous: UITraitCollection) {
    super._traitsDidChange(from: previous)
    _show()
  }
}
