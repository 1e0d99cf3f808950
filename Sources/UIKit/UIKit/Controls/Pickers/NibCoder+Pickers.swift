import CoreGraphics
import Foundation

/// Reads pickers.
@MainActor
extension NibCoder {
  func decode(pickerView: UIPickerView) {
    element.ignore("showsSelectionIndicator", because: "it has always been shown since iOS 7")
  }

  func decode(datePicker: UIDatePicker) {
    element.read(
      "datePickerMode", into: \.datePickerMode, of: datePicker,
      from: ["time": .time, "date": .date, "countDownTimer": .countDownTimer])
    element.read(
      "style", into: \.preferredDatePickerStyle, of: datePicker,
      from: ["wheels": .wheels, "compact": .compact, "inline": .inline])
    if let locale = element.child(key: "locale", named: "locale") {
      datePicker.locale = locale.string("localeIdentifier").map(Locale.init(identifier:))
    }
    if let zone = element.child(key: "timeZone", named: "timeZone") {
      datePicker.timeZone = zone.string("name").flatMap(TimeZone.init(identifier:))
      // The editor's copy of the time zone's rules.
      zone.takeAll()
    }
    element.read("minuteInterval", into: \.minuteInterval, of: datePicker)
    element.read("roundsToMinuteInterval", into: \.roundsToMinuteInterval, of: datePicker)
    element.read("countDownDuration", into: \.countDownDuration, of: datePicker)
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
