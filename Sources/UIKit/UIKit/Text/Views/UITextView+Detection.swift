import Foundation
import FoundationForLinux

/// A detected item in a text view's text, with the URL that a tap opens.
struct DetectedLink {
  var range: NSRange
  var url: URL
}

extension UITextView {
  /// The detected items of the requested kinds, determined once for each text. Empty while the text can be
  /// edited.
  var detectedLinks: [DetectedLink] {
    guard !isEditable, !dataDetectorTypes.isEmpty else { return [] }
    if let found = textViewState.detectedLinks { return found }
    let found = Self.detect(dataDetectorTypes, in: _textStorage.string)
    textViewState.detectedLinks = found
    return found
  }

  private static func detect(_ types: UIDataDetectorTypes, in text: String) -> [DetectedLink] {
    var kinds: NSTextCheckingResult.CheckingType = []
    if types.contains(.link) { kinds.insert(.links) }
    if types.contains(.phoneNumber) { kinds.insert(.phoneNumbers) }
    if types.contains(.calendarEvent) { kinds.insert(.dates) }
    // There is no detector for unsupported kinds.
    guard let detector = try? NSDataDetector(types: kinds.rawValue) else { return [] }
    let whole = NSRange(text.startIndex..., in: text)
    return detector.matches(in: text, range: whole).enumerated().compactMap { index, finding in
      address(of: finding, index).map { DetectedLink(range: finding.range, url: $0) }
    }
  }

  private static func address(of finding: NSTextCheckingResult, _ index: Int) -> URL? {
    if let number = finding.phoneNumber {
      return URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" })
    }
    // The URL that iOS passes to delegates for a date.
    return finding.date == nil ? finding.url : URL(string: "x-apple-data-detectors://\(index)")
  }
}
