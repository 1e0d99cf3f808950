import CoreGraphics
import Foundation

/// The identity of a symbol image as a value.
package struct SymbolImage: Equatable {
  let name: String
  let values: ImageConfigurationValues

  private var specification: SymbolSpecification { values.symbol }

  var glyph: SymbolGlyph {
    SymbolGlyph(
      name: name, pointSize: specification.size(values.traits), weight: specification.weight,
      scale: specification.scale)
  }

  /// The traits of an image with this symbol: its bitmap in black, its size and its baseline.
  var imageTraits: ImageTraits {
    let glyph = glyph
    let scale = DynamicType.scale(values.traits)
    var traits = ImageTraits(
      bitmap: glyph.bitmap(colors: [SymbolImage.black], displayScale: scale))
    traits.scale = scale
    traits.symbol = self
    traits.configuration = values
    traits.baselineOffset = glyph.baselineFromBottom
    traits.flipsForRightToLeft = glyph.isDirectional
    return traits
  }

  var isColored: Bool { specification.isColored }

  /// Returns the colour of each level for the current traits. A template symbol uses `tint`.
  func colors(tint: CGColor?) -> [CGColor] {
    if let tint { return [tint] }
    switch specification.colors {
    case .hierarchical(let color):
      let base = color.cgColor
      return SymbolMetrics.hierarchy.map { base.copy(alpha: base.alpha * $0) ?? base }
    case .palette(let colors): return colors.map(\.cgColor)
    case .monochrome, nil: return [SymbolImage.black]
    }
  }

  static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}

extension UIImage {
  /// Creates a symbol image by name, at the size of body text. Returns `nil` if there is no such
  /// symbol. A symbol that iOS has and that isn't drawn here is a question mark in a dashed square, and is reported.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(symbol: name, ImageConfigurationValues(traits: traitCollection))
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(symbol: name, configuration?.values ?? ImageConfigurationValues())
  }

  private convenience init?(symbol name: String, _ values: ImageConfigurationValues) {
    guard let recipe = SymbolRecipe.named(name) else {
      Diagnostics.report("there is no symbol named '\(name)' here", from: "UIImage")
      return nil
    }
    if recipe.isPlaceholder {
      Diagnostics.report(
        "there is no symbol named '\(name)' here; a placeholder shows its place", from: "UIImage")
    }
    self.init(SymbolImage(name: name, values: values).imageTraits)
  }

  /// Returns the symbol for the given traits. `preferred` supplies what the image's own configuration
  /// leaves open. For other images, returns the asset's variant for the traits.
  package func resolved(
    for traits: UITraitCollection, preferring preferred: UIImage.SymbolConfiguration? = nil
  ) -> UIImage {
    guard let symbol = imageTraits.symbol else { return variant(for: traits) }
    var values = (preferred?.values ?? ImageConfigurationValues()).applying(symbol.values)
    values.traits =
      symbol.values.traits.map { UITraitCollection(traitsFrom: [traits, $0]) }
      ?? traits
    return values == symbol.values ? self : self.symbol(configured: values)
  }

  /// Returns the symbol with another configuration, keeping all other changes to the image.
  func symbol(configured values: ImageConfigurationValues) -> UIImage {
    guard let symbol = imageTraits.symbol else { return self }
    let made = SymbolImage(name: symbol.name, values: values).imageTraits
    var traits = imageTraits
    traits.bitmap = made.bitmap
    traits.scale = made.scale
    traits.symbol = made.symbol
    traits.configuration = values
    if traits.baselineOffset == symbol.glyph.baselineFromBottom {
      traits.baselineOffset = made.baselineOffset
    }
    return UIImage(traits)
  }

  /// Draws the upright bitmap of a symbol.
  ///
  /// - Parameter stretch: The resolution, relative to the image's own size.
  func symbolBitmap(_ symbol: SymbolImage, tint: CGColor?, stretch: CGFloat = 1) -> CGImage? {
    let bitmap = symbol.glyph.bitmap(
      colors: symbol.colors(tint: tint), displayScale: scale, stretch: stretch)
    guard let bitmap, imageOrientation != .up else { return bitmap }
    return UIImage(cgImage: bitmap, scale: scale, orientation: imageOrientation).uprightBitmap
  }
}
