import Foundation
import TextEngine

/// An immutable font at a size. Fonts with the same family, weight, slant and size are equal.
///
/// The system font has San Francisco's metrics and Inter's glyphs:
///
///     UIFont.systemFont(ofSize: 17).lineHeight      // 20.287109375
open class UIFont: _ValueObject, @unchecked Sendable {
  package let specification: FontSpecification

  package init(_ specification: FontSpecification) {
    self.specification = specification
  }

  /// Reads a font that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    guard let specification = FontSpecification(coder) else { return nil }
    self.specification = specification
  }

  /// Creates the system font with 12 points.
  public override convenience init() { self.init(FontSpecification(size: 12)) }

  /// Creates the font of a descriptor. A size of 0 uses the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var specification = descriptor.specification
    if pointSize > 0 { specification.size = pointSize }
    if specification.size <= 0 { specification.size = 12 }
    self.init(specification)
  }

  /// Creates a font from its family or PostScript name (“Inter-Bold”).
  ///
  /// iOS families such as “HelveticaNeue-Light” are replaced by similar ones. Returns `nil` for any
  /// other font that isn't installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard var specification = FontNames.specification(named: fontName) else { return nil }
    specification.size = fontSize > 0 ? fontSize : 12
    self.init(specification)
  }

  // MARK: System fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontSpecification(size: fontSize, weight: FontWeight(weight)))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // A device returns `.SFUI-Semibold`, not bold.
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(size: fontSize, isItalic: true))
  }

  /// Returns the system font with digits of equal width.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    var specification = FontSpecification(size: fontSize, weight: FontWeight(weight))
    specification.features["tnum"] = 1
    return UIFont(specification)
  }

  /// Returns a font with characters of equal width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontSpecification(size: fontSize, family: .monospaced, weight: FontWeight(weight)))
  }

  /// The standard size of labels in points, 17.
  open class var labelFontSize: CGFloat { 17 }
  /// The standard size of buttons in points, 18.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of the small system font in points, 12.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of the system font in points, 14.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Names

  /// The installed families and those of iOS that they replace, sorted.
  open class var familyNames: [String] { FontNames.families }

  /// Returns the PostScript names of a family's fonts, sorted.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontNames.postScriptNames(family: familyName)
  }

  open var familyName: String {
    switch specification.family {
    case .system: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .named(let name), .standIn(let name, glyphs: _): name
    }
  }

  open var fontName: String { FontNames.postScriptName(of: specification) }

  // MARK: Metrics

  open var pointSize: CGFloat { specification.size }
  /// The distance from the baseline to the top of the line, in points.
  open var ascender: CGFloat { FontMetrics.sanFrancisco.ascender * pointSize }
  /// The distance from the baseline to the bottom of the line, in points. It is negative.
  open var descender: CGFloat { FontMetrics.sanFrancisco.descender * pointSize }
  /// The height of a capital letter in points.
  open var capHeight: CGFloat { FontMetrics.sanFrancisco.capHeight * pointSize }
  /// The height of the letter x in points.
  open var xHeight: CGFloat { FontMetrics.sanFrancisco.xHeight * pointSize }
  /// The distance between two baselines in points, 1.193359 times the size.
  open var lineHeight: CGFloat { ascender - descender }
  /// The additional line spacing in points, which is 0 for all fonts here.
  open var leading: CGFloat { 0 }

  /// Returns the font at another size. It no longer follows the user's text size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var specification = specification
    specification.size = fontSize
    specification.textStyle = nil
    specification.scaling = nil
    return UIFont(specification)
  }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

  // MARK: NSObject

  open override func _isEqual(to object: Any) -> Bool {
    (object as? UIFont)?.specification == specification
  }

  open override var hash: Int { specification.hashValue }

  open override var description: String {
    "<UIFont: \(fontName) \(pointSize) pt>"
  }
}

extension UIFont: TextFont {}
