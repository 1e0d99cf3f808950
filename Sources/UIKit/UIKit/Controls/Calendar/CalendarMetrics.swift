import CoreGraphics

/// The figures of calendars, quoted, from screenshots of iOS 16 (F-CONTROL-02).
enum CalendarMetrics {
  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 20
  static let rowHeight: CGFloat = 44
  /// A row that has room for decorations below its days.
  static let decoratedRowHeight: CGFloat = 56
  static let sideMargin: CGFloat = 8
  /// From the calendar's edge to the header's text.
  static let headerMargin: CGFloat = 16
  static let circle: CGFloat = 44
  static let daySize: CGFloat = 20
  static let headerSize: CGFloat = 17
  static let weekdaySize: CGFloat = 13
  /// Days don't grow beyond what their places hold.
  static let largestDay: CGFloat = 26
  static let largestHeader: CGFloat = 26
  /// The width of the touched area of each of the buttons to other months.
  static let stepWidth: CGFloat = 40
  /// How strong the circle is behind a chosen day that isn't today.
  static let circleAlpha: CGFloat = 0.14
  static let width: CGFloat = 320
  static let switchDuration = 0.25
  /// Heights of decorations: of a small, a medium and a large one.
  static let decorations: [CGFloat] = [6, 8, 10]
  static let imageDecorations: [CGFloat] = [11, 13, 16]
  /// The most weeks a month has parts of.
  static let weeks = 6
}
