import Foundation

// The parsing of texts by formatters on iOS. In Foundation on Linux these methods aren't public and have other
// types; ``Overriding`` finds a lowered formatter's own ones. They are members of a protocol extension, so that
// the formatter can declare its own.

extension NSObjectProtocol where Self: Formatter {
  /// Converts a text to an object.
  /// - Parameters:
  ///   - obj: Receives the object, if there is one.
  ///   - error: Receives the reason, if the conversion fails.
  /// - Returns: Whether the text was valid. A plain formatter accepts none.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    // A lowered class's own method is registered under its Swift name.
    Overriding.result(of: "getObjectValue:for:errorDescription:", on: self, [obj, string, error]) {
      let value: AnyObject? =
        switch self {
        case let formatter as NumberFormatter: formatter._number(from: string)
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

  /// Converts a part of a text to an object, and reports that part.
  /// - Parameter rangep: The part to read, in UTF-16 units, and then the part that was read. `nil` means the
  ///   whole text.
  ///   For a number it is a part at the start. Other conversions fail if the part contains anything else.
  /// - Throws: A Cocoa error if the conversion fails.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    let text = rangep.map { (string as NSString).substring(with: $0.pointee) } ?? string
    if let rangep, let formatter = self as? NumberFormatter {
      guard let (number, length) = formatter.numberAtStart(of: text) else {
        throw CocoaError(.formatting)
      }
      rangep.pointee.length = text.prefix(length).utf16.count
      obj?.pointee = number
      return
    }
    guard getObjectValue(obj, for: text, errorDescription: nil) else {
      throw CocoaError(.formatting)
    }
  }

  /// Returns whether a partial text is valid while it is being edited. By default every text is.
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

  /// Returns whether a text may replace another one while it is being edited. By default every text may.
  public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}

// Calls with `&value`. On iOS the compiler makes an autoreleasing pointer of it.
extension NSObjectProtocol where Self: Formatter {
  public func getObjectValue(
    _ obj: UnsafeMutablePointer<AnyObject?>, for string: String,
    errorDescription error: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    getObjectValue(
      AutoreleasingUnsafeMutablePointer(obj), for: string,
      errorDescription: AutoreleasingUnsafeMutablePointer(error))
  }

  public func getObjectValue(
    _ obj: UnsafeMutablePointer<AnyObject?>, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    try getObjectValue(AutoreleasingUnsafeMutablePointer(obj), for: string, range: rangep)
  }

  public func isPartialStringValid(
    _ partialString: String, newEditingString newString: UnsafeMutablePointer<NSString?>,
    errorDescription error: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    isPartialStringValid(
      partialString, newEditingString: AutoreleasingUnsafeMutablePointer(newString),
      errorDescription: AutoreleasingUnsafeMutablePointer(error))
  }
}
