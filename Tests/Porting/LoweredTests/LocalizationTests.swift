import Foundation
import Lowered
import Testing

/// Localized strings in lowered sources: tables, plurals, string catalogues, and formats.
@Suite(.serialized) final class LocalizationTests {
  private let bundle: Bundle

  deinit { try? FileManager.default.removeItem(at: bundle.bundleURL) }

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Texts-\(UUID().uuidString).bundle")
    for (path, text) in Self.files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  private static let files = [
    "en.lproj/Localizable.strings": """
    /* A greeting */
    "hello" = "Hello %@";
    """,
    "de.lproj/Localizable.strings": "\"hello\" = \"Hallo %@\";",
    "en.lproj/Counts.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>%d fish</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@fish@</string>
        <key>fish</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>no fish</string>
          <key>one</key><string>%d fish</string>
          <key>other</key><string>%d fishes</string>
        </dict>
      </dict>
      <key>both</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%@: %#@fish@ and %#@eels@</string>
        <key>fish</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>ld</string>
          <key>one</key><string>one fish</string>
          <key>other</key><string>%ld fishes</string>
        </dict>
        <key>eels</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>ld</string>
          <key>one</key><string>one eel</string>
          <key>other</key><string>%ld eels</string>
        </dict>
      </dict>
    </dict></plist>
    """,
    "Localizable.xcstrings": """
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "100%" : {},
      "title" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "The pond" } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "La mare" } } } },
      "%@ ate %lld fish" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%@ ate %lld fish" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%@ ate %lld fishes" } }
      } } } } } } }
    """,
  ]

  @Test func theInverseOfAStandardSetCanBeChanged() {
    let characters = nonNumeric(keeping: "+＋")
    for (character, isIn) in [("a", true), ("+", false), ("＋", false), ("6", false), ("7", true)] {
      #expect(character.unicodeScalars.allSatisfy(characters.contains) == isIn, "\(character)")
    }
    #expect(characters.contains("🐟"))
  }

  @Test func tablesAreOfTheUsersLanguage() {
    #expect(Texts.greeting("Eel", in: bundle) == "Hello Eel")
  }

  @Test(arguments: [(0, "no fish"), (1, "1 fish"), (2, "2 fishes"), (1234, "1,234 fishes")])
  func pluralsFollowTheNumber(_ count: Int, _ text: String) {
    #expect(Texts.fish(count, in: bundle) == text)
  }

  @Test(arguments: [
    (1, 1, "Ray: one fish and one eel"), (2, 1, "Ray: 2 fishes and one eel"),
    (1, 3, "Ray: one fish and 3 eels"), (0, 0, "Ray: 0 fishes and 0 eels"),
  ])
  func eachPartHasItsOwnNumber(_ fish: Int, _ eels: Int, _ text: String) {
    #expect(Texts.both("Ray", fish, eels, in: bundle) == text)
  }

  /// The first number of a string determines its plural form in a catalogue.
  @Test(arguments: [(1, "Ray ate 1 fish"), (2, "Ray ate 2 fishes")])
  func cataloguesHavePlurals(_ count: Int, _ text: String) {
    #expect(Texts.eaten("Ray", count, in: bundle) == text)
  }

  @Test func textsWithoutNumbers() {
    #expect(
      Texts.plain(in: bundle) == ["100%", "The pond", "Default 3", "Value", "missing"])
    #expect(Texts.objects() == "3 eels 07")
  }
}
