import Foundation

extension NSRegularExpression {
  /// Tells a closure of each match, which on iOS need not outlive the call; Foundation's of Linux asks
  /// for one that does, and doesn't keep it.
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
