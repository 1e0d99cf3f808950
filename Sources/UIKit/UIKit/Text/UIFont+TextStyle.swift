import CoreGraphics
import Foundation

extension UIFont {
  /// The purpose of a text. Its size follows the user's choice of text size.
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

  /// The font of a text style at the text size of the current traits.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of `traitCollection`, or of the current traits.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(DynamicType.specification(of: style, at: DynamicType.category(traitCollection)))
  }

  /// This font for another text size; itself when it follows none.
  package func adjusted(to category: UIContentSizeCategory) -> UIFont {
    var result = specification
    if let scaling = specification.scaling {
      result.size = DynamicType.scaledSize(scaling, at: category, scale: DynamicType.scale(nil))
    } else if let style = specification.textStyle {
      result.size = DynamicType.measure(of: style, at: category).size
    } else {
      return self
    }
    return UIFont(result)
  }
}
