import Foundation

extension String {
  /// Creates the localized text of a key, with its arguments inserted.
  ///
  /// - Parameters:
  ///   - table: The table; `nil` means `Localizable`.
  ///   - bundle: The bundle; `nil` means the main bundle.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, table, bundle, locale)
  }

  /// Creates the localized text of a key, or the default value if there is none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table, bundle, locale)
  }

  private init(
    _ key: String, _ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?,
    _ locale: Locale
  ) {
    let text = LocalizedStrings.shared.string(
      forKey: key, value: value.key, table: table, in: bundle ?? .main)
    // Without arguments the text isn't a format: `100%` doesn't change.
    self =
      value.arguments.isEmpty
      ? text : LocalizedStrings.shared.format(text, locale: locale, value.arguments)
  }
}
