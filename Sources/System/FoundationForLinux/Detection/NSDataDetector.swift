import Foundation

/// A detector of links, telephone numbers and dates in text, which Foundation on Linux lacks.
///
///     let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
///     detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map(\.url)
///
/// It recognises digits and English names of months. It doesn't find addresses, flights, names of days ("next
/// Friday") or anything that needs a dictionary. On iOS it is a subclass of the regular expression class, which
/// can't be subclassed on Linux.
public final class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data to find.
  public let checkingTypes: NSTextCheckingTypes
  private let patterns: [DetectionPattern]

  /// - Throws: Foundation's format error if `checkingTypes` has none of the kinds that a detector can find:
  ///   dates, addresses, links, telephone numbers, transit information.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let known: NSTextCheckingResult.CheckingType = [
      .dates, .addresses, .links, .phoneNumbers, .transits,
    ]
    guard checkingTypes & known.rawValue != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    patterns = DetectionPattern.all.filter { checkingTypes & $0.type.rawValue != 0 }
  }

  /// Returns the matches in a part of a text, in order. If matches overlap, the first one is returned, and
  /// of two with the same start the longer one.
  ///
  /// - Complexity: O(length of the range), and O(n log n) in the number of matches.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = patterns.flatMap { $0.findings(in: string, options, range) }.sorted {
      ($0.range.location, $1.range.length) < ($1.range.location, $0.range.length)
    }
    var end = range.location
    return found.filter { finding in
      guard finding.range.location >= end else { return false }
      end = finding.range.upperBound
      return true
    }
  }

  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure for each match until it stops the enumeration.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var isEnough = ObjCBool(false)
    for finding in matches(in: string, options: options, range: range) {
      block(finding, [], &isEnough)
      if isEnough.boolValue { return }
    }
  }
}
