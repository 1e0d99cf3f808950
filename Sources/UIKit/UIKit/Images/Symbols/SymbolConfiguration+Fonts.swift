import CoreGraphics

extension UIImage.SymbolConfiguration {
  /// Creates a configuration at the size of a text style, which follows the user's preferred text
  /// size.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init { $0.textStyle = textStyle }
  }

  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init {
      $0.textStyle = textStyle
      $0.scale = scale
    }
  }

  /// Creates a configuration with the size and weight of a font.
  public convenience init(font: UIFont) {
    self.init { $0.take(font) }
  }

  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init {
      $0.take(font)
      $0.scale = scale
    }
  }
}

extension SymbolSpecification {
  /// Takes the size and weight of a font. A font with a text style supplies the style instead.
  fileprivate mutating func take(_ font: UIFont) {
    textStyle = font.specification.textStyle.map { UIFont.TextStyle(rawValue: $0) }
    if textStyle == nil { pointSize = font.pointSize }
    weight = UIFont.Weight(font.specification.weight).symbolWeight()
  }
}
