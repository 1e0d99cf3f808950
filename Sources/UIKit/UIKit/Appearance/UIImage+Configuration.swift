import CoreGraphics
import Foundation

/// A coder that has nothing to decode. It makes a configuration of any class, because `init(coder:)` is the only
/// initializer that every subclass has.
private final class ConfigurationMaker: NSCoder {}

extension UIImage {
  /// The traits that determine an image's variant. Symbols have further settings.
  open class Configuration: _ValueObject, @unchecked Sendable {
    package private(set) var values: ImageConfigurationValues

    package init(_ values: ImageConfigurationValues) {
      self.values = values
    }

    public required init?(coder: NSCoder) {
      guard coder is ConfigurationMaker else { return nil }
      values = ImageConfigurationValues()
    }

    /// Creates a configuration of this class from values. It isn't a required initializer, because
    /// iOS has no such initializer.
    fileprivate static func make(_ values: ImageConfigurationValues) -> Self {
      guard let made = Self(coder: ConfigurationMaker()) else {
        preconditionFailure("\(Self.self) refuses to be made from a coder")
      }
      made.values = values
      return made
    }

    open var traitCollection: UITraitCollection? { values.traits }

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      var values = values
      values.traits = traitCollection
      return Self.make(values)
    }

    /// Returns the values of `otherConfiguration`, completed with this configuration's.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration?.values else { return self }
      return Self.make(values.applying(other))
    }

    open override func _isEqual(to object: Any) -> Bool {
      (object as? UIImage.Configuration)?.values == values
    }

    open override var hash: Int { values.hashValue }
  }

  /// The settings of a symbol image: its size, weight, scale and colours.
  ///
  ///     let bold = UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)
  ///     let image = UIImage(systemName: "heart.fill", withConfiguration: bold)
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    /// A configuration that leaves everything open.
    public class var unspecified: UIImage.SymbolConfiguration {
      SymbolConfiguration(ImageConfigurationValues())
    }

    convenience init(_ change: (inout SymbolSpecification) -> Void) {
      var values = ImageConfigurationValues()
      change(&values.symbol)
      self.init(values)
    }

    /// - Parameter pointSize: The size of the font that the symbol goes with.
    public convenience init(pointSize: CGFloat) {
      self.init { $0.pointSize = pointSize }
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
      }
    }

    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
        $0.scale = scale
      }
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init { $0.scale = scale }
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init { $0.weight = weight }
    }

    /// Creates a configuration with a colour for the primary level and fainter ones for the others.
    public convenience init(hierarchicalColor: UIColor) {
      self.init { $0.colors = .hierarchical(hierarchicalColor) }
    }

    /// Creates a configuration with a colour for each level. Further levels use the last colour.
    public convenience init(paletteColors: [UIColor]) {
      self.init { $0.colors = paletteColors.isEmpty ? nil : .palette(paletteColors) }
    }

    /// Returns a configuration with one colour for the whole symbol, the tint colour.
    public class func preferringMonochrome() -> Self {
      var values = ImageConfigurationValues()
      values.symbol.colors = .monochrome
      return Self.make(values)
    }

    /// Returns a configuration that prefers the symbol's own colours. Here every symbol has only one
    /// colour, as on iOS when a symbol has no multicolor variant.
    public class func preferringMulticolor() -> Self { Self.make(ImageConfigurationValues()) }

    open func configurationWithoutTextStyle() -> Self { changing { $0.textStyle = nil } }
    open func configurationWithoutScale() -> Self { changing { $0.scale = .unspecified } }
    open func configurationWithoutWeight() -> Self { changing { $0.weight = .unspecified } }
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changing {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    private func changing(_ change: (inout SymbolSpecification) -> Void) -> Self {
      var values = values
      change(&values.symbol)
      return Self.make(values)
    }

    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      otherConfiguration?.values == values
    }
  }
}

/// The values of a configuration.
package struct ImageConfigurationValues: Hashable, @unchecked Sendable {
  var traits: UITraitCollection?
  var symbol = SymbolSpecification()

  func applying(_ other: ImageConfigurationValues) -> ImageConfigurationValues {
    var result = self
    if let theirs = other.traits {
      result.traits = traits.map { UITraitCollection(traitsFrom: [$0, theirs]) } ?? theirs
    }
    result.symbol = symbol.applying(other.symbol)
    return result
  }
}
