import CoreGraphics
import Foundation
import QuartzCore

/// A control that chooses a value from a range by dragging a thumb along a track.
///
///     slider.maximumValue = 10
///     slider.addAction(UIAction { _ in show(slider.value) }, for: .valueChanged)
@preconcurrency @MainActor open class UISlider: UIControl {
  private var model = SliderModel()
  private var images = SliderImages() { didSet { show() } }
  private let minimumTrack = UIImageView(frame: .zero)
  private let maximumTrack = UIImageView(frame: .zero)
  private let thumb = UIImageView(frame: .zero)
  private let minimumImageView = UIImageView(frame: .zero)
  private let maximumImageView = UIImageView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(slider: self)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISlider.minimumTrackTintColor),
      AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor),
    ]
  }

  private func prepare() {
    addParts([maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb])
    for view in [minimumImageView, maximumImageView] { view.contentMode = .center }
    thumb.contentMode = .center
    show()
  }

  // MARK: Value

  /// The value, limited to the range from ``minimumValue`` to ``maximumValue``.
  open var value: Float {
    get { model.value }
    set { setValue(newValue, animated: false) }
  }

  /// The minimum, 0 by default. A value larger than the maximum also raises the maximum.
  open var minimumValue: Float {
    get { model.minimum }
    set {
      model.minimum = newValue
      setNeedsLayout()
    }
  }

  /// The maximum, 1 by default. A value smaller than the minimum also lowers the minimum.
  open var maximumValue: Float {
    get { model.maximum }
    set {
      model.maximum = newValue
      setNeedsLayout()
    }
  }

  /// Sets the value without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    model.value = value
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: SliderMetrics.duration, delay: 0, options: [.allowUserInteraction]
    ) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// Whether `valueChanged` is sent while the thumb is dragged, rather than when it is released; `true` by
  /// default.
  open var isContinuous = true

  /// The behavior of the slider: that of a tablet or phone, whatever the preferred style.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The preferred behavior on a Mac; stored only.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  // MARK: Appearance

  /// The image at the track's minimum end, outside of it.
  open var minimumValueImage: UIImage? {
    didSet {
      minimumImageView.image = minimumValueImage
      setNeedsLayout()
    }
  }

  open var maximumValueImage: UIImage? {
    didSet {
      maximumImageView.image = maximumValueImage
      setNeedsLayout()
    }
  }

  /// The colour of the track from the minimum to the thumb; the tint colour if `nil`.
  open var minimumTrackTintColor: UIColor? { didSet { show() } }
  open var maximumTrackTintColor: UIColor? { didSet { show() } }
  /// The colour of the thumb; white if `nil`.
  open var thumbTintColor: UIColor? { didSet { show() } }

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[state] = image
  }

  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimum[state] = image
  }

  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximum[state] = image
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimum[state] }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximum[state] }
  open var currentThumbImage: UIImage? { images.thumb[state] }
  open var currentMinimumTrackImage: UIImage? { images.minimum[state] }
  open var currentMaximumTrackImage: UIImage? { images.maximum[state] }

  private func show() {
    let own = currentThumbImage
    thumb.image = own
    thumb.backgroundColor = own == nil ? thumbTintColor ?? .white : nil
    // Without any shadow a white thumb would be invisible on white.
    thumb.layer.shadowOpacity = own == nil ? (isEnabled ? 0.25 : 0.15) : 0
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    minimumTrack.image = currentMinimumTrackImage
    minimumTrack.backgroundColor =
      currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
    maximumTrack.image = currentMaximumTrackImage
    maximumTrack.backgroundColor =
      currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
    for view in [minimumTrack, maximumTrack, minimumImageView, maximumImageView] {
      view.alpha = isEnabled ? 1 : 0.5
    }
    setNeedsLayout()
  }

  // MARK: Rectangles

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderLayout.image(minimumValueImage?.size, bounds, isAtLeft: !isRightToLeft)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderLayout.image(maximumValueImage?.size, bounds, isAtLeft: isRightToLeft)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let minimum = minimumValueImageRect(forBounds: bounds)
    let maximum = maximumValueImageRect(forBounds: bounds)
    return SliderLayout.track(
      bounds, left: isRightToLeft ? maximum : minimum, right: isRightToLeft ? minimum : maximum,
      height: currentMinimumTrackImage?.size.height ?? SliderMetrics.trackHeight)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size =
      currentThumbImage?.size ?? CGSize(width: SliderMetrics.thumb, height: SliderMetrics.thumb)
    return SliderLayout.thumb(
      size, track: rect, fraction: model.fraction(value), isRightToLeft: isRightToLeft)
  }

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SliderMetrics.height)
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    let track = trackRect(forBounds: bounds)
    let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: value)
    thumb.frame = thumbFrame
    thumb.layer.cornerRadius = currentThumbImage == nil ? thumbFrame.height / 2 : 0
    let parts = SliderLayout.parts(track, split: thumbFrame.midX, isRightToLeft: isRightToLeft)
    minimumTrack.frame = parts.minimum
    maximumTrack.frame = parts.maximum
    minimumTrack.layer.cornerRadius = currentMinimumTrackImage == nil ? track.height / 2 : 0
    maximumTrack.layer.cornerRadius = currentMaximumTrackImage == nil ? track.height / 2 : 0
  }

  // MARK: Gestures

  /// A swipe along the slider that begins on its thumb is the slider's own.
  override func actsOn(_ gesture: UIGestureRecognizer) -> Bool {
    guard isTracking, let swipe = gesture as? UISwipeGestureRecognizer,
      swipe.numberOfTouchesRequired == 1
    else { return false }
    // Sliders that stand upright are turned by their transforms.
    let start = convert(CGPoint.zero, to: nil)
    let end = convert(CGPoint(x: 1, y: 0), to: nil)
    let along: UISwipeGestureRecognizer.Direction =
      (end.x - start.x).magnitude >= (end.y - start.y).magnitude ? [.left, .right] : [.up, .down]
    return !swipe.direction.isDisjoint(with: along)
  }

  // MARK: Tracking

  /// Begins on the thumb and near it; a touch elsewhere on the track changes nothing.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let frame = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let point = touch.location(in: self)
    guard frame.insetBy(dx: -SliderMetrics.grip, dy: -SliderMetrics.grip).contains(point) else {
      return false
    }
    model.grip = point.x - frame.midX
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let track = trackRect(forBounds: bounds)
    let width = thumbRect(forBounds: bounds, trackRect: track, value: value).width
    let fraction = SliderLayout.fraction(
      at: touch.location(in: self).x - model.grip, track: track, thumbWidth: width,
      isRightToLeft: isRightToLeft)
    let before = value
    model.value = model.value(at: fraction)
    setNeedsLayout()
    if value != before {
      model.wasMoved = true
      if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
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
    if model.wasMoved, !isContinuous {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    model.wasMoved = false
  }

  // MARK: Changes

  package override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  open dynamic override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  // MARK: Accessibility

  override var ownAccessibility: OwnAccessibility {
    super.ownAccessibility.element(
      value: "\(Int((model.fraction(value) * 100).rounded()))%", traits: .adjustable)
  }

  override func adjust(bySteps steps: Int) {
    let before = value
    value += Float(steps) * SliderMetrics.step * (maximumValue - minimumValue)
    if value != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}

/// The images by state.
private struct SliderImages {
  var thumb = ControlStateValues<UIImage>()
  var minimum = ControlStateValues<UIImage>()
  var maximum = ControlStateValues<UIImage>()
}
