import CoreGraphics
import Foundation
import TextEngine

extension UIFont {
  /// The weight of a font, from −1 to 1. Regular is 0.
  public struct Weight: RawRepresentable, Hashable, Sendable,
    _UIKitNumericRawRepresentable
  {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    package init(_ weight: FontWeight) { rawValue = weight.rawValue }

    public static let ultraLight = Weight(FontWeight.ultraLight)
    public static let thin = Weight(FontWeight.thin)
    public static let light = Weight(FontWeight.light)
    public static let regular = Weight(FontWeight.regular)
    public static let medium = Weight(FontWeight.medium)
    public static let semibold = Weight(FontWeight.semibold)
    public static let bold = Weight(FontWeight.bold)
    public static let heavy = Weight(FontWeight.heavy)
    public static let black = Weight(FontWeight.black)
  }
}

extension FontWeight {
  package init(_ weight: UIFont.Weight) { self.init(weight.rawValue) }
}
