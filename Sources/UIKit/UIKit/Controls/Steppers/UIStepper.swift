import CoreGraphics
import Foundation
import QuartzCore

/// Two buttons that decrease and increase a value.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var model = StepperModel()
  fileprivate var looks = StepperLooks() { didSet { show() } }
  private let background = UIImageView(frame: .zero)
  private let divider = UIImageView(frame: .zero)
  private let decrement = StepperHalfView()
  private let increment = StepperHalfView()
  private var repeating = StepperRepeat()
  private var link: CADisplayLink?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = StepperMetrics.size
    prepare()
    (coder as? NibCoder)?.decode(stepper: self)
  }

  private func prepare() {
    addParts([background, decrement, increment, divider])
    background.clipsToBounds = true
    show()
  }

  // MARK: Value

  /// The value, limited to the range.
  open var value: Double {
    get { model.value }
    set { change(\.value, newValue) }
  }

  /// The minimum, 0 by default. A value larger than the maximum also raises the maximum.
  open var minimumValue: Double {
    get { model.minimum }
    set { change(\.minimum, newValue) }
  }

  /// The maximum, 100 by default. A value smaller than the minimum also lowers the minimum.
  open var maximumValue: Double {
    get { model.maximum }
    set { change(\.maximum, newValue) }
  }

  /// The change by one touch, 1 by default. It has to be above 0, as on iOS.
  open var stepValue: Double {
    get { model.step }
    set {
      precondition(newValue > 0, "the step \(newValue) of a stepper is not above 0")
      model.step = newValue
    }
  }

  /// Whether the value continues at the other end of the range.
  open var wraps: Bool {
    get { model.wraps }
    set { change(\.wraps, newValue) }
  }

  private func change<Value>(_ key: WritableKeyPath<StepperModel, Value>, _ value: Value) {
    model[keyPath: key] = value
    show()
  }

  /// Whether a button that is held continues to step; `true` by default.
  open var autorepeat = true
  /// Whether `valueChanged` is sent for each step, rather than when the button is released; `true` by
  /// default.
  open var isContinuous = true

  // MARK: Appearance

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    looks.background[state] = image
  }

  open func backgroundImage(for state: UIControl.State) -> UIImage? { looks.background[state] }

  /// Sets the image between the buttons. The two states are those of its sides; if none was set for
  /// them, the one for a normal left side is used.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    looks.dividers[StepperLooks.Sides(left: leftState, right: rightState)] = image
  }

  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    looks.increment[state] = image
  }

  open func incrementImage(for state: UIControl.State) -> UIImage? { looks.increment[state] }

  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    looks.decrement[state] = image
  }

  open func decrementImage(for state: UIControl.State) -> UIImage? { looks.decrement[state] }

  private func state(of half: StepperModel.Half) -> UIControl.State {
    if !isEnabled || !model.canStep(half) { return .disabled }
    return repeating.half == half && repeating.isInside ? .highlighted : .normal
  }

  private func show() {
    let states = (state(of: .decrement), state(of: .increment))
    background.image = looks.background[state]
    background.backgroundColor = looks.background[state] == nil ? .tertiarySystemFill : nil
    background.layer.cornerRadius =
      looks.background[state] == nil ? StepperMetrics.cornerRadius : 0
    decrement.show(looks.decrement[states.0] ?? UIImage(systemName: "minus"), states.0)
    increment.show(looks.increment[states.1] ?? UIImage(systemName: "plus"), states.1)
    divider.image = dividerImage(forLeftSegmentState: states.0, rightSegmentState: states.1)
    divider.backgroundColor = divider.image == nil ? .separator : nil
    setNeedsLayout()
  }

  open dynamic override var intrinsicContentSize: CGSize { StepperMetrics.size }

  /// The value that Interface Builder writes for this class.
  override var defaultHuggingPriority: UILayoutPriority { .defaultHigh }
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let left = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    let right = left.offsetBy(dx: bounds.width / 2, dy: 0)
    decrement.frame = isRightToLeft ? right : left
    increment.frame = isRightToLeft ? left : right
    decrement.roundsLeft = !isRightToLeft
    increment.roundsLeft = isRightToLeft
    let size = divider.image?.size ?? StepperMetrics.divider
    divider.frame = CGRect(middle: bounds.middle, size: size)
  }

  private func half(at point: CGPoint) -> StepperModel.Half {
    (point.x < bounds.midX) == isRightToLeft ? .increment : .decrement
  }

  // MARK: Gestures

  override var actsOnTap: Bool { true }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half = half(at: touch.location(in: self))
    guard model.canStep(half), super.beginTracking(touch, with: event) else { return false }
    repeating = StepperRepeat(half: half, start: CACurrentMediaTime())
    step()
    if autorepeat {
      let link = CADisplayLink(target: self, selector: Selector("tick(_:)", UIStepper.tick))
      link.add(to: .main, forMode: .common)
      self.link = link
    }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let point = touch.location(in: self)
    repeating.isInside = self.point(inside: point, with: event) && half(at: point) == repeating.half
    show()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    finish()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    finish()
  }

  private func finish() {
    link?.invalidate()
    link = nil
    let wasChanged = repeating.wasChanged
    repeating = StepperRepeat()
    if wasChanged, !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    show()
  }

  private func tick(_ link: CADisplayLink) {
    guard repeating.isDue(at: CACurrentMediaTime()) else { return }
    step()
  }

  private func step() {
    guard let half = repeating.half, model.step(half) else { return }
    repeating.wasChanged = true
    show()
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  package override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    show()
  }

  // MARK: Accessibility

  override var ownAccessibility: OwnAccessibility {
    super.ownAccessibility.element(
      value: value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)",
      traits: .adjustable)
  }

  override func adjust(bySteps steps: Int) {
    guard isEnabled, model.step(steps > 0 ? .increment : .decrement) else { return }
    show()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UIStepper {
  public func dividerImage(
    forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
  ) -> UIImage? {
    looks.dividers[StepperLooks.Sides(left: left, right: right)]
      ?? looks.dividers[StepperLooks.Sides(left: .normal, right: .normal)]
  }
}
