import Foundation

extension NSCalendar {
  /// Stores the start of the calendar unit that contains a date, and its length in seconds. Returns `false` for
  /// units without a start.
  public func range(
    of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    guard let interval = range(of: unit, for: date) else { return false }
    datep?.pointee = NSDate(
      timeIntervalSinceReferenceDate: interval.start.timeIntervalSinceReferenceDate)
    tip?.pointee = interval.duration
    return true
  }
}
