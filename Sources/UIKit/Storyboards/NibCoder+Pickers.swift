import CoreGraphics
import Foundation

/// What pickers read.
@MainActor
extension NibCoder {
  package func decode(pickerView: UIPickerView) {
    // The band has always been shown since iOS 7.
    _ = element["showsSelectionIndicator"]
  }

  package func decode(datePicker: UIDatePicker) {
    switch element["datePickerMode"] {
    case "time": datePicker.datePickerMode = .time
    case "date": datePicker.datePickerMode = .date
    case "countDownTimer": datePicker.datePickerMode = .countDownTimer
    default: break
    }
    switch element["style"] {
    case "wheels": datePicker.preferredDatePickerStyle = .wheels
    case "compact": datePicker.preferredDatePickerStyle = .compact
    case "inline": datePicker.preferredDatePickerStyle = .inline
    default: break
    }
    if let locale = element.child(key: "locale", named: "locale") {
      datePicker.locale = locale["localeIdentifier"].map(Locale.init(identifier:))
    }
    if let zone = element.child(key: "timeZone", named: "timeZone") {
      datePicker.timeZone = zone["name"].flatMap(TimeZone.init(identifier:))
      // The editor's copy of the zone's rules.
      zone.takeAll()
    }
    if let interval = element.integer("minuteInterval") { datePicker.minuteInterval = interval }
    if let flag = element.flag("roundsToMinuteInterval") {
      datePicker.roundsToMinuteInterval = flag
    }
    if let seconds = element.optionalNumber("countDownDuration") {
      datePicker.countDownDuration = TimeInterval(seconds)
    }
    datePicker.minimumDate = date("minimumDate")
    datePicker.maximumDate = date("maximumDate")
    let chosen = date("date")
    if element.flag("useCurrentDate") != true, let chosen { datePicker.date = chosen }
  }

  private func date(_ key: String) -> Date? {
    element.child(key: key, named: "date")?.optionalNumber("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: TimeInterval($0))
    }
  }
}
