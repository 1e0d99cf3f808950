import Foundation

// What formatters make of texts on iOS. Foundation's of Linux keep it to themselves, with other types;
// a lowered formatter's own are found by ``Overriding``. They are members of a protocol's extension, so that it
// can have them.

extension NSObjectProtocol where Self: Formatter {
  /// Makes an object of a text.
  /// - Parameters:
  ///   - obj: Where the object goes, where one could be made.
  ///   - error: Where the reason goes, where none could.
  /// - Returns: Whether the text was understood. A plain formatter understands none.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    // A lowered class's own is registered under the name that Swift's has.
    Overriding.result(of: "getObjectValue:for:errorDescription:", on: self, [obj, string, error]) {
      let value: AnyObject? =
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: string)
        case let formatter as DateFormatter: formatter.date(from: string) as NSDate?
        default: nil
        }
      guard let value else {
        error?.pointee = "The value is invalid."
        return false
      }
      obj?.pointee = value
      return true
    }
  }

  /// Makes an object of a part of a text, and says which part that was.
  /// - Parameter rangep: The part to read, in UTF-16 units, and then what was read; all where it is nil.
  /// - Throws: an error of Cocoa's, where no object could be made.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    let text = rangep.map { (string as NSString).substring(with: $0.pointee) } ?? string
    guard getObjectValue(obj, for: text, errorDescription: nil) else {
      throw CocoaError(.formatting)
    }
  }

  /// Whether a text that is being written may stand so; any may.
  public func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    Overriding.result(
      of: "isPartialStringValid:newEditingString:errorDescription:", on: self,
      [partialString, newString, error]
    ) { true }
  }

  /// Whether a text may take the place of another while it is written; any may.
  public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}
