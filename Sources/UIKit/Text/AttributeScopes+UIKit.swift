import CoreGraphics
import Foundation

extension AttributeScopes {
  /// The attributes of UIKit's text, for `AttributedString`. Those that text layout here knows. Not public: a
  /// program would have to spell their types, which the list of iOS's API lacks.
  var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  struct UIKitAttributes: AttributeScope {
    let font: FontAttribute
    let paragraphStyle: ParagraphStyleAttribute
    let foregroundColor: ForegroundColorAttribute
    let backgroundColor: BackgroundColorAttribute
    let ligature: LigatureAttribute
    let kern: KernAttribute
    let tracking: TrackingAttribute
    let strikethroughStyle: StrikethroughStyleAttribute
    let underlineStyle: UnderlineStyleAttribute
    let strikethroughColor: StrikethroughColorAttribute
    let underlineColor: UnderlineColorAttribute
    let baselineOffset: BaselineOffsetAttribute
    let foundation: FoundationAttributes

    enum FontAttribute: AttributedStringKey {
      typealias Value = UIFont
      static let name = NSAttributedString.Key.font.rawValue
    }

    enum ParagraphStyleAttribute: AttributedStringKey {
      typealias Value = NSParagraphStyle
      static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    enum ForegroundColorAttribute: AttributedStringKey {
      typealias Value = UIColor
      static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    enum BackgroundColorAttribute: AttributedStringKey {
      typealias Value = UIColor
      static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    enum LigatureAttribute: AttributedStringKey {
      typealias Value = Int
      static let name = NSAttributedString.Key.ligature.rawValue
    }

    enum KernAttribute: AttributedStringKey {
      typealias Value = CGFloat
      static let name = NSAttributedString.Key.kern.rawValue
    }

    enum TrackingAttribute: AttributedStringKey {
      typealias Value = CGFloat
      static let name = NSAttributedString.Key.tracking.rawValue
    }

    enum StrikethroughStyleAttribute: AttributedStringKey {
      typealias Value = NSUnderlineStyle
      static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    enum UnderlineStyleAttribute: AttributedStringKey {
      typealias Value = NSUnderlineStyle
      static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    enum StrikethroughColorAttribute: AttributedStringKey {
      typealias Value = UIColor
      static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    enum UnderlineColorAttribute: AttributedStringKey {
      typealias Value = UIColor
      static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    enum BaselineOffsetAttribute: AttributedStringKey {
      typealias Value = CGFloat
      static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }
}

extension NSUnderlineStyle: Hashable {}

extension AttributeDynamicLookup {
  subscript<T: AttributedStringKey>(
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
