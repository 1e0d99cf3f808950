import CoreGraphics
import Foundation

/// The state of a date picker, whatever its style.
struct DatePickerState {
  var mode: UIDatePicker.Mode
  var settings: DateSettings
  var date: Date
  /// The duration of a countdown in seconds.
  var duration: TimeInterval
  /// The present day by the device's calendar.
  var today: Date
  /// Whether times that the user chooses are always on rows of minutes.
  var roundsMinutes: Bool
  var isEnabled: Bool
}

/// One of the styles of a date picker.
@preconcurrency @MainActor protocol DatePickerContent: UIView {
  /// Called with the date that the user has chosen.
  var didChoose: (Date) -> Void { get set }
  func show(_ state: DatePickerState, animated: Bool)
  /// Returns its preferred size, in points.
  func fittingSize() -> CGSize
}
