import Foundation

/// The identity of a font as a value, with everything that determines its glyphs and their size.
package struct FontSpecification: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case system
    case monospaced
    /// A family that fontconfig knows.
    case named(String)
    /// An iOS family that isn't installed, and the installed one that supplies its glyphs.
    case standIn(String, glyphs: String)
  }

  package var family: Family
  package var weight: FontWeight
  package var isItalic: Bool
  /// The values of OpenType features by tag, if they differ from the font's defaults.
  package var features: [String: Int] = [:]
  /// The size in points.
  package var size: CGFloat
  /// The name of the text style that the font was made from, so that it can follow the user's text size.
  package var textStyle: String?
  /// The scaling by `UIFontMetrics`, so that the font can be scaled again.
  package var scaling: Scaling?

  package struct Scaling: Hashable, Sendable {
    /// The name of the text style.
    package var style: String
    package var baseSize: CGFloat
    /// The maximum size. 0 means no limit.
    package var maximumSize: CGFloat

    package init(style: String, baseSize: CGFloat, maximumSize: CGFloat) {
      self.style = style
      self.baseSize = baseSize
      self.maximumSize = maximumSize
    }
  }

  package init(
    size: CGFloat, family: Family = .system, weight: FontWeight = .regular,
    isItalic: Bool = false
  ) {
    self.size = size
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Returns the font for text that is scaled to fit.
  package func scaled(by factor: CGFloat) -> FontSpecification {
    guard factor != 1 else { return self }
    var result = self
    result.size *= factor
    return result
  }

  package var isBold: Bool {
    weight.rawValue >= FontWeight.semibold.rawValue
  }

  /// The size from which the system font's display cut is used, as in San Francisco.
  private static let displaySize: CGFloat = 20

  /// The families of this font in order of preference, in Pango's comma-separated format.
  var familyList: String {
    switch family {
    case .system: size >= Self.displaySize ? "Inter Display,Inter" : "Inter"
    case .monospaced: "DejaVu Sans Mono"
    case .named(let name), .standIn(_, glyphs: let name): name
    }
  }

  /// The points added after each character.
  ///
  /// For text cuts, this is Inter's own spacing rule, −0.0223 + 0.185·e^(−0.1745·size) em
  /// (rsms.me/inter/dynmetrics). The display cut is spaced by its designer.
  var tracking: CGFloat {
    guard family == .system, size < Self.displaySize, size > 0 else { return 0 }
    return size * (-0.0223 + 0.185 * exp(-0.1745 * size))
  }
}
