/// A layer that fills and strokes a path in its own coordinates, sharp at any scale, between its background and
/// its contents. The path isn't clipped to the bounds.
open class CAShapeLayer: CALayer {
  private var fill: CGColor? = CGColor(white: 0, alpha: 1)
  private var stroke: CGColor?

  override func setInitialValues() { state.shape = ShapeProperties() }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    fill = layer.fill
    stroke = layer.stroke
  }

  /// The path. Animatable between paths with the same kinds of elements, but not implicitly.
  open var path: CGPath? {
    get { state.shape.path }
    set { change("path", \.shape.pathValue, to: newValue.map(PathValue.init)) }
  }

  /// The fill colour; `nil` doesn't fill. The default is black. Animatable.
  open var fillColor: CGColor? {
    get { shown(fill, state.shape.fillColor) }
    set { change("fillColor", \.shape.fillColor, to: newValue.map(RGBA.init)) { fill = newValue } }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { state.shape.fillRule }
    set { change("fillRule", \.shape.fillRule, to: newValue) }
  }

  /// The stroke colour; `nil`, the default, doesn't stroke. Animatable.
  open var strokeColor: CGColor? {
    get { shown(stroke, state.shape.strokeColor) }
    set {
      change("strokeColor", \.shape.strokeColor, to: newValue.map(RGBA.init)) { stroke = newValue }
    }
  }

  /// The start of the stroke along the path, 0…1 of its length. Animatable.
  open var strokeStart: CGFloat {
    get { state.shape.strokeStart }
    set { change("strokeStart", \.shape.strokeStart, to: newValue) }
  }

  /// The end of the stroke along the path, 0…1 of its length. Animatable.
  open var strokeEnd: CGFloat {
    get { state.shape.strokeEnd }
    set { change("strokeEnd", \.shape.strokeEnd, to: newValue) }
  }

  /// The line width in points. The default is 1. Animatable.
  open var lineWidth: CGFloat {
    get { state.shape.lineWidth }
    set { change("lineWidth", \.shape.lineWidth, to: newValue) }
  }

  open var miterLimit: CGFloat {
    get { state.shape.miterLimit }
    set { change("miterLimit", \.shape.miterLimit, to: newValue) }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { state.shape.lineCap }
    set { change("lineCap", \.shape.lineCap, to: newValue) }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { state.shape.lineJoin }
    set { change("lineJoin", \.shape.lineJoin, to: newValue) }
  }

  /// The position in the dash pattern, in points, at which the path begins. Animatable.
  open var lineDashPhase: CGFloat {
    get { state.shape.lineDashPhase }
    set { change("lineDashPhase", \.shape.lineDashPhase, to: newValue) }
  }

  /// The lengths of dash, gap, dash … in points; `nil` is solid.
  open var lineDashPattern: [NSNumber]? {
    get {
      let pattern = state.shape.lineDashPattern
      return pattern.isEmpty ? nil : pattern.map { NSNumber(value: Double($0)) }
    }
    set {
      let pattern = (newValue ?? []).map { CGFloat($0.doubleValue) }
      change("lineDashPattern", \.shape.lineDashPattern, to: pattern)
    }
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}
