import CoreGraphics

/// The settings of a symbol configuration as a value. `nil` or unspecified settings are left open.
struct SymbolSpecification: Hashable, @unchecked Sendable {
  enum Colors: Hashable {
    case monochrome
    case hierarchical(UIColor)
    case palette([UIColor])
  }

  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var colors: Colors?

  /// Returns the settings of `other`, completed with this value's. A size and a text style exclude
  /// each other.
  func applying(_ other: SymbolSpecification) -> SymbolSpecification {
    var result = self
    if other.pointSize != nil || other.textStyle != nil {
      result.pointSize = other.pointSize
      result.textStyle = other.textStyle
    }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified, other.scale != .default { result.scale = other.scale }
    if let colors = other.colors { result.colors = colors }
    return result
  }

  /// Returns the font size for the given traits, in points.
  func size(_ traits: UITraitCollection?) -> CGFloat {
    if let pointSize, pointSize > 0 { return pointSize }
    guard let textStyle else { return SymbolMetrics.pointSize }
    return DynamicType.measure(of: textStyle, at: DynamicType.category(traits)).size
  }

  /// Whether the symbol has its own colours instead of being a template.
  var isColored: Bool {
    switch colors {
    case .hierarchical, .palette: true
    case .monochrome, nil: false
    }
  }
}
