import CoreGraphics
import Foundation

/// The content of a date picker, whatever its style.
struct DatePickerState {
  var mode: UIDatePicker.Mode
  var settings: DateSettings
  var date: Date
  /// Seconds, of a count down.
  var duration: TimeInterval
  /// The day that the device's calendar says it is.
  var today: Date
  /// Whether times that the user chooses lie on rows of minutes only.
  var roundsMinutes: Bool
  var isEnabled: Bool
}

/// One of the looks of a date picker.
@MainActor protocol DatePickerContent: UIView {
  /// Called with the date that the user has chosen.
  var didChoose: (Date) -> Void { get set }
  func show(_ state: DatePickerState, animated: Bool)
  /// The size it takes, in points.
  func fittingSize() -> CGSize
}
