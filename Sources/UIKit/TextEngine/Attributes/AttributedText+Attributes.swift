import CoreGraphics
import Foundation

extension AttributedText.Shape {
  /// Returns the shape with the attributes of a dictionary, which override this one's.
  package func applying(_ attributes: [NSAttributedString.Key: Any]) -> Self {
    var result = self
    if let font = attributes[TextKey.font] as? any TextFont { result.font = font.specification }
    if let style = attributes[TextKey.paragraphStyle] as? any TextParagraphStyle {
      result.paragraph = style.values
    }
    result.kern += FontSpecification.number(attributes[TextKey.kern]) ?? 0
    result.kern += FontSpecification.number(attributes[TextKey.tracking]) ?? 0
    if let ligature = FontSpecification.number(attributes[TextKey.ligature]) {
      result.hasLigatures = ligature != 0
    }
    if let offset = FontSpecification.number(attributes[TextKey.baselineOffset]) {
      result.baselineOffset = offset
    }
    return result
  }
}

extension AttributedText.Paint {
  /// Returns the paint with the attributes of a dictionary, which override this one's.
  package func applying(_ attributes: [NSAttributedString.Key: Any]) -> Self {
    func color(_ key: NSAttributedString.Key) -> (any TextColor)? {
      attributes[key] as? any TextColor
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      FontSpecification.number(attributes[key])
    }
    var result = self
    if let color = color(TextKey.foregroundColor) { result.foreground = color }
    if let color = color(TextKey.backgroundColor) { result.background = color }
    if let style = RuleStyle.read(attributes[TextKey.underlineStyle]) { result.underline = style }
    if let color = color(TextKey.underlineColor) { result.underlineColor = color }
    if let style = RuleStyle.read(attributes[TextKey.strikethroughStyle]) {
      result.strikethrough = style
    }
    if let color = color(TextKey.strikethroughColor) { result.strikethroughColor = color }
    if let shadow = attributes[TextKey.shadow] as? any TextShadow { result.shadow = shadow }
    if let width = number(TextKey.strokeWidth) { result.strokeWidth = width }
    if let color = color(TextKey.strokeColor) { result.strokeColor = color }
    if let lean = number(TextKey.obliqueness) { result.obliqueness = lean }
    return result
  }
}

extension FontSpecification {
  /// Returns a number in an attribute, which may be an integer, floating-point or boxed.
  package static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
