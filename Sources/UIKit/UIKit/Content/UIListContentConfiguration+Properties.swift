import CoreGraphics
import Foundation

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Hashable, Sendable {
      case natural
      case center
      case justified
    }

    public enum TextTransform: Hashable, Sendable {
      case none
      case uppercase
      case lowercase
      case capitalized
    }

    public var font: UIFont
    public var color: UIColor
    @_Transforming public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as the text takes, which is the default.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour after the transformer.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// `text` as the transform writes it.
    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
      hasher.combine(transform)
    }
  }

  /// How the image looks.
  public struct ImageProperties: Hashable {
    /// How a symbol is drawn where its own configuration leaves it open; `nil` draws it as it is. The presets
    /// draw it in their text's style, so that it grows with the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// `nil` for the tint colour.
    public var tintColor: UIColor?
    @_Transforming public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// A larger image is made smaller; 0 sets no limit.
    public var maximumSize = CGSize.zero
    /// Room that is kept for the image, so that texts stand below each other. With 0, an image keeps as much
    /// as it takes, and a symbol at least ``standardDimension``, which then grows with the text.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// Stands for the size that symbols of the text's size take.
    public static var standardDimension: CGFloat { ListContentMetrics.standardImageDimension }

    /// The width that is kept for an image that is shown `width` points wide.
    func keptWidth(of image: UIImage, shown width: CGFloat, traits: UITraitCollection) -> CGFloat {
      if reservedLayoutSize.width > 0 { return reservedLayoutSize.width }
      guard image.isSymbolImage else { return width }
      return UIFontMetrics(forTextStyle: .body)
        .scaledValue(for: Self.standardDimension, compatibleWith: traits)
    }

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The size at which an image of `size` is shown.
    func shownSize(_ size: CGSize) -> CGSize {
      var scale: CGFloat = 1
      if maximumSize.width > 0, size.width > 0 {
        scale = min(scale, maximumSize.width / size.width)
      }
      if maximumSize.height > 0, size.height > 0 {
        scale = min(scale, maximumSize.height / size.height)
      }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(maximumSize.height)
    }
  }
}
