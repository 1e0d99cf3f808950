import Foundation

/// The way in which a calendar's days are chosen: use one of the subclasses.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  /// The calendar of these days.
  weak var view: UICalendarView?

  package override init() {
    super.init()
  }

  /// Asks the delegate again which days may be chosen.
  open func updateSelectableDates() { view?.daysDidChange() }

  func isChosen(_ day: Date, in calendar: Calendar) -> Bool { false }
  func allows(_ day: DateComponents) -> Bool { false }
  func toggle(_ day: DateComponents, at date: Date, in calendar: Calendar) {}
}

extension DateComponents {
  /// Whether the components name the day of `date`, in their own calendar, or else in `calendar`.
  func namesDay(of date: Date, in calendar: Calendar) -> Bool {
    moment(in: calendar).map { calendar.isDate($0, inSameDayAs: date) } ?? false
  }

  /// Returns the moment that the components name; missing components are the first of their kind.
  func moment(in calendar: Calendar) -> Date? {
    var own = self.calendar ?? calendar
    own.timeZone = timeZone ?? calendar.timeZone
    return own.date(from: self)
  }
}
