import Foundation

/// Whether private values are written to the log.
enum Redaction {
  /// As on a device without a debugger: `<private>`.
  case redacted
  /// As in Xcode's console.
  case shown

  /// Private values are shown where the environment has `OS_ACTIVITY_DT_MODE`, the variable by
  /// which Xcode asks for messages of the process that it runs.
  static let current: Redaction =
    switch ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"]?.lowercased() {
    case "1", "yes", "enable", "true": .shown
    default: .redacted
    }

  /// The value as it may be read, `isScalar` where it is a number or truth value.
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

  /// FNV-1a of 64 bits, in Base64: the same for equal values, in every run.
  private static func hash(_ value: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in value.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return withUnsafeBytes(of: hash.bigEndian) { Data($0).base64EncodedString() }
  }
}
