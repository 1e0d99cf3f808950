import Foundation

// These methods aren't public in Foundation on Linux.

extension NSLocale {
  /// Returns the name of a country in the locale's language.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    (self as Locale).localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a language in the locale's language.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    (self as Locale).localizedString(forLanguageCode: languageCode)
  }

  /// Returns the name of a script in the locale's language.
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    (self as Locale).localizedString(forScriptCode: scriptCode)
  }

  /// Returns the name of a currency in the locale's language.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    (self as Locale).localizedString(forCurrencyCode: currencyCode)
  }

  /// Returns the name of a locale in this locale's language.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    (self as Locale).localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }
}
