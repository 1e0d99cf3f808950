import Foundation

/// The iOS font families, each with a similar installed family.
///
/// Code that names one of them still works, but with other glyphs, and with San Francisco's metrics
/// instead of its own.
enum FontStandIns {
  private static let families: [String: String] = [
    "Helvetica": "Inter", "Helvetica Neue": "Inter", "Arial": "Inter", "Avenir": "Inter",
    "Avenir Next": "Inter", "Futura": "Inter", "Gill Sans": "Inter", "Verdana": "DejaVu Sans",
    "Trebuchet MS": "DejaVu Sans", "Georgia": "DejaVu Serif", "Times New Roman": "DejaVu Serif",
    "Palatino": "DejaVu Serif", "Baskerville": "DejaVu Serif", "Didot": "DejaVu Serif",
    "Hoefler Text": "DejaVu Serif", "Charter": "DejaVu Serif", "Menlo": "DejaVu Sans Mono",
    "Courier": "DejaVu Sans Mono", "Courier New": "DejaVu Sans Mono",
  ]

  /// The words for weights in PostScript names. Words that contain others come first.
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("demibold", .semibold),
    ("semibold", .semibold), ("extrabold", .heavy), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// Returns the font of a family's or a PostScript name, such as “Avenir Next” or
  /// “AvenirNext-DemiBoldItalic”.
  static func specification(named name: String) -> FontSpecification? {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let stem = parts.first?.filter({ $0 != " " }).lowercased(),
      let family = families.first(where: { entry in
        let plain = entry.key.filter { $0 != " " }.lowercased()
        // “TimesNewRomanPS-BoldMT”, “ArialMT”
        return stem == plain || stem == plain + "mt" || stem == plain + "ps"
          || stem == plain + "psmt"
      })
    else { return nil }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    return FontSpecification(
      size: 0, family: .standIn(family.key, glyphs: family.value),
      weight: weights.first { style.contains($0.word) }?.weight ?? .regular,
      isItalic: style.contains("italic") || style.contains("oblique"))
  }
}
