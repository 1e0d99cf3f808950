import Foundation

/// Scales fonts and lengths of your own with the user's text size, as a text style would grow.
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

  /// The font at the size that suits the text size; a `maximumPointSize` of 0 is no limit.
  ///
  /// - Precondition: `font` is not a scaled font already: UIKit raises an exception, we trap.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.specification.scaling == nil, "The font is scaled already: \(font)")
    var specification = font.specification
    let scaling = FontSpecification.Scaling(
      style: style, baseSize: font.pointSize, maximumSize: maximumPointSize)
    specification.scaling = scaling
    specification.size = DynamicType.scaledSize(
      scaling, at: DynamicType.category(traitCollection), scale: DynamicType.scale(traitCollection))
    return UIFont(specification)
  }

  /// A length that grows with the text, on the device pixel.
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
