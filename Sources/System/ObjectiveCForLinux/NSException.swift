import Foundation

/// A reason for which a program can't continue.
///
/// Foundation on Linux has no exceptions. Objective-C programs can catch one, but Swift programs can't, so it
/// ends the program with its reason here too.
open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  /// Ends the program with the exception's name and reason.
  open func raise() {
    fatalError(
      "Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'"
    )
  }

  /// Ends the program with a name and a formatted reason.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}

extension NSExceptionName {
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  public static let genericException = Self("NSGenericException")
  public static let rangeException = Self("NSRangeException")
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  public static let objectInaccessibleException = Self("NSObjectInaccessibleException")
  public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
  public static let parseErrorException = Self("NSParseErrorException")
}
