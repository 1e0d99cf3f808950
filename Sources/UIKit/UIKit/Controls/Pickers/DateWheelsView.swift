import CoreGraphics
import Foundation

/// Wheels that choose a date, a time or a duration.
final class DateWheelsView: UIView, DatePickerContent, UIPickerViewDataSource,
  UIPickerViewAccessibilityDelegate
{
  var didChoose: (Date) -> Void = { _ in }
  var didChooseDuration: (TimeInterval) -> Void = { _ in }
  let picker = UIPickerView(frame: .zero)
  /// The colour of dates that can be chosen.
  var titleColor: UIColor? { didSet { picker.reloadAllComponents() } }
  private var wheels: DateWheels?
  private var state: DatePickerState?
  private var widths: [CGFloat] = []
  private var units: [UILabel] = []
  /// Whether the wheels show months and years without days, for the header of a calendar.
  private let choosesMonths: Bool

  init(choosesMonths: Bool = false) {
    self.choosesMonths = choosesMonths
    super.init(frame: .zero)
    addSubview(picker)
  }

  required init?(coder: NSCoder) {
    fatalError("A date picker makes its wheels")
  }

  func fittingSize() -> CGSize { PickerMetrics.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    picker.layoutIfNeeded()
    placeUnits()
  }

  // MARK: Showing

  private func kind(_ mode: UIDatePicker.Mode) -> DateWheels.Kind {
    if choosesMonths { return .yearAndMonth }
    return switch mode {
    case .time: .time
    case .date: .date
    case .dateAndTime: .dateAndTime
    case .countDownTimer: .countDown
    }
  }

  func show(_ state: DatePickerState, animated: Bool) {
    let old = self.state
    self.state = state
    isUserInteractionEnabled = state.isEnabled
    let kind = kind(state.mode)
    if wheels?.kind == kind, old?.settings == state.settings, old?.today == state.today {
      return turn(from: old?.date ?? state.date, animated: animated)
    }
    let wheels = DateWheels(
      kind, state.settings, around: state.date, today: state.today, isMirrored: isRightToLeft)
    self.wheels = wheels
    widths = wheels.columns.map { width(of: $0, wheels, state.date) }
    if picker.dataSource == nil {
      picker.dataSource = self
      picker.delegate = self
    }
    picker.reloadAllComponents()
    showUnits()
    turn(from: state.date, animated: false)
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    guard previous.layoutDirection != traitCollection.layoutDirection, let state else { return }
    wheels = nil
    show(state, animated: false)
  }

  private func count(_ component: Int) -> Int {
    guard let wheels, let state else { return 1 }
    return max(1, wheels.valueCount(wheels.columns[component], at: state.date))
  }

  private func value(of component: Int) -> Int {
    max(0, picker.selectedRow(inComponent: component)) % count(component)
  }

  /// Turns every wheel to the date, the shortest way.
  private func turn(from old: Date, animated: Bool) {
    guard let wheels, let state else { return }
    for (component, column) in wheels.columns.enumerated() {
      let rows = wheels.rowCount(column, at: state.date)
      if picker.numberOfRows(inComponent: component) != rows { picker.reloadComponent(component) }
      let value =
        wheels.kind == .countDown
        ? wheels.value(column, duration: state.duration) : wheels.value(column, at: state.date)
      let present = max(0, picker.selectedRow(inComponent: component))
      let target = row(showing: value, component, from: present, rows)
      let isFar = abs(target - present) > count(component)
      if target != present || picker.wheels[component].rowCount == 0 {
        picker.selectRow(target, inComponent: component, animated: animated && !isFar)
      }
    }
    picker.refreshRows()
  }

  /// Returns the nearest row with a value; near an end of a cyclic wheel, one in its middle.
  private func row(showing value: Int, _ component: Int, from row: Int, _ rows: Int) -> Int {
    let count = count(component)
    guard rows > count else { return value }
    guard (rows / 4..<rows * 3 / 4).contains(row) else {
      return rows / 2 / count * count + value
    }
    var way = (value - row % count + count) % count
    if way > count / 2 { way -= count }
    return row + way
  }

  // MARK: Choosing

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let wheels, var state else { return }
    let values = wheels.columns.indices.map(value)
    let old = state.date
    if wheels.kind == .countDown {
      let before = state.duration
      state.duration = wheels.duration(choosing: values)
      self.state = state
      turn(from: old, animated: true)
      if state.duration != before { didChooseDuration(state.duration) }
      return
    }
    state.date = wheels.date(choosing: values, changed: component, from: old)
    self.state = state
    turn(from: old, animated: true)
    if state.date != old { didChoose(state.date) }
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels?.columns.count ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    guard let wheels, let state else { return 0 }
    return wheels.rowCount(wheels.columns[component], at: state.date)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths[component]
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    guard let wheels, let state else { return nil }
    let column = wheels.columns[component]
    let value = row % count(component)
    let isEnabled = state.isEnabled && wheels.isEnabled(column, value, at: state.date)
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment(column)
    if let unit = Self.unit(column) {
      // The unit is next to the number in front, and takes its width in all rows.
      let room = Self.width(unit) + DateMetrics.unitGap
      if paragraph.alignment == .right { paragraph.tailIndent = -room }
      if paragraph.alignment == .left { paragraph.firstLineHeadIndent = room }
    }
    return NSAttributedString(
      string: wheels.title(column, value, at: state.date),
      attributes: [
        .font: Self.font, .paragraphStyle: paragraph,
        .foregroundColor: isEnabled ? titleColor ?? .label : UIColor.tertiaryLabel,
      ]
    ).releasingRuns()
  }

  private static let font = UIFont.systemFont(ofSize: PickerMetrics.fontSize)

  private func alignment(_ column: DateWheels.Column) -> NSTextAlignment {
    return switch column {
    case .month: isRightToLeft ? .right : .left
    case .period: .center
    case .minute: .left
    case .hour: .right
    case .year, .day, .wholeDay, .countHours, .countMinutes: isRightToLeft ? .left : .right
    }
  }

  /// Returns the width of a column's widest texts: of all months, and for numbers of the widest digit in
  /// every place.
  private func width(of column: DateWheels.Column, _ wheels: DateWheels, _ date: Date) -> CGFloat {
    let values: [Int] =
      switch column {
      case .month: Array(0..<wheels.valueCount(column, at: date))
      case .year: [1999, wheels.value(column, at: date)]
      case .day: [19, 27, 29]
      case .wholeDay:
        (0..<31).map { wheels.value(column, at: date) + $0 * 13 }
      case .hour, .countHours: [9, 22]
      case .minute, .countMinutes: [0, wheels.valueCount(column, at: date) - 1]
      case .period: [0, 1]
      }
    let texts = values.map { wheels.title(column, $0, at: date) }
    let widest = texts.map(Self.width).max() ?? 0
    let unit = Self.unit(column).map { Self.width($0) + DateMetrics.unitGap } ?? 0
    return (widest + unit).rounded(.up) + 2 * PickerMetrics.columnPadding
      + DateMetrics.columnSlack
  }

  private static func width(_ text: String) -> CGFloat {
    NSString(string: text).size(withAttributes: [.font: font]).width
  }

  // MARK: Units

  private static func unit(_ column: DateWheels.Column) -> String? {
    switch column {
    case .countHours: SystemText.hours.text
    case .countMinutes: SystemText.minutes.text
    default: nil
    }
  }

  private func showUnits() {
    for label in units { label.removeFromSuperview() }
    units = (wheels?.columns ?? []).compactMap(Self.unit).map {
      let label = UILabel(frame: .zero)
      label.text = $0
      label.font = Self.font
      label.isUserInteractionEnabled = false
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }
  }

  private func placeUnits() {
    guard units.count == picker.wheels.count else { return }
    let isRightToLeft = self.isRightToLeft
    for (label, wheel) in zip(units, picker.wheels) {
      let column = wheel.convert(wheel.bounds, to: self)
      let size = label.sizeThatFits(bounds.size)
      label.frame = CGRect(
        x: isRightToLeft
          ? column.minX + PickerMetrics.columnPadding
          : column.maxX - PickerMetrics.columnPadding - size.width,
        y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
  }

  // MARK: Accessibility

  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    let name: SystemText? =
      switch wheels?.columns[component] {
      case .year: .year
      case .month: .month
      case .day, .wholeDay: .day
      case .hour, .countHours: .hour
      case .minute, .countMinutes: .minute
      case .period: .period
      case nil: nil
      }
    return name?.text
  }
}
