import QuartzCore

/// Writes the parts of a layer. `Web/layers.js` reads them.
extension ByteWriter {
  package mutating func write(_ field: LayerField, of node: LayerNode) {
    let layer = node.properties
    switch field {
    case .boundsOrigin: point(layer.bounds.origin)
    case .boundsSize: size(layer.bounds.size)
    case .position: point(layer.position)
    case .children:
      varint(node.children.count)
      for child in node.children { varint(child.id) }
    case .opacity: float32(layer.opacity)
    case .flags: varint(LayerFlags(layer).rawValue)
    case .contents: varint(layer.contents?.serial ?? 0)
    case .backgroundColor: optional(layer.backgroundColor) { $0.color($1) }
    case .transform: transform(layer.transform)
    case .sublayerTransform: transform(layer.sublayerTransform)
    case .anchorPoint:
      float32(layer.anchorPoint.x)
      float32(layer.anchorPoint.y)
      float32(layer.anchorPointZ)
    case .cornerRadius: coordinate(layer.cornerRadius)
    case .border:
      coordinate(layer.border.width)
      optional(layer.border.color) { $0.color($1) }
    case .contentsGravity: byte(layer.contentsGravity.wireValue)
    case .contentsRect: unitRect(layer.contentsRect)
    case .contentsCenter: unitRect(layer.contentsCenter)
    case .contentsScale: float32(layer.contentsScale)
    case .shadow: optional(layer.shadow) { $0.shadow($1) }
    case .content: content(layer.content)
    case .backdrop: optional(layer.backdrop) { $0.backdrop($1) }
    case .mask: optional(node.mask) { $0.varint($1.id) }
    case .zPosition: float32(layer.zPosition)
    case .backgroundPattern: optional(layer.backgroundPattern) { $0.pattern($1) }
    }
  }

  mutating func point(_ value: CGPoint) {
    coordinate(value.x)
    coordinate(value.y)
  }

  mutating func size(_ value: CGSize) {
    coordinate(value.width)
    coordinate(value.height)
  }

  mutating func optional<T>(_ value: T?, _ write: (inout ByteWriter, T) -> Void) {
    byte(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  /// Writes a colour in four bytes, which is enough for a screen with eight bits per channel.
  mutating func color(_ color: RGBA) {
    for component in [color.red, color.green, color.blue, color.alpha] {
      byte(UInt8((component.clamped(to: 0...1) * 255).rounded()))
    }
  }

  /// Writes a transform: 0 for the identity, 1 and six numbers for an affine transform, 2 and sixteen for any
  /// other. The most common transforms of sprites are shorter: 3 and two numbers rotate and scale, 4 and four
  /// numbers do so without translation.
  mutating func transform(_ t: CATransform3D) {
    if CATransform3DIsIdentity(t) {
      byte(0)
    } else if CATransform3DIsAffine(t), t.m41 == 0, t.m42 == 0 {
      let isTurn = Float(t.m22) == Float(t.m11) && Float(t.m21) == -Float(t.m12)
      byte(isTurn ? 3 : 4)
      float32(t.m11)
      float32(t.m12)
      guard !isTurn else { return }
      float32(t.m21)
      float32(t.m22)
    } else if CATransform3DIsAffine(t) {
      byte(1)
      for value in [t.m11, t.m12, t.m21, t.m22, t.m41, t.m42] { float32(value) }
    } else {
      byte(2)
      for value in [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24] { float32(value) }
      for value in [t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44] { float32(value) }
    }
  }

  mutating func unitRect(_ rect: CGRect) {
    for value in [rect.minX, rect.minY, rect.width, rect.height] { float32(value) }
  }

  mutating func path(_ path: CGPath) {
    let elements = path.elements
    varint(elements.count)
    for element in elements {
      switch element {
      case .move(let to): pathElement(0, [to])
      case .line(let to): pathElement(1, [to])
      case .quad(let control, let to): pathElement(2, [control, to])
      case .cubic(let control1, let control2, let to): pathElement(3, [control1, control2, to])
      case .close: pathElement(4, [])
      }
    }
  }

  private mutating func pathElement(_ kind: UInt8, _ points: [CGPoint]) {
    byte(kind)
    for point in points {
      // A path may be drawn strongly enlarged, so its points are not rounded to 1/768 pt.
      float32(point.x)
      float32(point.y)
    }
  }

  private mutating func shadow(_ shadow: Shadow) {
    color(shadow.color ?? .clear)
    float32(shadow.opacity)
    coordinate(shadow.radius)
    size(shadow.offset)
    optional(shadow.path) { $0.path($1) }
  }

  private mutating func backdrop(_ backdrop: Backdrop) {
    coordinate(backdrop.blurRadius)
    float32(backdrop.saturation)
    color(backdrop.tint)
  }

  private mutating func pattern(_ pattern: BackgroundPattern) {
    varint(pattern.tile.serial)
    float32(pattern.alpha)
    let t = pattern.placement
    for value in [t.a, t.b, t.c, t.d, t.tx, t.ty] { float32(value) }
  }

  private mutating func content(_ content: LayerContent) {
    switch content {
    case .none: byte(0)
    case .shape(let shape):
      byte(1)
      self.shape(shape)
    case .gradient(let gradient):
      byte(2)
      self.gradient(gradient)
    }
  }

  private mutating func shape(_ shape: ShapeProperties) {
    optional(shape.path) { $0.path($1) }
    optional(shape.fillColor) { $0.color($1) }
    byte(shape.fillRule == .evenOdd ? 1 : 0)
    optional(shape.strokeColor) { $0.color($1) }
    float32(shape.strokeStart)
    float32(shape.strokeEnd)
    float32(shape.lineWidth)
    float32(shape.miterLimit)
    byte(shape.lineCap.wireValue)
    byte(shape.lineJoin.wireValue)
    float32(shape.lineDashPhase)
    varint(shape.lineDashPattern.count)
    for length in shape.lineDashPattern { float32(length) }
  }

  private mutating func gradient(_ gradient: GradientProperties) {
    byte(gradient.type.wireValue)
    varint(gradient.colors.count)
    for stop in gradient.colors { color(stop) }
    optional(gradient.locations) { writer, locations in
      writer.varint(locations.count)
      for location in locations { writer.float32(location) }
    }
    for value in [gradient.startPoint.x, gradient.startPoint.y] { float32(value) }
    for value in [gradient.endPoint.x, gradient.endPoint.y] { float32(value) }
  }
}

extension CALayerContentsGravity {
  /// The gravities by their number in the page protocol.
  package static let wireOrder: [CALayerContentsGravity] = [
    .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    .resize, .resizeAspect, .resizeAspectFill,
  ]

  /// An unknown gravity fills the bounds, as in Core Animation.
  fileprivate var wireValue: UInt8 { UInt8(Self.wireOrder.firstIndex(of: self) ?? 9) }
}

extension CAShapeLayerLineCap {
  fileprivate var wireValue: UInt8 {
    switch self {
    case .round: 1
    case .square: 2
    default: 0
    }
  }
}

extension CAShapeLayerLineJoin {
  fileprivate var wireValue: UInt8 {
    switch self {
    case .round: 1
    case .bevel: 2
    default: 0
    }
  }
}

extension CAGradientLayerType {
  fileprivate var wireValue: UInt8 {
    switch self {
    case .radial: 1
    case .conic: 2
    default: 0
    }
  }
}
