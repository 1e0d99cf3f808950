import Foundation

// Functions that lowered modules call instead of Foundation's functions with these names, which don't support
// languages and plurals on Linux.

extension Bundle {
  @_spi(Lowered)
  public func _localizedString(forKey key: String, value: String?, table: String?) -> String {
    LocalizedStrings.shared.string(forKey: key, value: value, table: table, in: self)
  }
}

extension String {
  /// Formats with plurals, and with objects as arguments.
  @_spi(Lowered)
  public static func _formatted(
    _ format: String, locale: Locale?, _ arguments: [any CVarArg]
  ) -> String {
    LocalizedStrings.shared.format(format, locale: locale, arguments)
  }
}

/// Makes objects arguments of formats, as on iOS.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
