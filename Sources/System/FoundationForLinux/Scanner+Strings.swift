import Foundation

/// The methods of a scanner that return an `NSString`, as before iOS 13. Foundation on Linux has them with a
/// `String`.
extension Scanner {
  @discardableResult
  public func scanString(_ searchString: String, into result: inout NSString?) -> Bool {
    give(scanString(searchString), to: &result)
  }

  @discardableResult
  public func scanUpTo(_ stopString: String, into result: inout NSString?) -> Bool {
    give(scanUpToString(stopString), to: &result)
  }

  @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
    give(scanCharacters(from: set), to: &result)
  }

  @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
    give(scanUpToCharacters(from: set), to: &result)
  }

  private func give(_ found: String?, to result: inout NSString?) -> Bool {
    guard let found else { return false }
    result = NSString(string: found)
    return true
  }
}
