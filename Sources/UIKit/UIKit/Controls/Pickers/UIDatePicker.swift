import CoreGraphics
import Foundation

/// A control that chooses a date, a time, both, or a duration.
///
///     let picker = UIDatePicker()
///     picker.datePickerMode = .date
///     picker.preferredDatePickerStyle = .inline
///
/// Order and names follow the locale, days and months the calendar. The control sends `valueChanged` for each
/// choice of the user, and never for values that the app sets.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  private var values = DatePickerValues()
  private var content: (any DatePickerContent)?
  private var shownStyle = UIDatePickerStyle.automatic
  private var needsShowing = true
  private var fittedSize = CGSize.zero

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    values.date = RenderLoop.current.date()
    fit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.date = RenderLoop.current.date()
    (coder as? NibCoder)?.decode(datePicker: self)
  }

  // MARK: The chosen value

  /// The kind of value; `.dateAndTime` by default.
  open var datePickerMode: UIDatePicker.Mode {
    get { values.mode }
    set { change(\.mode, newValue, isLook: true) }
  }

  /// `.automatic` by default: compact, except for wheels for a duration.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { values.style }
    set { change(\.style, newValue, isLook: true) }
  }

  /// The shown style, never the automatic one. Durations only have wheels.
  open var datePickerStyle: UIDatePickerStyle {
    if values.mode == .countDownTimer { return .wheels }
    return values.style == .automatic ? .compact : values.style
  }

  // MARK: The date

  /// The date; now by default. It is limited to the range, and rounded to a row of minutes unless
  /// ``roundsToMinuteInterval`` is false.
  open var date: Date {
    get { values.validDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without sending an event.
  open func setDate(_ date: Date, animated: Bool) {
    values.date = date
    if animated, window != nil { showNow(animated: true) } else { setNeedsShowing() }
  }

  /// The seconds of a countdown, shown in whole minutes: from 0, the default, to 23 hours and 59 minutes,
  /// 86,340.
  open var countDownDuration: TimeInterval {
    get { values.duration }
    set {
      values.duration = newValue.isFinite ? newValue.clamped(to: 0...86_340) : 0
      setNeedsShowing()
    }
  }

  /// The earliest date; `nil`, the default, means no limit. If the limits are in the wrong order neither
  /// applies, and durations have none.
  open var minimumDate: Date? {
    get { values.minimum }
    set { change(\.minimum, newValue) }
  }

  open var maximumDate: Date? {
    get { values.maximum }
    set { change(\.maximum, newValue) }
  }

  /// The number of minutes from one row to the next, 1 by default. A number that doesn't divide 60, or is
  /// greater than 30, counts as 1.
  open var minuteInterval: Int {
    get { values.settings.minuteInterval }
    set { change(\.interval, newValue) }
  }

  /// Whether ``date`` is on a row of minutes; `true` by default.
  open var roundsToMinuteInterval: Bool {
    get { values.rounds }
    set { change(\.rounds, newValue) }
  }

  // MARK: Language

  /// The calendar; the user's by default, and for `nil`.
  open var calendar: Calendar! {
    get { values.calendar ?? .current }
    set { change(\.calendar, newValue, isLook: true) }
  }

  /// The locale; the calendar's by default, and for `nil`.
  open var locale: Locale? {
    get { values.locale ?? calendar.locale ?? .current }
    set { change(\.locale, newValue, isLook: true) }
  }

  /// The time zone; the calendar's for `nil`, the default.
  open var timeZone: TimeZone? {
    get { values.timeZone }
    set { change(\.timeZone, newValue) }
  }

  // MARK: Showing

  private func setNeedsShowing() {
    needsShowing = true
    setNeedsLayout()
    if datePickerStyle == .compact { fit() }
  }

  /// Sets a value; if it affects the style, the size changes too.
  private func change<Value>(
    _ key: WritableKeyPath<DatePickerValues, Value>, _ value: Value, isLook: Bool = false
  ) {
    values[keyPath: key] = value
    setNeedsShowing()
    if isLook { fit() }
  }

  /// Adopts the content's size, unless the app has set another one.
  private func fit() {
    let hadOwnSize = bounds.size == fittedSize || bounds.size == .zero
    let size = intrinsicContentSize
    fittedSize = size
    if hadOwnSize, translatesAutoresizingMaskIntoConstraints, bounds.size != size {
      frame.size = size
    }
    invalidateIntrinsicContentSize()
  }

  /// Returns the content for the style, updated as far as its size requires.
  private func loadedContent() -> any DatePickerContent {
    if let content, shownStyle == datePickerStyle, !needsShowing { return content }
    return showNow(animated: false)
  }

  @discardableResult
  private func showNow(animated: Bool) -> any DatePickerContent {
    needsShowing = false
    let state = values.state(today: RenderLoop.current.date(), isEnabled: isEnabled)
    let style = datePickerStyle
    if let content, shownStyle == style, isFitting(content) {
      content.show(state, animated: animated)
      return content
    }
    content?.removeFromSuperview()
    let made = makeContent(style, state)
    content = made
    shownStyle = style
    made.show(state, animated: false)
    addSubview(made)
    setNeedsLayout()
    return made
  }

  /// Whether content suits the settings: an inline time has no calendar.
  private func isFitting(_ content: any DatePickerContent) -> Bool {
    datePickerStyle != .inline || (content is DateWheelsView) == (datePickerMode == .time)
  }

  private func makeContent(
    _ style: UIDatePickerStyle, _ state: DatePickerState
  ) -> any DatePickerContent {
    let content: any DatePickerContent
    switch style {
    case .compact:
      let compact = CompactDateView(frame: .zero)
      compact.didBeginOrEnd = { [weak self] in self?.editing(begins: $0) }
      content = compact
    case .inline where state.mode != .time:
      let inline = CalendarDatesView(state)
      inline.didBeginOrEnd = { [weak self] in self?.editing(begins: $0) }
      content = inline
    default:
      let wheels = DateWheelsView()
      wheels.titleColor = titleColor
      wheels.didChooseDuration = { [weak self] in
        self?.values.duration = $0
        self?.sendChange()
      }
      content = wheels
    }
    content.didChoose = { [weak self] in
      self?.values.date = $0
      if self?.datePickerStyle == .compact { self?.fit() }
      self?.sendChange()
    }
    return content
  }

  /// The colour of the wheels' texts. Apps set it by key-value coding, although Apple doesn't document it.
  var titleColor: UIColor? {
    didSet { (content as? DateWheelsView)?.titleColor = titleColor }
  }

  private func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  private func editing(begins: Bool) {
    sendActions(for: begins ? .editingDidBegin : .editingDidEnd)
  }

  // MARK: Layout

  open dynamic override var intrinsicContentSize: CGSize { loadedContent().fittingSize() }
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    loadedContent().frame = bounds
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    guard previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    setNeedsShowing()
    fit()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    setNeedsShowing()
  }

  /// False: its parts take the touches.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  // MARK: Accessibility

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    own.container = .group
    return own
  }
}

/// The values that were set for a date picker.
private struct DatePickerValues {
  var mode = UIDatePicker.Mode.dateAndTime
  var style = UIDatePickerStyle.automatic
  var date = Date.distantPast
  var duration: TimeInterval = 0
  var minimum: Date?
  var maximum: Date?
  var interval = 1
  var rounds = true
  var calendar: Calendar?
  var locale: Locale?
  var timeZone: TimeZone?

  var settings: DateSettings {
    var settings = DateSettings(
      calendar: calendar ?? .current, locale: locale, timeZone: timeZone)
    settings.minimum = mode == .countDownTimer ? nil : minimum
    settings.maximum = mode == .countDownTimer ? nil : maximum
    settings.setMinuteInterval(interval)
    return settings
  }

  var validDate: Date { settings.valid(date, rounds: rounds && mode != .date) }

  @MainActor func state(today: Date, isEnabled: Bool) -> DatePickerState {
    let settings = settings
    return DatePickerState(
      mode: mode, settings: settings, date: validDate, duration: max(duration, 60),
      today: settings.calendar.startOfDay(for: today), roundsMinutes: rounds,
      isEnabled: isEnabled)
  }
}
