import UIKit

/// A calendar with decorated days and multiple selection.
final class CalendarScreen: UIViewController, @MainActor UICalendarViewDelegate,
  @MainActor UICalendarSelectionMultiDateDelegate
{
  private let calendar = UICalendarView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    calendar.calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(identifier: "UTC")
    calendar.delegate = self
    calendar.visibleDateComponents = DateComponents(year: 2024, month: 2)
    let selection = UICalendarSelectionMultiDate(delegate: self)
    selection.selectedDates = [14, 15, 29].map { DateComponents(year: 2024, month: 2, day: $0) }
    calendar.selectionBehavior = selection
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    for view in [calendar, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(calendar)
    view.addSubview(label)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      calendar.topAnchor.constraint(equalTo: guide.topAnchor),
      calendar.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
      calendar.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: calendar.bottomAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
    show(selection)
  }

  private func show(_ selection: UICalendarSelectionMultiDate) {
    let days = selection.selectedDates.compactMap(\.day).sorted().map(String.init)
    label.text = days.isEmpty ? "No day is chosen." : "Chosen: \(days.joined(separator: ", "))"
  }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch dateComponents.day {
    case 3, 10, 17: .default(color: .systemGreen, size: .medium)
    case 14: .image(UIImage(systemName: "heart.fill"), color: .systemPink, size: .large)
    case 22: .default()
    default: nil
    }
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { show(selection) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { show(selection) }
}
