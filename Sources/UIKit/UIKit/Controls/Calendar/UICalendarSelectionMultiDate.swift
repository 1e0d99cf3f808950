import Foundation

/// Decides which days can be chosen, and is called when they are. The methods that decide are optional.
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// A selection of any number of days. A tap on a day chooses it, and another deselects it.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  private var chosen: [DateComponents] = []

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open var selectedDates: [DateComponents] {
    get { chosen }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Selects days without calling the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    chosen = selectedDates
    view?.daysDidChange()
  }

  override func isChosen(_ day: Date, in calendar: Calendar) -> Bool {
    chosen.contains { $0.namesDay(of: day, in: calendar) }
  }

  override func allows(_ day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func toggle(_ day: DateComponents, at date: Date, in calendar: Calendar) {
    if isChosen(date, in: calendar) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      chosen.removeAll { $0.namesDay(of: date, in: calendar) }
      view?.daysDidChange()
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      guard allows(day) else { return }
      chosen.append(day)
      view?.daysDidChange()
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}
