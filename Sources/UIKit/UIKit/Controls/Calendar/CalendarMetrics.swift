import CoreGraphics

/// The measures of calendars, quoted, from screenshots of iOS 16 (F-CONTROL-02).
enum CalendarMetrics {
  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 20
  static let rowHeight: CGFloat = 44
  /// The height of a row with space for decorations below its days.
  static let decoratedRowHeight: CGFloat = 56
  static let sideMargin: CGFloat = 8
  /// The distance from the calendar's edge to the header's text.
  static let headerMargin: CGFloat = 16
  static let circle: CGFloat = 44
  static let daySize: CGFloat = 20
  static let headerSize: CGFloat = 17
  static let weekdaySize: CGFloat = 13
  /// The largest font size of days, which is limited by their columns.
  static let largestDay: CGFloat = 26
  static let largestHeader: CGFloat = 26
  /// The width of the touch area of each of the buttons for other months.
  static let stepWidth: CGFloat = 40
  /// The opacity of the circle behind a chosen day other than today.
  static let circleAlpha: CGFloat = 0.14
  static let width: CGFloat = 320
  static let switchDuration = 0.25
  /// The heights of a small, a medium and a large decoration.
  static let decorations: [CGFloat] = [6, 8, 10]
  static let imageDecorations: [CGFloat] = [11, 13, 16]
  /// The greatest number of weeks that a month overlaps.
  static let weeks = 6
}
