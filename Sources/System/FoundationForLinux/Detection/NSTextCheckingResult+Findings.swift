import Foundation

/// A mask of kinds of matches for detectors.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
  // Foundation on Linux has these with the names of iOS, and marks them as deprecated, because it finds none
  // itself.
  package static let dates = Self(rawValue: 1 << 3)
  package static let addresses = Self(rawValue: 1 << 4)
  package static let links = Self(rawValue: 1 << 5)
  static let replacements = Self(rawValue: 1 << 8)
  static let corrections = Self(rawValue: 1 << 9)
  package static let phoneNumbers = Self(rawValue: 1 << 11)
  static let transits = Self(rawValue: 1 << 12)
}

/// The keys for the parts of an address and of a flight, which aren't public on Linux.
extension NSTextCheckingKey {
  public static var name: Self { Self(rawValue: "Name") }
  public static var jobTitle: Self { Self(rawValue: "JobTitle") }
  public static var organization: Self { Self(rawValue: "Organization") }
  public static var street: Self { Self(rawValue: "Street") }
  public static var city: Self { Self(rawValue: "City") }
  public static var state: Self { Self(rawValue: "State") }
  public static var zip: Self { Self(rawValue: "ZIP") }
  public static var country: Self { Self(rawValue: "Country") }
  public static var phone: Self { Self(rawValue: "Phone") }
  public static var airline: Self { Self(rawValue: "Airline") }
  public static var flight: Self { Self(rawValue: "Flight") }
}

extension NSTextCheckingResult {
  /// The URL of a link with its scheme, such as `mailto:` for a mail address.
  public var url: URL? { (self as? Finding)?.value as? URL }
  /// The telephone number as in the text.
  public var phoneNumber: String? {
    resultType == .phoneNumbers ? (self as? Finding)?.value as? String : nil
  }
  public var date: Date? { (self as? Finding)?.value as? Date }
  /// The time zone in a date's text; always `nil` here.
  public var timeZone: TimeZone? { nil }
  /// The duration in a date's text in seconds; 0 for a point in time.
  public var duration: TimeInterval { 0 }
  public var addressComponents: [NSTextCheckingKey: String]? {
    resultType == .addresses ? components : nil
  }
  public var components: [NSTextCheckingKey: String]? {
    (self as? Finding)?.value as? [NSTextCheckingKey: String]
  }
  public var replacementString: String? {
    resultType == .replacements || resultType == .corrections
      ? (self as? Finding)?.value as? String : nil
  }

  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    Finding(.links, range, url)
  }

  public class func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult { Finding(.phoneNumbers, range, phoneNumber) }

  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    Finding(.dates, range, date)
  }

  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult { Finding(.addresses, range, components) }

  public class func transitInformationCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult { Finding(.transits, range, components) }

  public class func replacementCheckingResult(
    range: NSRange, replacementString: String
  ) -> NSTextCheckingResult { Finding(.replacements, range, replacementString) }
}

/// A match in a text, with its value.
final class Finding: NSTextCheckingResult {
  private let type: CheckingType
  private let place: NSRange
  let value: Any

  init(_ type: CheckingType, _ place: NSRange, _ value: Any) {
    self.type = type
    self.place = place
    self.value = value
    super.init()
  }

  /// Matches can't be archived.
  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
}
