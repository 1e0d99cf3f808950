/// All values that a compositor needs for one layer. Lengths are points in the layer's own coordinates, y down.
///
/// `CALayer` stores its model values in this form, and animations write into a copy, so that a node of the
/// layer tree is made by copying.
@dynamicMemberLookup
package struct LayerProperties: Sendable, Equatable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var isHidden = false
  package var opacity: Float = 1
  package var allowsGroupOpacity = true
  package var backgroundColor: RGBA?
  package var cornerRadius: CGFloat = 0
  package var masksToBounds = false
  var contentsIdentity: ContentsIdentity?
  package var contentsScale: CGFloat = 1
  /// The properties that few layers set and that rarely change. Copies share them, because nodes are copied in
  /// every frame.
  private var uncommon = Shared.initial

  package init() {}

  /// A property that few layers set.
  package subscript<Value>(
    dynamicMember path: WritableKeyPath<UncommonLayerProperties, Value>
  ) -> Value {
    get { uncommon.values[keyPath: path] }
    set {
      var values = uncommon.values
      values[keyPath: path] = newValue
      uncommon = Shared(values)
    }
  }

  /// All of these properties together, without copying them.
  package var uncommonValues: UncommonLayerProperties {
    _read { yield uncommon.values }
  }

  /// Returns whether both share these properties because one is a copy of the other. `false` doesn't mean that
  /// they differ.
  package func sharesUncommonValues(with other: LayerProperties) -> Bool {
    uncommon === other.uncommon
  }

  private final class Shared: Sendable, Equatable {
    let values: UncommonLayerProperties

    init(_ values: UncommonLayerProperties) {
      self.values = values
    }

    static let initial = Shared(UncommonLayerProperties())

    static func == (a: Shared, b: Shared) -> Bool { a === b || a.values == b.values }
  }

  package var contents: CGImage? {
    get { contentsIdentity?.image }
    set { contentsIdentity = newValue.map(ContentsIdentity.init) }
  }

  /// The shadow to draw; `nil` if it would be invisible.
  package var shadow: Shadow? { uncommonValues.shadow }
}

/// The part of `LayerProperties` that few layers set.
package struct UncommonLayerProperties: Sendable, Equatable {
  /// Values of keys that no Core Animation property has, so that they can be animated.
  var custom: [String: AnimatableValue] = [:]
  package var anchorPointZ: CGFloat = 0
  package var sublayerTransform = CATransform3DIdentity
  package var maskedCorners: CACornerMask = .all
  package var cornerCurve: CALayerCornerCurve = .circular
  package var borderWidth: CGFloat = 0
  package var borderColor: RGBA? = .black
  package var contentsGravity: CALayerContentsGravity = .resize
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var magnificationFilter: CALayerContentsFilter = .linear
  package var minificationFilter: CALayerContentsFilter = .linear
  package var isDoubleSided = true
  package var isGeometryFlipped = false
  /// The shadow's values, even if its opacity is 0.
  package var shadowValues = Shadow()
  /// The pattern that covers the background instead of a colour.
  package var backgroundPattern: BackgroundPattern?
  package var content: LayerContent = .none
  /// The layer's sources of nodes other than its sublayers. Compositors don't need it.
  var making: NodeMaking = .none
  /// Whether the contents are blended additively with the content behind.
  package var addsLight = false
  /// The name of the blend mode with which the layer is composited with the content behind.
  var compositingFilter: String?
  package var backdrop: Backdrop?
  /// Whether the sublayers are a stencil for the backdrop. A mask in the node represents this.
  var isBackdropStencilled = false

  /// The shadow to draw; `nil` if it would be invisible.
  package var shadow: Shadow? {
    guard shadowValues.opacity > 0, let color = shadowValues.color, color.alpha > 0 else {
      return nil
    }
    return shadowValues
  }
}

/// An image that is repeated over a layer's background.
package struct BackgroundPattern: Sendable, Equatable {
  var tileIdentity: ContentsIdentity
  /// The transform from the tile's pixels to the layer's coordinates.
  package var placement: CGAffineTransform
  /// The opacity, 0…1.
  package var alpha: CGFloat

  /// The image of one tile, in pixels.
  package var tile: CGImage { tileIdentity.image }

  /// Creates the pattern of a colour, or returns `nil` for a plain one.
  init?(_ color: CGColor) {
    guard let tile = color.pattern?.tile(scale: Self.scale, color: color.patternColor) else {
      return nil
    }
    tileIdentity = ContentsIdentity(image: tile.image)
    placement = tile.placement
    alpha = color.alpha
  }

  /// The pixels per point of a repeated drawing: the maximum of all device screens.
  private static let scale: CGFloat = 3
}

/// An image that is compared by its serial number; its pixels are never compared.
struct ContentsIdentity: Sendable, Equatable {
  let image: CGImage

  static func == (a: ContentsIdentity, b: ContentsIdentity) -> Bool {
    a.image.serial == b.image.serial
  }
}

/// A drop shadow.
package struct Shadow: Sendable, Equatable {
  package var color: RGBA? = .black
  package var opacity: Float = 0
  /// The blur radius: the Gaussian's standard deviation in points.
  package var radius: CGFloat = 3
  /// The offset; positive is to the right and down.
  package var offset = CGSize(width: 0, height: -3)
  var pathValue: PathValue?

  package init() {}

  /// The path that casts the shadow; `nil` for the layer's own alpha.
  package var path: CGPath? {
    get { pathValue?.path }
    set { pathValue = newValue.map(PathValue.init) }
  }
}

/// A path that is compared by its drawing.
struct PathValue: Sendable, Equatable {
  let path: CGPath
  /// The area that the path covers without its stroke; null if it is empty or Cairo can't draw it. A coordinate
  /// that is NaN makes a Cairo context unusable, and one out of range wraps around.
  let drawableBox: CGRect

  /// Creates a value with a copy of a path that may change later.
  init(_ path: CGPath) {
    self.path = path is CGMutablePath ? path.copy() ?? path : path
    drawableBox = path.isDrawable ? path.boundingBoxOfPath : .null
  }

  static func == (a: PathValue, b: PathValue) -> Bool {
    a.path === b.path || a.path.elements == b.path.elements
  }
}

/// The content that some kinds of layer draw between their background and their contents.
package enum LayerContent: Sendable, Equatable {
  case none
  case shape(ShapeProperties)
  case gradient(GradientProperties)

  /// A shape's values; `nil` for other content.
  var shape: ShapeProperties? { if case .shape(let shape) = self { shape } else { nil } }

  /// A gradient's values; `nil` for other content.
  var gradient: GradientProperties? {
    if case .gradient(let gradient) = self { gradient } else { nil }
  }
}

/// The content of a `CAShapeLayer`.
package struct ShapeProperties: Sendable, Equatable {
  var pathValue: PathValue?
  package var fillColor: RGBA? = .black
  package var fillRule: CAShapeLayerFillRule = .nonZero
  package var strokeColor: RGBA?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap: CAShapeLayerLineCap = .butt
  package var lineJoin: CAShapeLayerLineJoin = .miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [CGFloat] = []

  package init() {}

  package var path: CGPath? {
    get { pathValue?.path }
    set { pathValue = newValue.map(PathValue.init) }
  }
}

/// The content of a `CAGradientLayer`.
package struct GradientProperties: Sendable, Equatable {
  package var type: CAGradientLayerType = .axial
  package var colors: [RGBA] = []
  /// One position for each colour, or `nil` for even positions.
  package var locations: [CGFloat]?
  /// The start point in the unit square of the bounds.
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)

  package init() {}
}

/// An effect on the content behind a layer: it is blurred, saturated, then tinted, and clipped to the layer's
/// rounded bounds.
package struct Backdrop: Sendable, Equatable {
  /// The Gaussian's standard deviation in points; 0 doesn't blur.
  package var blurRadius: CGFloat
  /// The saturation: 1 keeps the colours, 0 makes them grey, 1.8 is the value of iOS's blurs.
  package var saturation: CGFloat
  package var tint: RGBA

  package init(blurRadius: CGFloat, saturation: CGFloat, tint: RGBA) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }

  /// The backdrop to which this one fades out: it has no effect, and its tint is the same without alpha.
  package var neutral: Backdrop {
    var tint = tint
    tint.alpha = 0
    return Backdrop(blurRadius: 0, saturation: 1, tint: tint)
  }

  /// Whether the backdrop has a visible effect.
  package var isVisible: Bool { blurRadius > 0 || saturation != 1 || tint.alpha > 0 }
}

extension UncommonLayerProperties {
  /// The shape's values. Writing makes the content a shape.
  var shape: ShapeProperties {
    get { content.shape ?? ShapeProperties() }
    set { content = .shape(newValue) }
  }

  /// The gradient's values. Writing makes the content a gradient.
  var gradient: GradientProperties {
    get { content.gradient ?? GradientProperties() }
    set { content = .gradient(newValue) }
  }
}

extension CGPath {
  /// Whether all coordinates are numbers within Cairo's range of 2²³ pixels.
  fileprivate var isDrawable: Bool {
    func isNear(_ p: CGPoint) -> Bool { abs(p.x) < 1e6 && abs(p.y) < 1e6 }
    return elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): isNear(p)
      case .quad(let c, let p): isNear(c) && isNear(p)
      case .cubic(let c, let d, let p): isNear(c) && isNear(d) && isNear(p)
      case .close: true
      }
    }
  }
}
