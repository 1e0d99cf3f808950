import Foundation

/// A formatter for durations, because Foundation's can't be used on Linux. The words are English.
///
///     formatter.string(from: 3610)  // "1:00:10"
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated = 1
    case short = 2
    case full = 3
    case spellOut = 4
    case brief = 5
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle: UnitsStyle = .positional
  /// The allowed units; empty for all units of a time interval, or those of the components.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar? = .autoupdatingCurrent
  open var referenceDate: Date?
  /// The maximum number of units in the output, starting with the largest; 0 for any number.
  open var maximumUnitCount = 0
  /// Whether a single largest unit is expressed in the next smaller one: 63 minutes.
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  /// Whether the smallest unit may have a fraction. It has no effect: units are always whole.
  open var allowsFractionalUnits = false
  open var includesTimeRemainingPhrase = false

  open func string(from ti: TimeInterval) -> String? {
    // Days have 24 hours, regardless of the user's time zone.
    var calendar = calendar ?? .current
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(from: start, to: start + ti, units: allowed, calendar)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, units: allowed, calendar ?? .current)
  }

  open func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? .current
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    let own = DurationUnit.all.filter { components.value(for: $0.component) != nil }
    return text(from: start, to: end, units: allowedUnits.isEmpty ? own : allowed, calendar)
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  // MARK: Values

  private typealias Value = (unit: DurationUnit, amount: Int)

  private var allowed: [DurationUnit] {
    DurationUnit.all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.flag) }
  }

  private func text(
    from start: Date, to end: Date, units: [DurationUnit], _ calendar: Calendar
  ) -> String? {
    guard !units.isEmpty else { return nil }
    let isNegative = end < start
    let parts = calendar.dateComponents(
      Set(units.map(\.component)), from: isNegative ? end : start, to: isNegative ? start : end)
    var values = units.map { Value($0, parts.value(for: $0.component) ?? 0) }
    if collapsesLargestUnit { collapse(&values) }
    let (shown, isPadded) = shown(values)
    let text = (isNegative ? "-" : "") + joined(shown, isPadded: isPadded)
    return phrase(text)
  }

  private func collapse(_ values: inout [Value]) {
    guard let first = values.firstIndex(where: { $0.amount != 0 }), first + 1 < values.count,
      values[first].amount == 1, let parts = values[first].unit.parts
    else { return }
    let all = DurationUnit.all.map(\.full)
    guard
      all.firstIndex(of: values[first].unit.full).map({ $0 + 1 })
        == all.firstIndex(of: values[first + 1].unit.full)
    else { return }
    values[first + 1].amount += parts
    values[first].amount = 0
  }

  /// Returns the values to show, and whether numbers are padded to two digits.
  private func shown(_ values: [Value]) -> ([Value], isPadded: Bool) {
    var drops = zeroFormattingBehavior
    var isPadded = drops.contains(.pad)
    if drops.contains(.default) {
      isPadded = unitsStyle == .positional
      drops = isPadded ? .dropLeading : .dropAll
    }
    var values = values
    if drops.contains(.dropLeading) {
      values = Array(values.drop { $0.amount == 0 })
    }
    if drops.contains(.dropTrailing), let last = values.lastIndex(where: { $0.amount != 0 }) {
      values = Array(values[...last])
    }
    if drops.contains(.dropMiddle), let first = values.firstIndex(where: { $0.amount != 0 }),
      let last = values.lastIndex(where: { $0.amount != 0 })
    {
      values = values.enumerated().filter { $0 <= first || $0 >= last || $1.amount != 0 }
        .map(\.element)
    }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    return (values, isPadded)
  }

  // MARK: Words

  private func joined(_ values: [Value], isPadded: Bool) -> String {
    // Without any value, the smallest unit is shown.
    let values = values.isEmpty ? (allowed.last.map { [Value($0, 0)] } ?? []) : values
    let pads = zeroFormattingBehavior.contains(.pad)
    let texts = values.enumerated().map { index, value -> String in
      let number = value.amount
      let digits =
        isPadded && number < 10 && (index > 0 || pads && values.count > 1)
          && unitsStyle == .positional ? "0\(number)" : "\(number)"
      return switch unitsStyle {
      case .positional: digits
      case .abbreviated: digits + value.unit.letter
      case .short: "\(digits) \(value.unit.shortName(number))"
      case .full: "\(digits) \(value.unit.fullName(number))"
      case .spellOut: "\(DurationUnit.spelledOut(number)) \(value.unit.fullName(number))"
      case .brief: digits + value.unit.shortName(number)
      }
    }
    return switch unitsStyle {
    case .positional: texts.joined(separator: ":")
    case .abbreviated, .brief: texts.joined(separator: " ")
    case .short, .full, .spellOut: texts.joined(separator: ", ")
    }
  }

  private func phrase(_ text: String) -> String {
    (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
