import Foundation

extension String {
  /// The localized text of a key, with its arguments put in.
  ///
  /// - Parameters:
  ///   - table: `Localizable` when it is `nil`.
  ///   - bundle: the main bundle when it is `nil`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, table, bundle, locale)
  }

  /// The localized text of a key, or the default value when there is none.
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
    // Without arguments it is no format: `100%` stays.
    self =
      value.arguments.isEmpty
      ? text : LocalizedStrings.shared.format(text, locale: locale, value.arguments)
  }
}
