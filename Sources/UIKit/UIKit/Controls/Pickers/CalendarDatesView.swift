import CoreGraphics
import Foundation

/// A calendar that chooses the day of a date. With the time's button below it, it is a date picker's inline
/// style.
final class CalendarDatesView: UIView, DatePickerContent {
  var didChoose: (Date) -> Void = { _ in }
  let month: MonthCalendarView
  private(set) var time: CompactDateView?
  private let timeLabel = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private var state: DatePickerState
  /// Called when the time's wheels open, and when they are closed.
  var didBeginOrEnd: (_ begins: Bool) -> Void = { _ in }

  init(_ state: DatePickerState) {
    self.state = state
    month = MonthCalendarView(state.settings, showing: state.date, today: state.today)
    super.init(frame: .zero)
    month.look = { [weak self] in self?.look($0) ?? CalendarDayLook() }
    month.didChoose = { [weak self] in self?.choose(day: $0) }
    month.didChooseMonth = { [weak self] in self?.choose(month: $0) }
    addSubview(month)
    timeLabel.text = SystemText.time.text
    timeLabel.font = .preferredFont(forTextStyle: .body)
    timeLabel.adjustsFontForContentSizeCategory = true
    line.backgroundColor = .separator
    show(state, animated: false)
  }

  required init?(coder: NSCoder) {
    fatalError("A date picker makes its calendar")
  }

  private var calendar: Calendar { state.settings.calendar }

  func show(_ state: DatePickerState, animated: Bool) {
    let old = self.state
    self.state = state
    if old.settings != state.settings || old.today != state.today {
      month.set(state.settings, today: state.today)
    }
    month.isUserInteractionEnabled = state.isEnabled
    month.show(state.date, animated: animated)
    showTime()
  }

  private func showTime() {
    guard state.mode == .dateAndTime else {
      for view in [time, timeLabel, line] as [UIView?] { view?.removeFromSuperview() }
      time = nil
      return
    }
    if time == nil {
      let plate = CompactDateView(frame: .zero)
      plate.didChoose = { [weak self] in self?.choose($0) }
      plate.didBeginOrEnd = { [weak self] in self?.didBeginOrEnd($0) }
      for view in [plate, timeLabel, line] as [UIView] { addSubview(view) }
      time = plate
    }
    var clock = state
    clock.mode = .time
    time?.show(clock, animated: false)
    timeLabel.textColor = state.isEnabled ? .label : .tertiaryLabel
    setNeedsLayout()
  }

  private func look(_ day: Date) -> CalendarDayLook {
    CalendarDayLook(
      isEnabled: state.isEnabled && month.isAllowed(day: day),
      isChosen: calendar.isDate(day, inSameDayAs: state.date),
      isToday: calendar.isDate(day, inSameDayAs: state.today))
  }

  // MARK: Choosing

  private func choose(day: Date) { choose(calendar.moved(state.date, toDayOf: day)) }

  /// Chooses the same day of another month, or its last.
  private func choose(month date: Date) {
    let month = CalendarMonth(containing: date, in: calendar)
    let day = min(calendar.component(.day, from: state.date), month.dayCount)
    choose(day: month.date(of: day, in: calendar))
  }

  private func choose(_ date: Date) {
    let valid = state.settings.valid(
      date, rounds: state.roundsMinutes && state.mode == .dateAndTime)
    guard valid != state.date else { return }
    state.date = valid
    month.show(valid, animated: true)
    showTime()
    didChoose(valid)
  }

  // MARK: Layout

  func fittingSize() -> CGSize {
    let row = state.mode == .dateAndTime ? timeRow : 0
    return CGSize(width: CalendarMetrics.width, height: month.fittingHeight + row)
  }

  private var timeRow: CGFloat {
    max(DateMetrics.timeRow, (time?.fittingSize().height ?? 0) + DateMetrics.timeMargin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = state.mode == .dateAndTime ? timeRow : 0
    month.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - row))
    guard let time else { return }
    let (margin, size) = (DateMetrics.timeMargin, time.fittingSize())
    let width = min(size.width, bounds.width / 2)
    let top = bounds.height - row
    time.frame = CGRect(
      x: isRightToLeft ? margin : bounds.width - margin - width,
      y: top + (row - size.height) / 2, width: width, height: size.height)
    let room = max(0, bounds.width - width - 3 * margin)
    timeLabel.frame = CGRect(
      x: isRightToLeft ? bounds.width - margin - room : margin, y: top, width: room, height: row)
    timeLabel.textAlignment = isRightToLeft ? .right : .left
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: margin, y: top, width: max(0, bounds.width - 2 * margin), height: hairline)
  }
}
