import Foundation

// The user's language, as the files of Interface Builder and indexes of tables need it.

extension Bundle {
  /// The language that the bundle speaks to this user, as a tag: the first of the user's that it has,
  /// otherwise its development region's.
  package var spokenLanguage: String { LocalizedStrings.shared.language(of: self) }

  /// The texts of a table in the language that the bundle speaks to this user, by their keys; of
  /// texts with plurals their formats.
  package func _localizedTexts(ofTable table: String) -> [String: String] {
    LocalizedStrings.shared.texts(table: table, in: self).mapValues(\.format)
  }

  /// A resource that exists once for each language: the one in the user's, otherwise the base that
  /// tables translate; `nil` for one that isn't of a language.
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
