import Foundation

// Foundation's of Linux keep these to themselves.

extension NSLocale {
  /// The name of a country, in the locale's language.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    (self as Locale).localizedString(forRegionCode: countryCode)
  }

  /// The name of a language, in the locale's language.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    (self as Locale).localizedString(forLanguageCode: languageCode)
  }

  /// The name of a script, in the locale's language.
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    (self as Locale).localizedString(forScriptCode: scriptCode)
  }

  /// The name of a currency, in the locale's language.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    (self as Locale).localizedString(forCurrencyCode: currencyCode)
  }

  /// The name of a locale, in this locale's language.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    (self as Locale).localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }
}
