import Foundation

/// The weight of a font, from −1 to 1. Regular is 0.
package struct FontWeight: Hashable, Sendable {
  package let rawValue: CGFloat

  package init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  // The values of UIFontWeight… in UIKit's headers.
  package static let ultraLight = FontWeight(-0.8)
  package static let thin = FontWeight(-0.6)
  package static let light = FontWeight(-0.4)
  package static let regular = FontWeight(0)
  package static let medium = FontWeight(0.23)
  package static let semibold = FontWeight(0.3)
  package static let bold = FontWeight(0.4)
  package static let heavy = FontWeight(0.56)
  package static let black = FontWeight(0.62)

  /// All named weights from light to heavy, with their OpenType classes and names.
  static let named: [(weight: FontWeight, openType: Int32, name: String)] = [
    (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
    (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
    (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
  ]

  /// Creates the named weight nearest to an OpenType class. If two are equally near, the lighter
  /// one is used.
  package init(openTypeClass value: Int32) {
    self = Self.named.min { abs($0.openType - value) < abs($1.openType - value) }!.weight
  }

  /// The nearest named weight. If two are equally near, it is the lighter one.
  private var nearest: (weight: FontWeight, openType: Int32, name: String) {
    Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }!
  }

  /// The OpenType weight class, from 100 (ultra light) to 900 (black).
  var openTypeClass: Int32 { nearest.openType }

  /// The name in PostScript names, such as “Semibold”.
  package var name: String { nearest.name }
}
