import Foundation
import OozeKernel

/// The iOS font families, each with a similar installed family.
///
/// Code that names one of them still works, but with other glyphs, and with San Francisco's metrics
/// instead of its own. Each family is reported once.
///
/// Source of the families: Apple, System Fonts (developer.apple.com/fonts/system-fonts), those of iOS 16. The two
/// with a point are designs of the system font.
enum FontStandIns {
  /// The iOS families by the installed family of like kind and width.
  private static let kinds: [(glyphs: String, families: [String])] = [
    (
      "Inter",
      [
        ".AppleSystemUIFontRounded", "Apple SD Gothic Neo", "Apple Symbols", "Arial",
        "Arial Hebrew", "Arial Rounded MT Bold",
        "Avenir", "Avenir Next", "Chalkboard SE", "Euphemia UCAS", "Futura", "Galvji", "Gill Sans",
        "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Sans", "Kefa",
        "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu",
        "Lao Sangam MN", "Malayalam Sangam MN", "Mukta Mahee", "Noto Sans Kannada",
        "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "PingFang HK", "PingFang SC",
        "PingFang TC", "Sinhala Sangam MN", "Symbol", "Tamil Sangam MN", "Thonburi",
        "Zapf Dingbats",
      ]
    ),
    (
      "DejaVu Sans",
      [
        "Al Nile", "Chalkduster", "Damascus", "Devanagari Sangam MN", "Farah", "Geeza Pro",
        "Grantha Sangam MN", "Kailasa", "Khmer Sangam MN", "Marker Felt", "Mishafi",
        "Myanmar Sangam MN", "Noteworthy", "Trebuchet MS", "Verdana",
      ]
    ),
    (
      "DejaVu Sans Condensed",
      [
        "Avenir Next Condensed", "Bradley Hand", "DIN Alternate", "DIN Condensed", "Impact",
        "Party LET",
      ]
    ),
    (
      "DejaVu Serif",
      [
        ".AppleSystemUIFontSerif", "Academy Engraved LET", "American Typewriter", "Baskerville",
        "Charter", "Copperplate",
        "Georgia", "Hiragino Mincho ProN", "Hoefler Text", "Noto Nastaliq Urdu", "Palatino",
        "Rockwell", "STIX Two Math", "STIX Two Text", "Times New Roman", "Zapfino",
      ]
    ),
    (
      "DejaVu Serif Condensed",
      [
        "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Cochin",
        "Didot", "Papyrus", "Savoye LET", "Snell Roundhand",
      ]
    ),
    ("DejaVu Sans Mono", ["Courier", "Courier New", "Menlo"]),
  ]

  /// The beginnings of PostScript names that aren't the family's name without spaces.
  private static let stems = [
    "academyengravedletplain": "Academy Engraved LET",
    "arialroundedmtbold": "Arial Rounded MT Bold",
    "bodonisvtytwoitctt": "Bodoni 72", "bodonisvtytwoositctt": "Bodoni 72 Oldstyle",
    "bodonisvtytwoscitctt": "Bodoni 72 Smallcaps", "bodoniornamentsitctt": "Bodoni Ornaments",
    "bradleyhanditctt": "Bradley Hand",
    "hiramarupron": "Hiragino Maru Gothic ProN", "hiraminpron": "Hiragino Mincho ProN",
    "partyletplain": "Party LET", "savoyeletplain": "Savoye LET",
    "zapfdingbatsitc": "Zapf Dingbats",
  ]

  /// The families by their names without spaces, in lowercase.
  private static let families: [String: (name: String, glyphs: String)] = {
    var families: [String: (name: String, glyphs: String)] = [:]
    for kind in kinds {
      for name in kind.families { families[plain(name)] = (name, kind.glyphs) }
    }
    for (stem, name) in stems { families[stem] = families[plain(name)] }
    return families
  }()

  private static func plain(_ name: some StringProtocol) -> String {
    String(name.filter { $0 != " " }).lowercased()
  }

  /// The words for weights in PostScript names. Words that contain others come first.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("demibold", .semibold),
    ("semibold", .semibold), ("extrabold", .heavy), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// The families that are replaced, without the designs of the system font.
  static let familyNames = kinds.flatMap(\.families).filter { !$0.hasPrefix(".") }

  /// Returns a family's usual four fonts, or none if the family isn't replaced.
  static func fonts(family: String) -> [FontSpecification] {
    guard let kind = kinds.first(where: { $0.families.contains(family) }) else { return [] }
    return [FontWeight.regular, .bold].flatMap { weight in
      [false, true].map { isItalic in
        FontSpecification(
          size: 0, family: .standIn(family, glyphs: kind.glyphs), weight: weight,
          isItalic: isItalic)
      }
    }
  }

  /// Returns the font of a family's or a PostScript name, such as “Avenir Next” or
  /// “AvenirNext-DemiBoldItalic”.
  static func specification(named name: String) -> FontSpecification? {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let stem = parts.first.map(plain) else { return nil }
    // “TimesNewRomanPS-BoldMT”, “ArialMT”
    let endings = ["", "mt", "psmt", "ps"].filter { stem.hasSuffix($0) }
    guard
      let family = endings.lazy.compactMap({ families[String(stem.dropLast($0.count))] }).first
    else { return nil }
    Diagnostics.report("The font \(family.name) isn't installed; \(family.glyphs) replaces it.")
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    return FontSpecification(
      size: 0, family: .standIn(family.name, glyphs: family.glyphs),
      weight: weights.first { style.contains($0.word) }?.weight ?? .regular,
      isItalic: style.contains("italic") || style.contains("oblique"))
  }
}
