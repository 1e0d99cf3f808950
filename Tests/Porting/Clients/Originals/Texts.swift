import Foundation

/// The characters that no number has, but for signs.
public func nonNumeric(keeping signs: String) -> CharacterSet {
  var characters = CharacterSet.decimalDigits.inverted
  characters.remove(charactersIn: signs)
  characters.insert("7")
  return characters
}

public enum Texts {
  public static func greeting(_ name: String, in bundle: Bundle) -> String {
    String(format: NSLocalizedString("hello", bundle: bundle, comment: "A greeting"), name)
  }

  public static func fish(_ count: Int, in bundle: Bundle) -> String {
    let format = NSLocalizedString("%d fish", tableName: "Counts", bundle: bundle, comment: "")
    return String.localizedStringWithFormat(format, count)
  }

  public static func both(_ name: String, _ fish: Int, _ eels: Int, in bundle: Bundle) -> String {
    let format = bundle.localizedString(forKey: "both", value: nil, table: "Counts")
    return String(format: format, locale: Locale(identifier: "en"), name, fish, eels)
  }

  public static func eaten(_ name: String, _ count: Int, in bundle: Bundle) -> String {
    String(localized: "\(name) ate \(count) fish", bundle: bundle, comment: "What a rival ate")
  }

  public static func plain(in bundle: Bundle) -> [String] {
    [
      String(localized: "100%", bundle: bundle), String(localized: "title", bundle: bundle),
      String(localized: "missing", defaultValue: "Default \(3)", bundle: bundle),
      NSLocalizedString("missing", bundle: bundle, value: "Value", comment: ""),
      NSLocalizedString("missing", bundle: bundle, comment: ""),
    ]
  }

  public static func objects() -> String {
    String(format: "%@ %@ %02d", NSNumber(value: 3), NSString(string: "eels"), 7)
  }
}
