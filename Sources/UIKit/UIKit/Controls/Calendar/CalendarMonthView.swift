import CoreGraphics
import Foundation

/// The days of one month.
final class CalendarMonthView: UIView {
  private(set) var month: CalendarMonth?
  private(set) var days: [CalendarDayView] = []
  private var rowHeight = CalendarMetrics.rowHeight

  /// Shows a month with the settings of its calendar.
  func show(_ month: CalendarMonth, in calendar: MonthCalendarView) {
    let isOther = month != self.month
    self.month = month
    rowHeight = calendar.rowHeight
    while days.count < month.dayCount {
      let view = CalendarDayView(frame: .zero)
      days.append(view)
      addSubview(view)
    }
    while days.count > month.dayCount { days.removeLast().removeFromSuperview() }
    for day in 1...month.dayCount {
      let view = days[day - 1]
      let date = month.date(of: day, in: calendar.settings.calendar)
      let (texts, look) = (calendar.texts, calendar.look(date))
      let spokenDate = texts.text(dateStyle: .long, timeStyle: .none, date)
      view.spokenDate = look.isToday ? "\(texts.today), \(spokenDate)" : spokenDate
      view.show(texts.text("d", date), look, design: calendar.design)
      view.choose = { [weak calendar] in calendar?.choose(date) }
      if isOther { view.decoration = calendar.decoration(date) }
    }
    setNeedsLayout()
  }

  /// Asks again for the decorations of days for which `isMeant` returns true.
  func reloadDecorations(in calendar: MonthCalendarView, where isMeant: (Date) -> Bool) {
    guard let month else { return }
    for (index, view) in days.enumerated() {
      let date = month.date(of: index + 1, in: calendar.settings.calendar)
      if isMeant(date) { view.decoration = calendar.decoration(date) }
    }
  }

  private func frame(of day: Int, in month: CalendarMonth) -> CGRect {
    let (week, column) = month.place(of: day)
    let width = (bounds.width - 2 * CalendarMetrics.sideMargin) / 7
    let place = isRightToLeft ? 6 - column : column
    return CGRect(
      x: CalendarMetrics.sideMargin + CGFloat(place) * width, y: CGFloat(week) * rowHeight,
      width: width, height: rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let month, bounds.width > 0 else { return }
    UIView.performWithoutAnimation {
      for (index, view) in days.enumerated() { view.frame = frame(of: index + 1, in: month) }
    }
  }

  /// Returns the day under a point.
  func day(at point: CGPoint) -> CalendarDayView? { days.first { $0.frame.contains(point) } }
}
