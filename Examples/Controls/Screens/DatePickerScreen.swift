import UIKit

/// Date pickers in their styles: compact plates, a calendar, and wheels of all modes.
final class DatePickerScreen: UIViewController {
  private let compact = UIDatePicker()
  private let inline = UIDatePicker()
  private let wheels = UIDatePicker()
  private let modes = UISegmentedControl(items: ["Time", "Date", "Both", "Timer"])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (picker, style) in [
      (compact, UIDatePickerStyle.compact), (inline, .inline), (wheels, .wheels),
    ] {
      picker.calendar = Calendar(identifier: .gregorian)
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.locale = Locale(identifier: "en_US")
      picker.preferredDatePickerStyle = style
      // 14 February 2024, 10:30.
      picker.date = Date(timeIntervalSince1970: 1_707_906_600)
    }
    modes.selectedSegmentIndex = 1
    modes.addAction(UIAction { [weak self] _ in self?.showMode() }, for: .valueChanged)
    inline.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        compact.setDate(inline.date, animated: true)
      }, for: .valueChanged)
    let line = UIStackView(arrangedSubviews: [compact, UIView()])
    let stack = UIStackView(arrangedSubviews: [line, inline, modes, wheels])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
    showMode()
  }

  private func showMode() {
    let all: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer]
    wheels.datePickerMode = all[max(0, modes.selectedSegmentIndex)]
  }
}
