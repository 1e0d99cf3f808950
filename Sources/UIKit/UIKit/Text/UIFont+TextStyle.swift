import CoreGraphics
import Foundation

extension UIFont {
  /// The purpose of a text. Its size follows the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the font of a text style at the current traits' text size.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of `traitCollection`, or of the current
  /// traits.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(DynamicType.specification(of: style, at: DynamicType.category(traitCollection)))
  }

  /// Returns this font for another text size, or this font itself if it doesn't follow the text
  /// size.
  package func adjusted(to category: UIContentSizeCategory) -> UIFont {
    var result = specification
    if let scaling = specification.scaling {
      result.size = DynamicType.scaledSize(scaling, at: category, scale: DynamicType.scale(nil))
    } else if let style = specification.textStyle {
      result.size = DynamicType.measure(of: UIFont.TextStyle(rawValue: style), at: category).size
    } else {
      return self
    }
    return UIFont(result)
  }
}
