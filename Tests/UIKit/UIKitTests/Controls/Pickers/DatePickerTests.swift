import Foundation
import Stage
import Testing

@testable import UIKit

/// Source: Apple, `UIDatePicker`, and its headers' comments on limits and intervals.
@MainActor @Suite(.serialized) struct DatePickerTests {
  static let today = DateWheelsTests.date("2024-02-05 10:30:00")

  @MainActor final class Bench {
    let stage: Stage
    let controller = UIViewController()
    let picker: UIDatePicker
    private(set) var sent: [Date] = []
    private(set) var edits: [String] = []

    init(
      _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, rightToLeft: Bool = false,
      appearance: UIUserInterfaceStyle = .light, date: String? = nil
    ) {
      stage = Stage(
        device: .iPhone14Pro, appearance: appearance,
        layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
      stage.renderLoop.date = { DatePickerTests.today }
      picker = UIDatePicker()
      picker.calendar = Calendar(identifier: .gregorian)
      picker.locale = Locale(identifier: "en_US")
      picker.timeZone = TimeZone(identifier: "Europe/Berlin")
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      if let date { picker.date = DateWheelsTests.date(date) }
      picker.frame.origin = CGPoint(x: 36, y: 200)
      controller.view.backgroundColor = .systemBackground
      controller.view.addSubview(picker)
      stage.show(controller)
      picker.addAction(
        UIAction { [weak self] in
          guard let self, let picker = $0.sender as? UIDatePicker else { return }
          sent.append(picker.date)
        }, for: .valueChanged)
      for (event, name) in [
        (UIControl.Event.editingDidBegin, "begin"), (.editingDidEnd, "end"),
      ] {
        picker.addAction(UIAction { [weak self] _ in self?.edits.append(name) }, for: event)
      }
    }

    var wheels: DateWheelsView? { find(DateWheelsView.self).first }
    var plates: [DatePlateView] { find(DatePlateView.self).filter { !$0.isHidden } }
    var month: MonthCalendarView? { find(MonthCalendarView.self).first }

    func find<View: UIView>(_ type: View.Type) -> [View] {
      func all(_ view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap(all)
      }
      return stage.window.map(all) ?? []
    }

    /// Turns a column by whole rows, with a finger.
    func turn(_ component: Int, by rows: Int) {
      guard let wheel = wheels?.picker.wheels[component] else { return }
      let frame = wheel.convert(wheel.bounds, to: nil)
      stage.drag(
        from: CGPoint(x: frame.midX, y: frame.midY),
        by: CGVector(dx: 0, dy: CGFloat(-32 * rows) + (rows > 0 ? -4 : 4)), duration: 0.4, hold: 0.2
      )
      stage.advance(by: 2)
    }

    /// The values of the rows in front.
    var front: [String?] { wheels?.picker.wheels.map(\.accessibilityValue) ?? [] }

    func tap(_ view: UIView) {
      let frame = view.convert(view.bounds, to: nil)
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: 1)
    }

    func day(_ number: Int) -> CalendarDayView? {
      guard let month else { return nil }
      let shown = find(CalendarMonthView.self).first { $0.month == month.month }
      return shown.flatMap { $0.days.indices.contains(number - 1) ? $0.days[number - 1] : nil }
    }

    func expect(_ date: String, _ location: SourceLocation = #_sourceLocation) {
      #expect(picker.date == DateWheelsTests.date(date), sourceLocation: location)
      #expect(sent.last == picker.date, sourceLocation: location)
    }
  }

  @Test func defaults() {
    let stage = Stage(device: .iPhone14Pro)
    stage.renderLoop.date = { Self.today }
    let picker = UIDatePicker()
    #expect(picker.date == Self.today)
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.minimumDate == nil)
    #expect(picker.maximumDate == nil)
    #expect(picker.locale == picker.calendar.locale ?? .current)
    #expect(picker.minuteInterval == 1)
    #expect(picker.roundsToMinuteInterval)
    #expect(picker.countDownDuration == 0)
    #expect(picker.timeZone == nil)
    #expect(picker.calendar == Calendar.current)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    picker.countDownDuration = 100_000
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = -1
    #expect(picker.countDownDuration == 0)
  }

  /// Dates that the app sets are in the range, and on rows of minutes unless rounding is off.
  @Test func settingDates() {
    let bench = Bench(.dateAndTime, .wheels)
    let picker = bench.picker
    picker.minuteInterval = 15
    picker.date = DateWheelsTests.date("2024-02-05 10:44:59")
    #expect(picker.date == DateWheelsTests.date("2024-02-05 10:30:00"))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == DateWheelsTests.date("2024-02-05 10:44:59"))
    picker.minimumDate = DateWheelsTests.date("2024-02-06 08:00:00")
    #expect(picker.date == picker.minimumDate)
    picker.maximumDate = DateWheelsTests.date("2024-02-04 08:00:00")
    // Limits in the wrong order don't apply.
    #expect(picker.date == DateWheelsTests.date("2024-02-05 10:44:59"))
    picker.minimumDate = nil
    #expect(picker.date == picker.maximumDate)
    bench.stage.advance(by: 1)
    #expect(bench.sent.isEmpty)
  }

  // MARK: Wheels

  @Test func turningWheels() {
    let bench = Bench(.date, .wheels, date: "2024-01-31 10:30:00")
    #expect(bench.front == ["January", "31", "2024"])
    bench.turn(2, by: 1)
    bench.expect("2025-01-31 10:30:00")
    // February doesn't have that day: the wheel of days rolls back to its last.
    bench.turn(0, by: 1)
    bench.expect("2025-02-28 10:30:00")
    #expect(bench.front == ["February", "28", "2025"])
    // It doesn't have the day after either: the wheel rolls back, and nothing has changed.
    bench.turn(1, by: 2)
    #expect(bench.front == ["February", "28", "2025"])
    #expect(bench.sent.count == 2)
    bench.turn(0, by: -2)
    bench.expect("2025-12-28 10:30:00")
    #expect(bench.sent.count == 3)
  }

  /// Wheels that stop outside of the range roll back to its nearest date.
  @Test func rollingBack() {
    let bench = Bench(.date, .wheels, date: "2024-06-15 10:30:00")
    bench.picker.minimumDate = DateWheelsTests.date("2024-05-20 08:00:00")
    bench.picker.maximumDate = DateWheelsTests.date("2024-07-10 08:00:00")
    bench.turn(0, by: -3)
    bench.expect("2024-05-20 08:00:00")
    #expect(bench.front == ["May", "20", "2024"])
    bench.turn(2, by: 1)
    bench.expect("2024-07-10 08:00:00")
    #expect(bench.front == ["July", "10", "2024"])
    #expect(bench.sent.count == 2)
  }

  @Test func times() {
    let bench = Bench(.time, .wheels, date: "2024-01-31 11:59:30")
    #expect(bench.front == ["11", "59", "AM"])
    bench.turn(0, by: 1)
    // The other wheel follows past noon.
    bench.expect("2024-01-31 12:59:00")
    #expect(bench.front == ["12", "59", "PM"])
    bench.turn(1, by: 1)
    bench.expect("2024-01-31 12:00:00")
    bench.turn(2, by: -1)
    bench.expect("2024-01-31 00:00:00")
    #expect(bench.front == ["12", "00", "AM"])
  }

  @Test func daysAndTimes() throws {
    let bench = Bench(.dateAndTime, .wheels, date: "2024-02-05 22:10:00")
    #expect(bench.front == ["Today", "10", "10", "PM"])
    bench.turn(0, by: 3)
    bench.expect("2024-02-08 22:10:00")
    #expect(bench.front.first == "Thu, Feb 8")
    bench.picker.locale = Locale(identifier: "de_DE")
    bench.stage.advance(by: 0.1)
    let day = try #require(bench.front.first ?? nil)
    #expect(day.hasPrefix("Do"))
    #expect(day.hasSuffix("8. Feb."))
    #expect(bench.front.dropFirst() == ["22", "10"])
  }

  @Test func countingDown() {
    let bench = Bench(.countDownTimer, .wheels)
    bench.picker.countDownDuration = 3600 + 120
    bench.stage.advance(by: 0.1)
    #expect(bench.front == ["1", "2"])
    bench.turn(0, by: -1)
    #expect(bench.picker.countDownDuration == 120)
    #expect(bench.sent.count == 1)
    // A duration of zero rolls back to a minute.
    bench.turn(1, by: -2)
    #expect(bench.picker.countDownDuration == 60)
    #expect(bench.front == ["0", "1"])
    #expect(bench.sent.count == 2)
  }

  /// An animated date turns the wheels, and sends no event.
  @Test func animatedDates() {
    let bench = Bench(.date, .wheels, date: "2024-01-31 10:30:00")
    bench.picker.setDate(DateWheelsTests.date("2023-11-02"), animated: true)
    #expect(bench.picker.date == DateWheelsTests.date("2023-11-02"))
    bench.stage.advance(by: 1)
    #expect(bench.front == ["November", "2", "2023"])
    #expect(bench.sent.isEmpty)
    #expect(!bench.stage.needsFrame)
  }

  /// All modes and styles fit their frames and are drawn, in both directions and in dark appearance.
  @Test(arguments: [false, true])
  func looks(rightToLeft: Bool) throws {
    for style in [UIDatePickerStyle.wheels, .compact, .inline] {
      for mode in [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer] {
        let bench = Bench(
          mode, style, rightToLeft: rightToLeft, appearance: rightToLeft ? .dark : .light,
          date: "2024-02-14 10:30:00")
        if rightToLeft { bench.picker.locale = Locale(identifier: "ar_EG") }
        bench.picker.sizeToFit()
        bench.stage.advance(by: 0.5)
        #expect(bench.picker.frame.width > 60)
        #expect(bench.picker.frame.width <= 340)
        let texts = bench.find(UILabel.self).compactMap(\.text).filter { !$0.isEmpty }
        #expect(texts.count >= (style == .compact && mode != .dateAndTime ? 1 : 2))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: bench.picker.bounds.size, format: format).image {
          bench.picker.layer.render(in: $0.cgContext)
        }
        let ink = try #require(drawn.cgImage).inkBounds
        #expect(ink.width > 20, "\(style) \(mode)")
        #expect(ink.height > 5, "\(style) \(mode)")
        try bench.stage.keepPicture(
          "date-picker-\(style)-\(mode)-\(rightToLeft ? "rtl" : "ltr")")
      }
    }
  }

  // MARK: Inline

  @Test func tappingDays() throws {
    let bench = Bench(.dateAndTime, .inline, date: "2024-02-14 10:30:00")
    #expect(bench.month?.header.title.accessibilityLabel == "February 2024")
    #expect(try #require(bench.day(14)).look.isChosen)
    #expect(bench.day(5)?.look.isToday == true)
    bench.tap(try #require(bench.day(29)))
    bench.expect("2024-02-29 10:30:00")
    #expect(bench.day(29)?.look.isChosen == true)
    #expect(bench.day(14)?.look.isChosen == false)
    #expect(bench.day(29)?.accessibilityTraits == [.button, .selected])
    bench.tap(try #require(bench.day(29)))
    #expect(bench.sent.count == 1)
    #expect(bench.day(30) == nil)
  }

  /// Days beyond the limits are visible, but can't be chosen; months beyond them don't exist.
  @Test func daysBeyondTheRange() throws {
    let bench = Bench(.date, .inline, date: "2024-02-14 10:30:00")
    bench.picker.minimumDate = DateWheelsTests.date("2024-02-10 12:00:00")
    bench.picker.maximumDate = DateWheelsTests.date("2024-03-05 12:00:00")
    bench.stage.advance(by: 0.1)
    let header = try #require(bench.month?.header)
    #expect(!header.previous.isEnabled)
    #expect(header.following.isEnabled)
    bench.tap(try #require(bench.day(9)))
    #expect(bench.sent.isEmpty)
    #expect(bench.day(9)?.look.isEnabled == false)
    // On the day of the limit, the times after it can be chosen.
    bench.tap(try #require(bench.day(10)))
    bench.expect("2024-02-10 12:00:00")
    bench.tap(header.following)
    #expect(header.title.accessibilityLabel == "March 2024")
    #expect(!header.following.isEnabled)
    #expect(bench.sent.count == 1)
    bench.tap(try #require(bench.day(5)))
    bench.expect("2024-03-05 12:00:00")
    bench.tap(try #require(bench.day(6)))
    #expect(bench.sent.count == 2)
  }

  /// A swipe shows the previous or next month, in the direction of the language.
  @Test(arguments: [false, true])
  func swipingMonths(rightToLeft: Bool) throws {
    let bench = Bench(.date, .inline, rightToLeft: rightToLeft, date: "2024-01-31 10:30:00")
    func swipe(_ way: CGFloat) {
      bench.stage.drag(
        from: CGPoint(x: 190, y: 400), by: CGVector(dx: rightToLeft ? -way : way, dy: 0),
        duration: 0.15)
      bench.stage.advance(by: 2)
    }
    let header = try #require(bench.month?.header)
    for (way, name) in [
      (-150, "February 2024"), (-150, "March 2024"), (150, "February 2024"),
      (150, "January 2024"), (150, "December 2023"),
    ] as [(CGFloat, String)] {
      swipe(way)
      #expect(header.title.accessibilityLabel == name)
    }
    bench.tap(header.following)
    #expect(header.title.accessibilityLabel == "January 2024")
    #expect(bench.sent.isEmpty)
    #expect(bench.day(31)?.look.isChosen == true)
    #expect(!bench.stage.needsFrame)
  }

  /// The title opens wheels, which change the month and the date with it.
  @Test func choosingMonths() throws {
    let bench = Bench(.date, .inline, date: "2024-03-31 10:30:00")
    let header = try #require(bench.month?.header)
    bench.tap(header.title)
    #expect(bench.front == ["March", "2024"])
    bench.turn(0, by: -1)
    bench.expect("2024-02-29 10:30:00")
    bench.turn(1, by: -1)
    bench.expect("2023-02-28 10:30:00")
    bench.tap(header.title)
    #expect(bench.wheels == nil)
    #expect(header.title.accessibilityLabel == "February 2023")
    #expect(bench.day(28)?.look.isChosen == true)
  }

  // MARK: Compact

  /// Returns the text with plain spaces: Unicode's data have narrow ones in times since version 42.
  private func plain(_ plate: DatePlateView) -> String? {
    plate.text?.replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test func openingPlates() throws {
    let bench = Bench(.dateAndTime, .compact, date: "2024-02-14 10:30:00")
    #expect(bench.plates.map(plain) == ["Feb 14, 2024", "10:30 AM"])
    #expect(bench.picker.frame.size == bench.picker.intrinsicContentSize)
    bench.tap(bench.plates[0])
    #expect(bench.edits == ["begin"])
    #expect(bench.plates[0].isOpen)
    try bench.stage.keepPicture("date-picker-open-date")
    bench.tap(try #require(bench.day(20)))
    bench.expect("2024-02-20 10:30:00")
    #expect(bench.plates[0].text == "Feb 20, 2024")
    // A touch outside closes it and reaches nothing else.
    bench.stage.tap(at: CGPoint(x: 196, y: 830))
    bench.stage.advance(by: 1)
    #expect(bench.edits == ["begin", "end"])
    #expect(bench.month == nil)
    #expect(!bench.plates[0].isOpen)

    bench.tap(bench.plates[1])
    #expect(bench.front == ["10", "30", "AM"])
    try bench.stage.keepPicture("date-picker-open-time")
    bench.turn(0, by: 4)
    bench.expect("2024-02-20 14:30:00")
    #expect(plain(bench.plates[1]) == "2:30 PM")
    #expect(bench.sent.count == 2)
    #expect(bench.find(DateOverlay.self).first?.accessibilityPerformEscape() == true)
    bench.stage.advance(by: 1)
    #expect(bench.wheels == nil)
    #expect(bench.edits == ["begin", "end", "begin", "end"])
  }

  /// An open view disappears with the picker.
  @Test func leavingWhileOpen() {
    let bench = Bench(.date, .compact)
    bench.tap(bench.plates[0])
    #expect(bench.month != nil)
    bench.picker.removeFromSuperview()
    #expect(bench.month == nil)
    #expect(bench.edits == ["begin", "end"])
  }

  @Test func disabledPickersTakeNothing() throws {
    for style in [UIDatePickerStyle.wheels, .compact, .inline] {
      let bench = Bench(.date, style, date: "2024-02-14 10:30:00")
      bench.picker.isEnabled = false
      bench.stage.advance(by: 0.1)
      switch style {
      case .wheels: bench.turn(0, by: 1)
      case .inline: bench.tap(try #require(bench.day(20)))
      default:
        bench.tap(bench.plates[0])
        #expect(bench.month == nil)
      }
      #expect(bench.sent.isEmpty)
      #expect(bench.picker.date == DateWheelsTests.date("2024-02-14 10:30:00"))
    }
  }

  /// Large text makes the buttons larger, and they stay inside the picker.
  @Test func largeText() {
    let bench = Bench(.dateAndTime, .compact)
    let small = bench.picker.intrinsicContentSize
    bench.stage.textSize = .accessibilityLarge
    bench.stage.advance(by: 0.1)
    #expect(bench.picker.intrinsicContentSize.height > small.height)
    for plate in bench.plates {
      #expect(bench.picker.bounds.insetBy(dx: -0.01, dy: -0.01).contains(plate.frame))
    }
  }
}
