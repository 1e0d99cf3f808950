import CoreGraphics
import Foundation

/// Provides the decorations of a calendar's days, and is called when another month is visible.
public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Optional.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// A calendar of one month at a time, whose days can be decorated and chosen.
///
///     let view = UICalendarView()
///     view.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
@preconcurrency @MainActor open class UICalendarView: UIView {
  private(set) lazy var month = makeMonth()

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(month)
    month.reload()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(month)
    month.reload()
  }

  private var settings: DateSettings {
    var settings = DateSettings(calendar: calendar, locale: locale, timeZone: timeZone)
    settings.minimum = availableDateRange.start
    settings.maximum = availableDateRange.end
    return settings
  }

  private func makeMonth() -> MonthCalendarView {
    let today = RenderLoop.current.date()
    let month = MonthCalendarView(settings, showing: today, today: today)
    month.rowHeight = CalendarMetrics.decoratedRowHeight
    month.look = { [weak self] in self?.look($0) ?? CalendarDayLook() }
    month.decoration = { [weak self] in self?.decoration($0) }
    month.didChoose = { [weak self] in self?.choose($0) }
    month.monthDidChange = { [weak self] previous in
      guard let self else { return }
      delegate?.calendarView(
        self, didChangeVisibleDateComponentsFrom: components([.era, .year, .month], previous.start))
    }
    return month
  }

  private func settingsDidChange() {
    month.set(settings, today: RenderLoop.current.date())
  }

  // MARK: Contents

  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { month.reloadDecorations { _ in true } }
  }

  /// The calendar; the user's by default.
  open var calendar = Calendar.current { didSet { settingsDidChange() } }

  /// The locale; the user's by default.
  open var locale = Locale.current { didSet { settingsDidChange() } }

  /// The time zone; the calendar's for `nil`, the default.
  open var timeZone: TimeZone? { didSet { settingsDidChange() } }

  /// The design of the font of days and titles.
  open var fontDesign: UIFontDescriptor.SystemDesign {
    get { month.design }
    set {
      month.design = newValue
      month.reload()
    }
  }

  /// The days that can be shown and chosen; all by default.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { settingsDidChange() }
  }

  /// Whether there is space for decorations, and the delegate is asked for them; `true` by default.
  open var wantsDateDecorations = true {
    didSet {
      guard wantsDateDecorations != oldValue else { return }
      month.rowHeight =
        wantsDateDecorations
        ? CalendarMetrics.decoratedRowHeight : CalendarMetrics.rowHeight
      month.reload()
      month.reloadDecorations { _ in true }
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: The month

  /// The visible year and month.
  open var visibleDateComponents: DateComponents {
    get { components([.era, .year, .month], month.month.start) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    reveal(dateComponents, animated: animated)
  }

  func reveal(_ components: DateComponents, animated: Bool) {
    guard let date = components.moment(in: settings.calendar) else { return }
    month.show(date, animated: animated)
  }

  private func components(_ parts: Set<Calendar.Component>, _ date: Date) -> DateComponents {
    let calendar = settings.calendar
    var components = calendar.dateComponents(parts, from: date)
    components.calendar = calendar
    return components
  }

  private func components(ofDay date: Date) -> DateComponents {
    components([.era, .year, .month, .day], date)
  }

  // MARK: Choosing

  /// The selection; without one no day can be chosen.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior { oldValue?.view = nil }
      selectionBehavior?.view = self
      daysDidChange()
    }
  }

  func daysDidChange() { month.reload() }

  private func look(_ day: Date) -> CalendarDayLook {
    let calendar = settings.calendar
    let isChosen = selectionBehavior?.isChosen(day, in: calendar) ?? false
    let allows = selectionBehavior?.allows(components(ofDay: day)) ?? true
    return CalendarDayLook(
      isEnabled: month.isAllowed(day: day) && (allows || isChosen), isChosen: isChosen,
      isToday: calendar.isDate(day, inSameDayAs: RenderLoop.current.date()))
  }

  private func choose(_ day: Date) {
    selectionBehavior?.toggle(components(ofDay: day), at: day, in: settings.calendar)
  }

  // MARK: Decorations

  /// Asks the delegate again for the decorations of days.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let calendar = settings.calendar
    month.reloadDecorations { day in dates.contains { $0.namesDay(of: day, in: calendar) } }
  }

  private func decoration(_ day: Date) -> UIView? {
    guard wantsDateDecorations else { return nil }
    return delegate?.calendarView(self, decorationFor: components(ofDay: day))?.makeView()
  }

  // MARK: Layout

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: CalendarMetrics.width, height: month.fittingHeight)
  }
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = bounds
  }

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    own.container = .group
    return own
  }
}
