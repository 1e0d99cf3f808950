import Foundation
import TextEngine

/// A description from which a font can be created.
///
///     let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)!
///     UIFont(descriptor: bold, size: 0)
open class UIFontDescriptor: _ValueObject, @unchecked Sendable {
  /// The font. A size of 0 leaves the size open.
  package let specification: FontSpecification

  package init(_ specification: FontSpecification) {
    self.specification = specification
  }

  public override convenience init() {
    self.init(FontSpecification(size: 0))
  }

  public required init?(coder: NSCoder) { nil }

  /// Creates a descriptor from attributes. Attributes that no font here has are ignored.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(FontSpecification(size: 0).adding(attributes))
  }

  /// Creates a descriptor from the name of a family or a font. If it isn't installed, it describes the
  /// system font, as on iOS.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontSpecification(size: size).adding([.name: fontName]))
  }

  /// Creates a descriptor from the name of a family or a font, and leaves the size open. A matrix that is not the
  /// identity has no effect here, which is reported.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    if !matrix.isIdentity { Diagnostics.reportIneffective("the matrix of a UIFontDescriptor") }
    self.init(FontSpecification(size: 0).adding([.name: fontName]))
  }

  /// Returns the descriptor of a text style's font at the current text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      DynamicType.specification(of: style, at: DynamicType.category(traitCollection)))
  }

  /// The size in points, or 0 if the descriptor leaves it open.
  open var pointSize: CGFloat { specification.size }

  open var postscriptName: String { FontNames.postScriptName(of: specification) }

  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if specification.isItalic { traits.insert(.traitItalic) }
    if specification.isBold { traits.insert(.traitBold) }
    if specification.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { specification.attributes }

  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    specification.attributes[anAttribute]
  }

  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    UIFontDescriptor(specification.adding(attributes))
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var result = specification
    result.size = newPointSize
    result.textStyle = nil
    return UIFontDescriptor(result)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(specification.adding([.family: newFamily]))
  }

  /// Returns the descriptor of a font in the family by its name there, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(specification.adding([.face: newFace]))
  }

  /// Returns the descriptor of a slanted, bold or monospaced font in the same family, or `nil` for
  /// traits that no font here has.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    let supported: SymbolicTraits = [
      .traitItalic, .traitBold, .traitMonoSpace, .traitUIOptimized,
    ]
    guard symbolicTraits.isSubset(of: supported) else { return nil }
    var result = specification
    result.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      if !result.isBold { result.weight = .bold }
    } else if result.isBold {
      result.weight = .regular
    }
    if symbolicTraits.contains(.traitMonoSpace) { result.family = .monospaced }
    return UIFontDescriptor(result)
  }

  /// Returns the descriptor of the system font with another design, or `nil` for designs that don't exist. Similar
  /// fonts replace the serif and the rounded design.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    let family: FontSpecification.Family? =
      switch design {
      case .default: .system
      case .monospaced: .monospaced
      case .rounded: FontNames.specification(named: ".AppleSystemUIFontRounded")?.family
      case .serif: FontNames.specification(named: ".AppleSystemUIFontSerif")?.family
      default: nil
      }
    guard let family else { return nil }
    var result = specification
    result.family = family
    return UIFontDescriptor(result)
  }

  // MARK: NSObject

  open override func _isEqual(to object: Any) -> Bool {
    (object as? UIFontDescriptor)?.specification == specification
  }

  open override var hash: Int { specification.hashValue }
}

extension FontSpecification {
  /// The attributes of a descriptor for this font.
  fileprivate var attributes: [UIFontDescriptor.AttributeName: Any] {
    var result: [UIFontDescriptor.AttributeName: Any] = [
      .name: FontNames.postScriptName(of: self),
      .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
    ]
    if size > 0 { result[.size] = size }
    if let textStyle { result[.textStyle] = textStyle }
    if !features.isEmpty { result[.featureSettings] = FontFeature.settings(of: features) }
    switch family {
    case .named(let name), .standIn(let name, glyphs: _): result[.family] = name
    case .system, .monospaced: break
    }
    return result
  }

  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Self {
    var result = self
    let style = FontSpecification.textStyle(attributes[.textStyle])
    if let style {
      result = DynamicType.specification(of: style, at: DynamicType.category(nil))
      result.features = features
      if size > 0 { result.size = size }
    }
    // A text style overrides the name of a font.
    for key in [UIFontDescriptor.AttributeName.family, .name] where style == nil {
      guard let name = attributes[key] as? String,
        let named = FontNames.specification(named: name)
      else { continue }
      result.family = named.family
      if key == .name {
        result.weight = named.weight
        result.isItalic = named.isItalic
      }
    }
    if let size = FontSpecification.number(attributes[.size]) { result.size = size }
    if let settings = attributes[.featureSettings] {
      result.features = FontFeature.features(of: settings)
    }
    if let face = attributes[.face] as? String { result = result.withFace(face) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight {
        result.weight = FontWeight(weight)
      } else if let weight = FontSpecification.number(traits[.weight]) {
        result.weight = FontWeight(weight)
      }
      if let slant = FontSpecification.number(traits[.slant]) { result.isItalic = slant > 0 }
      let symbolic =
        (traits[.symbolic] as? UIFontDescriptor.SymbolicTraits)?.rawValue
        ?? traits[.symbolic] as? UInt32
        ?? FontSpecification.number(traits[.symbolic]).map { UInt32(max(0, $0)) }
      if let symbolic {
        let wanted = UIFontDescriptor.SymbolicTraits(rawValue: symbolic)
        result.isItalic = wanted.contains(.traitItalic)
        if wanted.contains(.traitBold) != result.isBold {
          result.weight = result.isBold ? .regular : .bold
        }
      }
    }
    return result
  }

  /// Returns a text style that exists, from an attribute.
  private static func textStyle(_ attribute: Any?) -> UIFont.TextStyle? {
    let style =
      attribute as? UIFont.TextStyle ?? (attribute as? String).map(UIFont.TextStyle.init(rawValue:))
    return style.flatMap { DynamicType.exists($0) ? $0 : nil }
  }

  /// Returns the font called `face` in a family, with the weight and slant in that name.
  private func withFace(_ face: String) -> Self {
    let words = face.lowercased().filter { !" -".contains($0) }
    let weights: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
      ("demibold", .semibold), ("light", .light), ("medium", .medium), ("heavy", .heavy),
      ("black", .black), ("bold", .bold),
    ]
    var result = self
    result.weight = weights.first { words.contains($0.0) }?.1 ?? .regular
    result.isItalic = words.contains("italic") || words.contains("oblique")
    return result
  }
}
