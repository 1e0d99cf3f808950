import Foundation

extension ProcessInfo {
  /// Whether an iPad's app runs on a Mac: never here.
  public var isMacCatalystApp: Bool { false }
  /// Whether an iPhone's app runs on a Mac: never here.
  public var isiOSAppOnMac: Bool { false }
}
