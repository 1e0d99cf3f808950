import CoreGraphics
import Foundation

extension UIFont {
  /// How heavy a font is: −1 to 1, 0 is regular.
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

    /// All named weights from light to heavy, with their OpenType class and their name.
    static let named: [(weight: Weight, openType: Int32, name: String)] = [
      (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
      (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
      (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
    ]

    /// The named weight that is nearest to an OpenType class; of two equally near, the lighter.
    init(openTypeClass value: Int32) {
      self = Self.named.min { abs($0.openType - value) < abs($1.openType - value) }!.weight
    }

    /// The nearest named weight; of two equally near, the lighter.
    private var nearest: (weight: Weight, openType: Int32, name: String) {
      Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }!
    }

    /// The OpenType weight class: 100 (ultra light) to 900 (black).
    var openTypeClass: Int32 { nearest.openType }

    /// “Semibold”, as it stands in a PostScript name.
    package var name: String { nearest.name }
  }
}
