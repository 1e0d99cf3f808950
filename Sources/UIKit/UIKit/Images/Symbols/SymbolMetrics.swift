import CoreGraphics

/// The dimensions of symbols. Apple doesn't publish any, so sizes, line widths and opacities are the
/// project's own choices, compared by eye with San Francisco.
enum SymbolMetrics {
  /// The default size of a symbol, which is that of body text.
  static let pointSize: CGFloat = 17
  /// The size of one unit of the outlines' square for a font of one point at medium scale. A circle
  /// of 20 units, with its line, is then 20 points high next to text of 17.
  static let unit: CGFloat = 0.055
  /// The margin around the ink, in units.
  static let margin: CGFloat = 0.75

  static func factor(_ scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.78
    case .large: 1.28
    case .medium, .unspecified, .default: 1
    }
  }

  /// Returns the line width in units. Regular matches the stem of San Francisco's capitals.
  static func line(_ weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.55
    case .thin: 0.8
    case .light: 1.2
    case .regular, .unspecified: 1.6
    case .medium: 1.85
    case .semibold: 2.1
    case .bold: 2.4
    case .heavy: 2.7
    case .black: 3
    }
  }

  /// The opacities of a hierarchical colour's levels.
  static let hierarchy: [CGFloat] = [1, 0.5]
}
