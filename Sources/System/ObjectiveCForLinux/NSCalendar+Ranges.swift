import Foundation

extension NSCalendar {
  /// Writes where the unit of a calendar begins that holds a date, and its length in seconds;
  /// `false` for units that have no beginning.
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
