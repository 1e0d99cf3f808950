import Foundation

/// The identity of a font, as a value: everything that decides which glyphs it gives and how large.
package struct FontSpecification: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case system
    case monospaced
    /// A family that fontconfig knows.
    case named(String)
    /// One of iOS's families that is not installed, and the installed one that gives the glyphs.
    case standIn(String, glyphs: String)
  }

  package var family: Family
  package var weight: UIFont.Weight
  package var isItalic: Bool
  /// The values of OpenType's features, by their tags, where they aren't the font's own.
  package var features: [String: Int] = [:]
  /// In points.
  package var size: CGFloat
  /// The text style it was made from, which lets it follow the user's text size.
  var textStyle: UIFont.TextStyle?
  /// The scaling by which ``UIFontMetrics`` made it, so that it can be scaled again.
  var scaling: Scaling?

  struct Scaling: Hashable, Sendable {
    package var style: UIFont.TextStyle
    var baseSize: CGFloat
    /// 0 is no limit.
    package var maximumSize: CGFloat
  }

  package init(
    size: CGFloat, family: Family = .system, weight: UIFont.Weight = .regular,
    isItalic: Bool = false
  ) {
    self.size = size
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The same font for text that is scaled to fit.
  package func scaled(by factor: CGFloat) -> FontSpecification {
    guard factor != 1 else { return self }
    var result = self
    result.size *= factor
    return result
  }

  var isBold: Bool {
    weight.rawValue >= UIFont.Weight.semibold.rawValue
  }

  /// The size from which the display cut of the system font is used, as San Francisco does.
  private static let displaySize: CGFloat = 20

  /// The families of this font in order of preference, in Pango's comma-separated notation.
  var familyList: String {
    switch family {
    case .system: size >= Self.displaySize ? "Inter Display,Inter" : "Inter"
    case .monospaced: "DejaVu Sans Mono"
    case .named(let name), .standIn(_, glyphs: let name): name
    }
  }

  /// Points added after each character.
  ///
  /// Inter's own spacing rule for text cuts, −0.0223 + 0.185·e^(−0.1745·size) em
  /// (rsms.me/inter/dynmetrics); the display cut is spaced by its designer.
  var tracking: CGFloat {
    guard family == .system, size < Self.displaySize, size > 0 else { return 0 }
    return size * (-0.0223 + 0.185 * exp(-0.1745 * size))
  }
}
