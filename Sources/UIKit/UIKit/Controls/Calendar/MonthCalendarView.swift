import CoreGraphics
import Foundation

/// A calendar of one month at a time: swipes and buttons go to the previous and next month, and its title
/// opens wheels of months and years. Its owner decides the look of days and the effect of a tap on one.
final class MonthCalendarView: UIView, UIScrollViewDelegate {
  var look: (Date) -> CalendarDayLook = { _ in CalendarDayLook() }
  var decoration: (Date) -> UIView? = { _ in nil }
  /// Called with the beginning of a day that may be chosen.
  var didChoose: (Date) -> Void = { _ in }
  /// Called with a moment in the month that the wheels were turned to.
  var didChooseMonth: ((Date) -> Void)?
  /// Called with the previous month after another month has become visible.
  var monthDidChange: (CalendarMonth) -> Void = { _ in }

  private(set) var settings: DateSettings
  private(set) var texts: DateTexts
  private(set) var month: CalendarMonth
  private var today: Date
  var design = UIFontDescriptor.SystemDesign.default
  var rowHeight = CalendarMetrics.rowHeight

  let header = CalendarHeaderView(frame: .zero)
  private var weekdays: [UILabel] = []
  let pager = UIScrollView(frame: .zero)
  /// The months side by side, in chronological order, and the views that show them.
  private var pages: [CalendarMonth] = []
  private var views: [CalendarMonthView] = []
  private(set) var wheels: DateWheelsView?
  private var laidOut = CGSize.zero
  /// Whether pages are being exchanged: the end of such a scroll isn't a choice of a page.
  private var isPlacing = false

  init(_ settings: DateSettings, showing date: Date, today: Date) {
    self.settings = settings
    self.today = today
    texts = DateTexts(settings.calendar)
    month = CalendarMonth(containing: settings.clamped(date), in: settings.calendar)
    super.init(frame: .zero)
    for _ in 0..<7 {
      let label = UILabel(frame: .zero)
      label.textAlignment = .center
      label.textColor = .tertiaryLabel
      label.accessibilityElementsHidden = true
      weekdays.append(label)
      addSubview(label)
    }
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    pager.showsVerticalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.scrollsToTop = false
    pager.delegate = self
    pager.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("tapped(_:)", MonthCalendarView.tapped)))
    header.toggle = { [weak self] in self?.toggleWheels() }
    header.step = { [weak self] in self?.step($0) }
    addSubview(pager)
    addSubview(header)
    reload()
  }

  required init?(coder: NSCoder) {
    fatalError("A calendar is made by what shows it")
  }

  // MARK: Showing

  /// Replaces the settings and shows everything again.
  func set(_ settings: DateSettings, today: Date) {
    if settings.calendar != self.settings.calendar { texts = DateTexts(settings.calendar) }
    self.settings = settings
    self.today = today
    month = CalendarMonth(containing: settings.clamped(month.start), in: settings.calendar)
    reload()
  }

  /// Shows the same months with the present appearances of their days.
  func reload() {
    showHeader()
    rebuild()
  }

  func reloadDecorations(where isMeant: (Date) -> Bool) {
    for view in views { view.reloadDecorations(in: self, where: isMeant) }
  }

  private func showHeader() {
    header.show(texts.monthAndYear(month.start), design: design)
    header.previous.isEnabled = isAllowed(month.adding(months: -1, in: settings.calendar))
    header.following.isEnabled = isAllowed(month.adding(months: 1, in: settings.calendar))
    let names = settings.calendar.shortStandaloneWeekdaySymbols
    let font = CalendarFont.weekday(design, traits: traitCollection)
    for (index, label) in weekdays.enumerated() {
      label.text = names[(settings.calendar.firstWeekday - 1 + index) % names.count].uppercased()
      label.font = font
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
  }

  private func isAllowed(_ month: CalendarMonth) -> Bool {
    settings.allows(month.interval(in: settings.calendar))
  }

  /// Whether a day is within the range.
  func isAllowed(day: Date) -> Bool {
    settings.allows(settings.calendar.dateInterval(of: .day, for: day))
  }

  /// Shows the month that contains a date.
  func show(_ date: Date, animated: Bool) {
    let target = CalendarMonth(containing: settings.clamped(date), in: settings.calendar)
    if pages.count == 2 { rebuild() }
    guard target != month else { return reload() }
    let old = month
    month = target
    if animated, window != nil, bounds.width > 0, header.isOpen == false {
      let isForward = target.start > old.start
      place(isForward ? [old, target] : [target, old], showing: isForward ? 0 : 1)
      showHeader()
      let end = CGPoint(x: offset(of: isForward ? 1 : 0), y: 0)
      pager.setContentOffset(end, animated: true)
    } else {
      reload()
    }
    monthDidChange(old)
  }

  private func step(_ way: Int) {
    let target = month.adding(months: way, in: settings.calendar)
    guard isAllowed(target) else { return }
    show(max(target.start, settings.lower), animated: true)
  }

  // MARK: Pages

  private func rebuild() {
    let beside = [-1, 1].map { month.adding(months: $0, in: settings.calendar) }
    let pages = [beside[0], month, beside[1]].filter { $0 == month || isAllowed($0) }
    place(pages, showing: pages.firstIndex(of: month) ?? 0)
  }

  private func place(_ pages: [CalendarMonth], showing index: Int) {
    isPlacing = true
    defer { isPlacing = false }
    self.pages = pages
    var spare = views
    views = pages.map { month in
      if let index = spare.firstIndex(where: { $0.month == month }) {
        return spare.remove(at: index)
      }
      return spare.popLast() ?? CalendarMonthView(frame: .zero)
    }
    for view in spare { view.removeFromSuperview() }
    for (view, month) in zip(views, pages) {
      if view.superview == nil { pager.addSubview(view) }
      view.accessibilityElementsHidden = month != pages[index]
      view.show(month, in: self)
    }
    layOutPages(showing: index)
  }

  private func layOutPages(showing index: Int) {
    let size = pager.bounds.size
    UIView.performWithoutAnimation {
      pager.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
      for (index, view) in views.enumerated() {
        view.frame = CGRect(origin: CGPoint(x: offset(of: index), y: 0), size: size)
      }
      pager.setContentOffset(CGPoint(x: offset(of: index), y: 0), animated: false)
    }
  }

  private func offset(of index: Int) -> CGFloat {
    pager.bounds.width * CGFloat(isRightToLeft ? pages.count - 1 - index : index)
  }

  private func settle() {
    guard !isPlacing, !pager.isTracking, !pager.isDragging, pager.bounds.width > 0 else { return }
    let place = Int((pager.contentOffset.x / pager.bounds.width).rounded())
    let index = isRightToLeft ? pages.count - 1 - place : place
    guard pages.indices.contains(index) else { return }
    let old = month
    month = pages[index]
    guard month != old || pages.count < 3 else { return }
    reload()
    if month != old { monthDidChange(old) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  // MARK: Days

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    for view in views {
      if let day = view.day(at: recognizer.location(in: view)) { day.choose() }
    }
  }

  func choose(_ day: Date) {
    if look(day).isEnabled { didChoose(day) }
  }

  // MARK: Wheels

  private func toggleWheels() {
    let opens = wheels == nil
    if opens { openWheels() }
    let wheels = wheels
    if !opens { self.wheels = nil }
    wheels?.alpha = opens ? 0 : 1
    UIView.animate(
      withDuration: CalendarMetrics.switchDuration,
      animations: { [self] in
        header.setOpen(opens)
        for view in weekdays as [UIView] + [pager] { view.alpha = opens ? 0 : 1 }
        wheels?.alpha = opens ? 1 : 0
      },
      completion: { _ in if !opens { wheels?.removeFromSuperview() } })
  }

  private func openWheels() {
    let wheels = DateWheelsView(choosesMonths: true)
    wheels.didChoose = { [weak self] date in
      guard let self else { return }
      if let didChooseMonth { didChooseMonth(date) }
      show(date, animated: false)
    }
    wheels.show(
      DatePickerState(
        mode: .date, settings: settings, date: settings.clamped(month.start), duration: 0,
        today: today, roundsMinutes: false, isEnabled: true), animated: false)
    self.wheels = wheels
    addSubview(wheels)
    layOutWheels()
  }

  private func layOutWheels() {
    wheels?.frame = CGRect(
      x: 0, y: CalendarMetrics.headerHeight, width: bounds.width,
      height: max(0, bounds.height - CalendarMetrics.headerHeight))
    wheels?.layoutIfNeeded()
  }

  // MARK: Layout

  var fittingHeight: CGFloat {
    CalendarMetrics.headerHeight + CalendarMetrics.weekdayHeight
      + CGFloat(CalendarMetrics.weeks) * rowHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: CalendarMetrics.headerHeight)
    let width = (bounds.width - 2 * CalendarMetrics.sideMargin) / 7
    for (index, label) in weekdays.enumerated() {
      let place = CGFloat(isRightToLeft ? 6 - index : index)
      label.frame = CGRect(
        x: CalendarMetrics.sideMargin + place * width, y: CalendarMetrics.headerHeight,
        width: max(0, width), height: CalendarMetrics.weekdayHeight)
    }
    let top = CalendarMetrics.headerHeight + CalendarMetrics.weekdayHeight
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    guard frame.size != laidOut else { return }
    laidOut = frame.size
    pager.frame = frame
    layOutPages(showing: pages.firstIndex(of: month) ?? 0)
    layOutWheels()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    showHeader()
    if previous.layoutDirection != traitCollection.layoutDirection {
      laidOut = .zero
      setNeedsLayout()
    }
  }
}
