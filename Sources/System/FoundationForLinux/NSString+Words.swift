import Foundation

/// The words of a text, which Foundation on Linux can't enumerate. They begin with a letter or a digit and end at Unicode's
/// default word boundary (UAX #29), so "don't" and "3.14" are words. Without a dictionary, each Chinese character is one.
extension StringProtocol {
  /// Calls a closure for each word of a range, or for each of the other parts, which Foundation finds.
  @_spi(Lowered)
  public func _enumerateSubstrings<R: RangeExpression>(
    in range: R, options: NSString.EnumerationOptions,
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index {
    guard options.areWords else {
      return enumerateSubstrings(in: range, options: options, body)
    }
    let part = self[range]
    let word = #/\b_*[\p{L}\p{N}].*?\b/#.dotMatchesNewlines()
    let words = Substring(part).matches(of: word).map(\.range)
    // The separators after a word belong to its place.
    let ends = words.dropFirst().map(\.lowerBound) + [part.endIndex]
    let all = Array(zip(words, ends))
    var isAtEnd = false
    for (word, end) in options.contains(.reverse) ? all.reversed() : all {
      let text = options.contains(.substringNotRequired) ? nil : String(part[word])
      body(text, word, word.lowerBound..<end, &isAtEnd)
      if isAtEnd { return }
    }
  }
}

extension NSString {
  /// Calls a closure for each word of a range, or for each of the other parts, which Foundation finds.
  @_spi(Lowered)
  public func _enumerateSubstrings(
    in range: NSRange, options: EnumerationOptions,
    using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard options.areWords else {
      return enumerateSubstrings(in: range, options: options, using: block)
    }
    let part = substring(with: range)
    func place(_ found: Range<String.Index>) -> NSRange {
      let found = NSRange(found, in: part)
      return NSRange(location: range.location + found.location, length: found.length)
    }
    part._enumerateSubstrings(in: part.startIndex..., options: options) {
      var shouldStop = ObjCBool(false)
      block($0, place($1), place($2), &shouldStop)
      $3 = shouldStop.boolValue
    }
  }
}

extension NSString.EnumerationOptions {
  /// Whether the parts are words. The lower byte is the kind of the parts (NSString.h of iOS's SDK).
  fileprivate var areWords: Bool { rawValue & 0xFF == 3 }
}
