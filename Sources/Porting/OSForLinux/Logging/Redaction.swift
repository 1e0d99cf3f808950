import Foundation

/// A setting for whether private values are written to the log.
enum Redaction {
  /// Private values become `<private>`, as on a device without a debugger.
  case redacted
  /// Private values are shown, as in Xcode's console.
  case shown

  /// The setting of this process. Private values are shown if the environment variable `OS_ACTIVITY_DT_MODE` is
  /// set, with which Xcode requests the messages of the process that it runs.
  static let current: Redaction =
    switch ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"]?.lowercased() {
    case "1", "yes", "enable", "true": .shown
    default: .redacted
    }

  /// Returns the value or its mask. `isScalar` is `true` for a number or Boolean value.
  func text(_ value: String, _ privacy: OSLogPrivacy, isScalar: Bool) -> String {
    let isReadable =
      switch privacy.access {
      case .open: true
      case .auto: isScalar && privacy.mask == .none || self == .shown
      case .closed: self == .shown
      case .sensitive: false
      }
    if isReadable { return value }
    return switch privacy.mask {
    case .hash: "<mask.hash: '\(Self.hash(value))'>"
    case .none: privacy.access == .sensitive ? "<sensitive>" : "<private>"
    }
  }

  /// Returns the FNV-1a hash with 64 bits in Base64, which is the same for equal values in every run.
  private static func hash(_ value: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in value.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return withUnsafeBytes(of: hash.bigEndian) { Data($0).base64EncodedString() }
  }
}
