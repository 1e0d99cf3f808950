import Foundation

extension NSRegularExpression {
  /// Calls a closure for each match. On iOS the closure may be non-escaping; Foundation on Linux requires an
  /// escaping one, but doesn't keep it.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) {
      enumerateMatches(in: string, options: options, range: range, using: $0)
    }
  }
}
