import Foundation
import TextEngine

/// Scales custom fonts and lengths with the user's text size, like a text style.
///
///     let metrics = UIFontMetrics(forTextStyle: .body)
///     label.font = metrics.scaledFont(for: .systemFont(ofSize: 20))
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  private static let body = UIFontMetrics(forTextStyle: .body)

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { body }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font scaled for the text size. A `maximumPointSize` of 0 means no limit.
  ///
  /// - Precondition: `font` must not already be scaled. UIKit raises an exception; this traps.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.specification.scaling == nil, "The font is scaled already: \(font)")
    var specification = font.specification
    let scaling = FontSpecification.Scaling(
      style: style.rawValue, baseSize: font.pointSize, maximumSize: maximumPointSize)
    specification.scaling = scaling
    specification.size = DynamicType.scaledSize(
      scaling, at: DynamicType.category(traitCollection), scale: DynamicType.scale(traitCollection))
    return UIFont(specification)
  }

  /// Returns a length that grows with the text, rounded to device pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    DynamicType.scaledValue(
      value, style: style, at: DynamicType.category(traitCollection),
      scale: DynamicType.scale(traitCollection))
  }
}
