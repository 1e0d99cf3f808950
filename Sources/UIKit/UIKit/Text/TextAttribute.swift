import CoreGraphics
import Foundation
import TextEngine

/// An attribute that exists in both kinds of attributed strings.
struct TextAttribute: Sendable {
  let key: NSAttributedString.Key
  /// Returns the value for an `NSAttributedString`, or `nil` if the container doesn't have one.
  let value: @Sendable (AttributeContainer) -> Any?
  /// Sets such a value in a container. Values of another type are ignored.
  let set: @Sendable (Any, inout AttributeContainer) -> Void

  private init<Attribute: AttributedStringKey>(
    _ attribute: Attribute.Type, write: @escaping @Sendable (Attribute.Value) -> Any = { $0 },
    read: @escaping @Sendable (Any) -> Attribute.Value? = { $0 as? Attribute.Value }
  ) where Attribute.Value: Sendable {
    key = NSAttributedString.Key(attribute.name)
    value = { $0[attribute].map(write) }
    set = { value, container in
      if let value = read(value) { container[attribute] = value }
    }
  }

  private init<Attribute: AttributedStringKey>(number attribute: Attribute.Type)
  where Attribute.Value == CGFloat {
    self.init(attribute, read: { FontSpecification.number($0) })
  }

  private init<Attribute: AttributedStringKey>(style attribute: Attribute.Type)
  where Attribute.Value == NSUnderlineStyle {
    self.init(attribute, write: { $0.rawValue }, read: { NSUnderlineStyle.read($0) })
  }

  private typealias UIKitScope = AttributeScopes.UIKitAttributes
  private typealias FoundationScope = AttributeScopes.FoundationAttributes

  /// UIKit's attributes, and those of Foundation that both kinds of strings have on Linux.
  static let all: [TextAttribute] = [
    TextAttribute(UIKitScope.FontAttribute.self),
    TextAttribute(UIKitScope.ParagraphStyleAttribute.self),
    TextAttribute(UIKitScope.ForegroundColorAttribute.self),
    TextAttribute(UIKitScope.BackgroundColorAttribute.self),
    TextAttribute(
      UIKitScope.LigatureAttribute.self, read: { FontSpecification.number($0).map { Int($0) } }),
    TextAttribute(number: UIKitScope.KernAttribute.self),
    TextAttribute(number: UIKitScope.TrackingAttribute.self),
    TextAttribute(style: UIKitScope.StrikethroughStyleAttribute.self),
    TextAttribute(style: UIKitScope.UnderlineStyleAttribute.self),
    TextAttribute(UIKitScope.StrikethroughColorAttribute.self),
    TextAttribute(UIKitScope.UnderlineColorAttribute.self),
    TextAttribute(number: UIKitScope.BaselineOffsetAttribute.self),
    TextAttribute(number: UIKitScope.ObliquenessAttribute.self),
    TextAttribute(UIKitScope.StrokeColorAttribute.self),
    TextAttribute(number: UIKitScope.StrokeWidthAttribute.self),
    TextAttribute(
      FoundationScope.LinkAttribute.self,
      read: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
  ]
}
