import Foundation
import Stage
import Testing

@testable import UIKit

/// Source: Apple, `UICalendarView`, `UICalendarSelectionSingleDate` and `UICalendarSelectionMultiDate`.
@MainActor @Suite(.serialized) struct CalendarViewTests {
  @MainActor
  final class Delegate: NSObject, @MainActor UICalendarViewDelegate,
    @MainActor UICalendarSelectionSingleDateDelegate,
    @MainActor UICalendarSelectionMultiDateDelegate
  {
    var asked: Set<Int> = []
    var months: [Int?] = []
    var events: [String] = []
    var refused: Set<Int> = []
    var keeps = false
    var color = UIColor.red

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      guard dateComponents.month == 2, let day = dateComponents.day else { return nil }
      asked.insert(day)
      switch day {
      case 3: return .default(color: color, size: .large)
      case 4: return .image(UIImage(systemName: "heart.fill"), color: .systemPink)
      case 5:
        return .customView {
          let label = UILabel()
          label.text = "own"
          return label
        }
      case 6: return UICalendarView.Decoration()
      default: return nil
      }
    }

    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { months.append(previousDateComponents.month) }

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { events.append(dateComponents?.day.map { "\($0)" } ?? "none") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day.map { !refused.contains($0) } ?? !keeps }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { events.append("+\(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { events.append("-\(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { !refused.contains(dateComponents.day ?? 0) }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { !keeps }
  }

  @MainActor final class Bench {
    let stage: Stage
    let view: UICalendarView
    let delegate = Delegate()

    init(rightToLeft: Bool = false) {
      stage = Stage(
        device: .iPhone14Pro, layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
      stage.renderLoop.date = { DatePickerTests.today }
      view = UICalendarView()
      view.calendar = Calendar(identifier: .gregorian)
      view.locale = Locale(identifier: "en_US")
      view.timeZone = TimeZone(identifier: "Europe/Berlin")
      view.delegate = delegate
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      controller.view.addSubview(view)
      view.frame = CGRect(
        x: 16, y: 150, width: 361, height: view.intrinsicContentSize.height)
      stage.show(controller)
    }

    var shown: CalendarMonthView? {
      view.month.pager.subviews.compactMap { $0 as? CalendarMonthView }
        .first { $0.month == view.month.month }
    }
    func day(_ number: Int) -> CalendarDayView { shown!.days[number - 1] }
    func tap(_ number: Int) {
      let frame = day(number).convert(day(number).bounds, to: nil)
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: 0.5)
    }
    var chosen: [Int] {
      (shown?.days ?? []).indices.filter { day($0 + 1).look.isChosen }.map { $0 + 1 }
    }
  }

  @Test func defaults() {
    let bench = Bench()
    #expect(bench.view.wantsDateDecorations)
    #expect(bench.view.selectionBehavior == nil)
    #expect(bench.view.fontDesign == .default)
    #expect(bench.view.availableDateRange.start == .distantPast)
    #expect(bench.view.availableDateRange.end == .distantFuture)
    let visible = bench.view.visibleDateComponents
    #expect(visible.year == 2024)
    #expect(visible.month == 2)
    #expect(visible.day == nil)
    #expect(bench.day(5).look.isToday)
    // Without a selection behavior no day can be chosen.
    bench.tap(9)
    #expect(bench.chosen.isEmpty)
  }

  @Test func oneDay() {
    let bench = Bench()
    let selection = UICalendarSelectionSingleDate(delegate: bench.delegate)
    #expect(selection.delegate === bench.delegate)
    #expect(selection.selectedDate == nil)
    bench.delegate.refused = [12]
    bench.view.selectionBehavior = selection
    bench.tap(9)
    #expect(bench.chosen == [9])
    #expect(selection.selectedDate?.day == 9)
    bench.tap(10)
    bench.tap(12)
    #expect(bench.chosen == [10])
    #expect(bench.day(12).look.isEnabled == false)
    bench.tap(10)
    #expect(bench.chosen.isEmpty)
    #expect(selection.selectedDate == nil)
    #expect(bench.delegate.events == ["9", "10", "none"])
    // Selections by the app don't call the delegate, and show their month.
    selection.setSelected(DateComponents(year: 2024, month: 4, day: 30), animated: true)
    bench.stage.advance(by: 1)
    #expect(bench.view.visibleDateComponents.month == 4)
    #expect(bench.chosen == [30])
    bench.delegate.keeps = true
    bench.tap(30)
    #expect(bench.chosen == [30])
    #expect(bench.delegate.events.count == 3)
  }

  @Test func manyDays() {
    let bench = Bench()
    let selection = UICalendarSelectionMultiDate(delegate: bench.delegate)
    bench.view.selectionBehavior = selection
    for day in [3, 9, 28, 9] { bench.tap(day) }
    #expect(bench.chosen == [3, 28])
    #expect(selection.selectedDates.map(\.day) == [3, 28])
    bench.delegate.refused = [20]
    selection.updateSelectableDates()
    bench.tap(20)
    bench.delegate.keeps = true
    bench.tap(3)
    #expect(bench.delegate.events == ["+3", "+9", "+28", "-9"])
    #expect(bench.chosen == [3, 28])
    selection.selectedDates = [DateComponents(year: 2024, month: 2, day: 1)]
    #expect(bench.chosen == [1])
    #expect(bench.delegate.events.count == 4)
  }

  @Test func months() {
    let bench = Bench()
    bench.view.setVisibleDateComponents(DateComponents(year: 2023, month: 12), animated: true)
    bench.stage.advance(by: 1)
    #expect(bench.view.visibleDateComponents.year == 2023)
    #expect(bench.delegate.months == [2])
    bench.stage.drag(from: CGPoint(x: 190, y: 350), by: CGVector(dx: -160, dy: 0), duration: 0.15)
    bench.stage.advance(by: 2)
    #expect(bench.view.visibleDateComponents.month == 1)
    #expect(bench.delegate.months == [2, 12])
    // There are no months beyond the range.
    bench.view.availableDateRange = DateInterval(
      start: DateWheelsTests.date("2024-03-10"), end: DateWheelsTests.date("2024-04-02"))
    #expect(bench.view.visibleDateComponents.month == 3)
    #expect(!bench.day(9).look.isEnabled)
    #expect(bench.day(10).look.isEnabled)
    bench.view.visibleDateComponents = DateComponents(year: 2030, month: 1)
    #expect(bench.view.visibleDateComponents.month == 4)
    #expect(!bench.view.month.header.following.isEnabled)
  }

  @Test func decorations() throws {
    let bench = Bench()
    #expect(bench.delegate.asked == Set(1...29))
    #expect(bench.day(3).decoration?.bounds.size == CGSize(width: 10, height: 10))
    #expect(bench.day(3).decoration?.backgroundColor == .red)
    #expect(bench.day(4).decoration is UIImageView)
    #expect(bench.day(5).decoration is UILabel)
    #expect(bench.day(6).decoration != nil)
    #expect(bench.day(7).decoration == nil)
    bench.delegate.asked = []
    bench.delegate.color = .blue
    bench.view.reloadDecorations(
      forDateComponents: [DateComponents(year: 2024, month: 2, day: 3)], animated: false)
    #expect(bench.delegate.asked == [3])
    #expect(bench.day(3).decoration?.backgroundColor == .blue)
    bench.stage.advance(by: 0.1)
    try bench.stage.keepPicture("calendar")
    let height = bench.view.intrinsicContentSize.height
    bench.view.wantsDateDecorations = false
    #expect(bench.view.intrinsicContentSize.height < height)
    #expect(bench.day(3).decoration == nil)
  }

  /// A selection belongs to one view, and has no effect after it lost its view.
  @Test func behavioursAreExchanged() {
    let bench = Bench()
    let (old, new) = (
      UICalendarSelectionSingleDate(delegate: nil), UICalendarSelectionMultiDate(delegate: nil)
    )
    bench.view.selectionBehavior = old
    bench.tap(9)
    bench.view.selectionBehavior = new
    #expect(bench.chosen.isEmpty)
    old.setSelected(DateComponents(year: 2020, month: 1, day: 1), animated: true)
    #expect(bench.view.visibleDateComponents.year == 2024)
    bench.tap(9)
    #expect(new.selectedDates.map(\.day) == [9])
  }

  @Test func assistiveSoftware() {
    let bench = Bench()
    bench.view.selectionBehavior = UICalendarSelectionSingleDate(delegate: bench.delegate)
    #expect(bench.day(5).accessibilityLabel == "Today, February 5, 2024")
    #expect(bench.day(6).accessibilityLabel == "February 6, 2024")
    #expect(bench.day(6).accessibilityActivate())
    #expect(bench.day(6).accessibilityTraits == [.button, .selected])
  }
}
