import CoreGraphics
import Foundation

// The values of attributes are objects of higher modules, such as `UIFont`. The engine reads what it needs of them.

/// A font in an attributed string.
package protocol TextFont: AnyObject {
  var specification: FontSpecification { get }
}

/// A paragraph style in an attributed string.
package protocol TextParagraphStyle: AnyObject {
  var values: ParagraphValues { get }
}

/// A colour of a text.
package protocol TextColor: AnyObject {
  /// The colour at this moment. It is read each time that the text is drawn, because it may be dynamic.
  var cgColor: CGColor { get }
}

extension CGColor: TextColor {
  /// The colour of text without one.
  static let defaultText = CGColor(white: 0, alpha: 1)

  package var cgColor: CGColor { self }
}

/// The style of an underline or a strikethrough as a value, instead of its number.
package protocol TextRule {
  var rawValue: Int { get }
}

/// A shadow of a text.
package protocol TextShadow: AnyObject {
  /// The offset. Positive values are to the right and down.
  var shadowOffset: CGSize { get }
  /// The blur radius in points.
  var shadowBlurRadius: CGFloat { get }
  /// The colour, or `nil` for no shadow.
  var drawnColor: (any TextColor)? { get }
}

/// Content in place of a character, such as an image.
package protocol TextAttachment: AnyObject {
  /// The space at both sides, in points.
  var lineLayoutPadding: CGFloat { get }

  /// Returns the rectangle in a line without a width limit, including padding. It is relative to the left end of the
  /// baseline, with y pointing up.
  func frame(ofCharacter index: Int, lineHeight: CGFloat) -> CGRect

  /// Draws the content in a rectangle, without padding.
  ///
  /// - Parameter color: The colour of the text around it.
  func draw(
    in place: CGRect, of context: CGContext, characterIndex index: Int, color: any TextColor)
}
