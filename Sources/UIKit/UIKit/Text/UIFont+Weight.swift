import CoreGraphics
import Foundation

extension UIFont {
  /// The weight of a font, from −1 to 1. Regular is 0.
  public struct Weight: RawRepresentable, Hashable, Sendable,
    _UIKitNumericRawRepresentable
  {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    // The values of UIFontWeight… in UIKit's headers.
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// All named weights from light to heavy, with their OpenType classes and names.
    static let named: [(weight: Weight, openType: Int32, name: String)] = [
      (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
      (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
      (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
    ]

    /// Creates the named weight nearest to an OpenType class. If two are equally near, the lighter
    /// one is used.
    init(openTypeClass value: Int32) {
      self = Self.named.min { abs($0.openType - value) < abs($1.openType - value) }!.weight
    }

    /// The nearest named weight. If two are equally near, it is the lighter one.
    private var nearest: (weight: Weight, openType: Int32, name: String) {
      Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }!
    }

    /// The OpenType weight class, from 100 (ultra light) to 900 (black).
    var openTypeClass: Int32 { nearest.openType }

    /// The name in PostScript names, such as “Semibold”.
    package var name: String { nearest.name }
  }
}
