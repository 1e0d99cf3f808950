import CoreGraphics
import Foundation

extension AttributeScopes {
  /// The attributes of UIKit's text, for `AttributedString`: those that text layout here knows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let ligature: LigatureAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let underlineColor: UnderlineColorAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = NSAttributedString.Key.ligature.rawValue
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }
}

extension NSUnderlineStyle: Hashable {}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// The attributes as an `NSAttributedString` has them.
  package var _attributes: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self[Scope.FontAttribute.self]
    result[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
    result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    result[.ligature] = self[Scope.LigatureAttribute.self]
    result[.kern] = self[Scope.KernAttribute.self]
    result[.tracking] = self[Scope.TrackingAttribute.self]
    result[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    result[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    result[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
    result[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
    result[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    return result
  }
}

extension AttributedString {
  /// The string with UIKit's attributes; where a run has none of a kind, that of `base`.
  package func _attributedString(base: AttributeContainer) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes = base.merging(run.attributes)
      result.append(
        NSAttributedString(
          string: String(self[run.range].characters), attributes: attributes._attributes))
    }
    return result
  }
}
