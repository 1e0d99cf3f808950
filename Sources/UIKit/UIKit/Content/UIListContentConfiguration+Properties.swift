import CoreGraphics
import Foundation

extension UIListContentConfiguration {
  /// The appearance of a text.
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
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are tightened before a line is truncated. Lines here are truncated directly: the first `true`
    /// is reported.
    public var allowsDefaultTighteningForTruncation = false {
      didSet {
        guard allowsDefaultTighteningForTruncation else { return }
        Diagnostics.reportIneffective("TextProperties.allowsDefaultTighteningForTruncation")
      }
    }
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Returns the colour after the transformer.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Returns `text` after the transform.
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

  /// The appearance of the image.
  public struct ImageProperties: Hashable {
    /// The configuration of a symbol that has none of its own; `nil` draws it as it is. The presets use their
    /// text's style, so that the symbol grows with the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour; `nil` for the view's.
    public var tintColor: UIColor?
    @_Transforming public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, to which a larger image is scaled down; 0 sets no limit.
    public var maximumSize = CGSize.zero
    /// The space reserved for the image, so that texts of different rows are aligned. With 0, an image takes
    /// its own width, and a symbol at least ``standardDimension``, which then grows with the text.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// A value that means the size of symbols at the text's size.
    public static var standardDimension: CGFloat { ListContentMetrics.standardImageDimension }

    /// Returns the width reserved for an image that is shown `width` points wide.
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

    /// Returns the size at which an image of `size` is shown.
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
