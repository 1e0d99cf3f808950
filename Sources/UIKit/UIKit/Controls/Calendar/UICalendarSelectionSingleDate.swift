import Foundation

/// Decides which day can be chosen, and is called when it is. Both methods are optional.
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when the user has chosen a day, or with `nil` has deselected it.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen, or with `nil` whether it can be deselected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of one day, or none.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  private var chosen: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open var selectedDate: DateComponents? {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a day without calling the delegate, and shows its month.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    chosen = selectedDate
    view?.daysDidChange()
    if let selectedDate { view?.reveal(selectedDate, animated: animated) }
  }

  override func isChosen(_ day: Date, in calendar: Calendar) -> Bool {
    chosen?.namesDay(of: day, in: calendar) ?? false
  }

  override func allows(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  override func toggle(_ day: DateComponents, at date: Date, in calendar: Calendar) {
    let new = isChosen(date, in: calendar) ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    chosen = new
    view?.daysDidChange()
    delegate?.dateSelection(self, didSelectDate: new)
  }
}
