import Foundation

// The user's language, for Interface Builder files and table indexes.

extension Bundle {
  /// The language of the bundle for this user, as a tag: the first of the user's languages that it contains, or
  /// else its development region's.
  package var spokenLanguage: String { LocalizedStrings.shared.language(of: self) }

  /// Returns the texts of a table in the bundle's language for this user, by key. For texts with plurals, these
  /// are the formats.
  package func _localizedTexts(ofTable table: String) -> [String: String] {
    LocalizedStrings.shared.texts(table: table, in: self).mapValues(\.format)
  }

  /// Returns a resource that exists once for each language: the one in the user's language, or else the base
  /// that tables translate. Returns `nil` for a resource that isn't localized.
  package func _localizedResource(_ name: String) -> (path: String, isBase: Bool)? {
    let folder = resourceURL ?? bundleURL
    let language = LocalizedStrings.shared.language(of: self)
    for (place, isBase) in [(language, false), ("Base", true)] {
      let path = folder.appendingPathComponent("\(place).lproj/\(name)").path
      if FileManager.default.fileExists(atPath: path) { return (path, isBase) }
    }
    return nil
  }
}
