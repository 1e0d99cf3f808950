import Foundation

extension ProcessInfo {
  /// Whether an iPad app runs on a Mac, which is always `false` here.
  public var isMacCatalystApp: Bool { false }
  /// Whether an iPhone app runs on a Mac, which is always `false` here.
  public var isiOSAppOnMac: Bool { false }
}
