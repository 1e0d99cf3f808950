/// The kinds of data that become links in a text. The raw values are those in Apple's `UIDataDetectors.h`.
///
/// Links, telephone numbers and dates are detected. The other kinds are ignored.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Web and email addresses.
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  public static let flightNumber = Self(rawValue: 1 << 5)
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  public static let money = Self(rawValue: 1 << 7)
  public static let physicalValue = Self(rawValue: 1 << 8)
  public static let all = Self(rawValue: .max)
}
