/// The style of a date picker. A picker whose style is automatic chooses by its mode.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  /// Wheels side by side.
  case wheels = 1
  /// Buttons with the date and the time, which open a calendar and wheels.
  case compact = 2
  /// A calendar, with a button for the time.
  case inline = 3
}

extension UIDatePicker {
  /// The kind of choice that a date picker offers.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// Hours and minutes, of ``UIDatePicker/countDownDuration``.
    case countDownTimer = 3
  }
}
