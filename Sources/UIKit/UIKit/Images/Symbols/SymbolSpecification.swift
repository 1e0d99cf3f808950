import CoreGraphics

/// The wishes of a symbol configuration, as a value. A wish that is `nil` or unspecified is left open.
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

  /// The wishes of `other`, and this one's where it has none. A size and a text style exclude each
  /// other.
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

  /// The font size where the traits are `traits`, in points.
  func size(_ traits: UITraitCollection?) -> CGFloat {
    if let pointSize, pointSize > 0 { return pointSize }
    guard let textStyle else { return SymbolMetrics.pointSize }
    return DynamicType.measure(of: textStyle, at: DynamicType.category(traits)).size
  }

  /// Whether the symbol has colours of its own and is no template.
  var isColored: Bool {
    switch colors {
    case .hierarchical, .palette: true
    case .monochrome, nil: false
    }
  }
}
