import Foundation
import Synchronization

/// The texts of all bundles in the user's language. Each table is read once.
///
/// Foundation on Linux uses the development region's texts for every user language, and crashes when it reads a
/// `.stringsdict`.
final class LocalizedStrings: Sendable {
  static let shared = LocalizedStrings()

  private struct Place: Hashable {
    var bundle: String
    var table: String
    var language: String
  }

  private struct State {
    var tables: [Place: StringsTable] = [:]
    var languages: [String: String] = [:]
    /// The texts with plurals that were returned, by their first scalar.
    var plurals: [UInt32: Plural] = [:]
    var marks: [Plural: UInt32] = [:]
  }

  /// A text with plurals, between its lookup and its formatting.
  struct Plural: Hashable, Sendable {
    var text: LocalizedText
    var language: String
  }

  private let state = Mutex(State())

  /// The first of the private-use scalars that mark a text with plurals.
  private static let firstMark: UInt32 = 0xF0000
  private static let lastMark: UInt32 = 0xFFFFD

  /// Returns the result of `NSLocalizedString`: the text, or the value, or the key.
  ///
  /// On iOS a text with plurals contains its rules invisibly, until it is used as a format. Here it begins with
  /// a private-use scalar, which ``format(_:locale:_:)`` removes.
  func string(forKey key: String, value: String?, table: String?, in bundle: Bundle) -> String {
    guard let text = text(forKey: key, table: table, in: bundle) else {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
    guard !text.variables.isEmpty else { return text.format }
    let plural = Plural(text: text, language: language(of: bundle))
    let mark = state.withLock { state in
      if let mark = state.marks[plural] { return mark }
      let mark = min(Self.firstMark + UInt32(state.marks.count), Self.lastMark)
      state.marks[plural] = mark
      state.plurals[mark] = plural
      return mark
    }
    return String(Unicode.Scalar(mark)!) + text.format
  }

  func text(forKey key: String, table: String?, in bundle: Bundle) -> LocalizedText? {
    texts(table: table, in: bundle)[key]
  }

  /// Returns all texts of a table, by key.
  func texts(table: String?, in bundle: Bundle) -> [String: LocalizedText] {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let place = Place(bundle: bundle.bundlePath, table: name, language: language(of: bundle))
    if let known = state.withLock({ $0.tables[place] }) { return known.texts }
    let table = StringsTable(name, language: place.language, in: Self.resources(of: bundle))
    state.withLock { $0.tables[place] = table }
    return table.texts
  }

  /// Formats like `String(format:)` on iOS.
  func format(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
    var (format, arguments) = (format, arguments)
    if let first = format.unicodeScalars.first, first.value >= Self.firstMark,
      let plural = state.withLock({ $0.plurals[first.value] })
    {
      (format, arguments) = plural.text.chosen(for: arguments, language: plural.language)
    }
    // Foundation on Linux prints an error and traps for objects that aren't strings.
    let printable = arguments.map { argument -> any CVarArg in
      // A cast alone would also convert numbers to objects.
      guard type(of: argument) is AnyClass, let object = argument as? NSObject,
        !(object is NSString)
      else { return argument }
      return object.description
    }
    return String(format: format, locale: locale, arguments: printable)
  }

  // MARK: Languages

  private static func resources(of bundle: Bundle) -> URL { bundle.resourceURL ?? bundle.bundleURL }

  /// Returns the language of a bundle for this user: the first of the user's languages that it contains, or
  /// else its development region's.
  func language(of bundle: Bundle) -> String {
    let path = bundle.bundlePath
    if let known = state.withLock({ $0.languages[path] }) { return known }
    let language = Self.chooseLanguage(of: bundle)
    state.withLock { $0.languages[path] = language }
    return language
  }

  private static func chooseLanguage(of bundle: Bundle) -> String {
    let resources = resources(of: bundle)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resources.path)) ?? []
    var languages = Set(
      names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
    let several = resources.appendingPathComponent(StringsTable.severalLanguages)
    let catalogues =
      names.map { resources.appendingPathComponent($0) }
      + ((try? FileManager.default.contentsOfDirectory(atPath: several.path)) ?? [])
      .map { several.appendingPathComponent($0) }
    for catalogue in catalogues where catalogue.pathExtension == "xcstrings" {
      languages.formUnion(StringsTable.languages(ofCatalogue: catalogue))
    }
    // The languages that an app handles by itself, without tables (Apple: `CFBundleLocalizations`).
    languages.formUnion(bundle.infoDictionary?["CFBundleLocalizations"] as? [String] ?? [])
    languages.remove("mul")
    let development =
      bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    // The tables translate texts that are themselves in the development region's language.
    if languages.remove("Base") != nil { languages.insert(development) }
    for wanted in preferences {
      // `de` satisfies `de-AT`, and `pt-BR` satisfies `pt`.
      var tag = wanted[...]
      while !tag.isEmpty {
        if languages.contains(String(tag)) { return String(tag) }
        tag = tag.lastIndex(of: "-").map { tag[..<$0] } ?? ""
      }
      let base = wanted.prefix { $0 != "-" } + "-"
      if let near = languages.filter({ $0.hasPrefix(base) }).min() { return near }
    }
    return languages.contains(development) ? development : languages.min() ?? development
  }

  /// The user's languages in order of preference: those after `-AppleLanguages (de)` in the program's
  /// arguments, as in Xcode's schemes, or else the system's.
  private static var preferences: [String] {
    let told = UserDefaults.standard.array(forKey: "AppleLanguages") as? [String]
    return (told ?? Locale.preferredLanguages).map { $0.replacing("_", with: "-") }
  }
}
