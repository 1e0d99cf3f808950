/// A property of layers under its key: how animations read and write what is shown, and how
/// `setValue(_:forKeyPath:)` sets the model. The stand-in for Objective-C's key-value coding.
struct LayerKey: Sendable {
  let name: String
  let read: @Sendable (LayerProperties) -> AnimatableValue
  /// Values of another kind are ignored.
  let write: @Sendable (inout LayerProperties, AnimatableValue) -> Void
  /// Sets the property of the layer, with its action.
  let set: @Sendable (CALayer, AnimatableValue) -> Void
  /// Whether changing it animates when no action says otherwise.
  let isImplicitlyAnimated: Bool
  var owner = Owner.every

  static func named(_ name: String) -> LayerKey? { table[aliases[name] ?? name] }

  /// A key of a subclass's own.
  static func custom(_ name: String) -> LayerKey {
    LayerKey(
      name, implicit: false, read: { $0.custom[name] ?? .number(0) },
      write: { $0.custom[name] = $1 }, set: { $0.setValue($1.object, forKey: name) })
  }

  /// Swift's names of properties whose keys are older.
  private static let aliases = [
    "isHidden": "hidden", "isDoubleSided": "doubleSided", "isGeometryFlipped": "geometryFlipped",
  ]

  private static let table: [String: LayerKey] = Dictionary(
    uniqueKeysWithValues: (geometry + looks + contents + shape + gradient + making).map {
      ($0.name, $0)
    })

  init(
    _ name: String, implicit: Bool = true,
    read: @escaping @Sendable (LayerProperties) -> AnimatableValue,
    write: @escaping @Sendable (inout LayerProperties, AnimatableValue) -> Void,
    set: @escaping @Sendable (CALayer, AnimatableValue) -> Void
  ) {
    self.name = name
    self.read = read
    self.write = write
    self.set = set
    isImplicitlyAnimated = implicit
  }
}

private typealias State<Value> = WritableKeyPath<LayerProperties, Value> & Sendable
private typealias Model<Value> = ReferenceWritableKeyPath<CALayer, Value> & Sendable

extension LayerKey {
  private static func key<Value>(
    _ name: String, _ kind: AnimatableKind<Value>, _ state: State<Value>, _ model: Model<Value>
  ) -> LayerKey {
    LayerKey(
      name, read: { kind.write($0[keyPath: state]) },
      write: { if let value = kind.read($1) { $0[keyPath: state] = value } },
      set: { if let value = kind.read($1) { $0[keyPath: model] = value } })
  }

  private static func float(
    _ name: String, _ state: State<Float>, _ model: Model<Float>
  ) -> LayerKey {
    LayerKey(
      name, read: { .number(CGFloat($0[keyPath: state])) },
      write: { if let number = $1.number { $0[keyPath: state] = Float(number) } },
      set: { if let number = $1.number { $0[keyPath: model] = Float(number) } })
  }

  private static func flag(
    _ name: String, implicit: Bool = true, _ state: State<Bool>, _ model: Model<Bool>
  ) -> LayerKey {
    LayerKey(
      name, implicit: implicit, read: { .number($0[keyPath: state] ? 1 : 0) },
      write: { if let number = $1.number { $0[keyPath: state] = number >= 0.5 } },
      set: { if let number = $1.number { $0[keyPath: model] = number != 0 } })
  }

  private static func color(
    _ name: String, _ state: State<RGBA?>, _ model: Model<CGColor?>
  ) -> LayerKey {
    LayerKey(
      name, read: { .color($0[keyPath: state]) },
      write: { if let color = $1.color { $0[keyPath: state] = color } },
      set: { if let color = $1.color { $0[keyPath: model] = color?.cgColor } })
  }

  private static func path(
    _ name: String, implicit: Bool = true, _ state: State<PathValue?>, _ model: Model<CGPath?>
  ) -> LayerKey {
    LayerKey(
      name, implicit: implicit, read: { .path($0[keyPath: state]) },
      write: { if let path = $1.path { $0[keyPath: state] = path } },
      set: { if let path = $1.path { $0[keyPath: model] = path?.path } })
  }

  private static let geometry = [
    key("bounds", .rect, \.bounds, \.bounds),
    key("position", .point, \.position, \.position),
    key("anchorPoint", .point, \.anchorPoint, \.anchorPoint),
    key("anchorPointZ", .number, \.anchorPointZ, \.anchorPointZ),
    key("zPosition", .number, \.zPosition, \.zPosition),
    key("transform", .transform, \.transform, \.transform),
    key("sublayerTransform", .transform, \.sublayerTransform, \.sublayerTransform),
    flag("geometryFlipped", implicit: false, \.isGeometryFlipped, \.isGeometryFlipped),
  ]

  private static let looks = [
    flag("hidden", \.isHidden, \.isHidden),
    float("opacity", \.opacity, \.opacity),
    color("backgroundColor", \.backgroundColor, \.backgroundColor),
    key("cornerRadius", .number, \.cornerRadius, \.cornerRadius),
    key("borderWidth", .number, \.borderWidth, \.borderWidth),
    color("borderColor", \.borderColor, \.borderColor),
    flag("masksToBounds", \.masksToBounds, \.masksToBounds),
    flag("doubleSided", \.isDoubleSided, \.isDoubleSided),
    color("shadowColor", \.shadowValues.color, \.shadowColor),
    float("shadowOpacity", \.shadowValues.opacity, \.shadowOpacity),
    key("shadowRadius", .number, \.shadowValues.radius, \.shadowRadius),
    LayerKey(
      "backdrop", implicit: false, read: { .backdrop($0.backdrop) },
      write: { if let backdrop = $1.backdrop { $0.backdrop = backdrop } },
      set: { if let backdrop = $1.backdrop { $0.backdrop = backdrop } }),
    path("shadowPath", implicit: false, \.shadowValues.pathValue, \.shadowPath),
    key("shadowOffset", .size, \.shadowValues.offset, \.shadowOffset),
  ]

  private static let contents = [
    LayerKey(
      "contents", implicit: false, read: { .image($0.contentsIdentity) },
      write: { if let image = $1.image { $0.contentsIdentity = image } },
      set: { if let image = $1.image { $0.contents = image?.image } }),
    key("contentsRect", .rect, \.contentsRect, \.contentsRect),
    key("contentsCenter", .rect, \.contentsCenter, \.contentsCenter),
    key("contentsScale", .number, \.contentsScale, \.contentsScale),
  ]
}

extension LayerKey {
  private static func shape<Value>(
    _ name: String, _ path: WritableKeyPath<ShapeProperties, Value> & Sendable,
    _ kind: AnimatableKind<Value>, _ set: @escaping @Sendable (CAShapeLayer, Value) -> Void
  ) -> LayerKey {
    LayerKey(
      name, implicit: name != "path", read: { kind.write($0.shape[keyPath: path]) },
      write: {
        guard case .shape(var shape) = $0.content, let value = kind.read($1) else { return }
        shape[keyPath: path] = value
        $0.content = .shape(shape)
      },
      set: {
        guard let layer = $0 as? CAShapeLayer, let value = kind.read($1) else { return }
        set(layer, value)
      })
  }

  private static let shape = [
    shape("path", \.pathValue, .path) { $0.path = $1?.path },
    shape("fillColor", \.fillColor, .color) { $0.fillColor = $1?.cgColor },
    shape("strokeColor", \.strokeColor, .color) { $0.strokeColor = $1?.cgColor },
    shape("strokeStart", \.strokeStart, .number) { $0.strokeStart = $1 },
    shape("strokeEnd", \.strokeEnd, .number) { $0.strokeEnd = $1 },
    shape("lineWidth", \.lineWidth, .number) { $0.lineWidth = $1 },
    shape("miterLimit", \.miterLimit, .number) { $0.miterLimit = $1 },
    shape("lineDashPhase", \.lineDashPhase, .number) { $0.lineDashPhase = $1 },
  ]

  private static func gradient<Value>(
    _ name: String, _ path: WritableKeyPath<GradientProperties, Value> & Sendable,
    _ kind: AnimatableKind<Value>, _ set: @escaping @Sendable (CAGradientLayer, Value) -> Void
  ) -> LayerKey {
    LayerKey(
      name, read: { kind.write($0.gradient[keyPath: path]) },
      write: {
        guard case .gradient(var gradient) = $0.content, let value = kind.read($1) else { return }
        gradient[keyPath: path] = value
        $0.content = .gradient(gradient)
      },
      set: {
        guard let layer = $0 as? CAGradientLayer, let value = kind.read($1) else { return }
        set(layer, value)
      })
  }

  private static let gradient = [
    gradient("colors", \.colors, .colors) { $0.colors = $1.map(\.cgColor) },
    gradient("locations", \.shownLocations, .numbers) {
      $0.locations = $1.map { NSNumber(value: Double($0)) }
    },
    gradient("startPoint", \.startPoint, .point) { $0.startPoint = $1 },
    gradient("endPoint", \.endPoint, .point) { $0.endPoint = $1 },
  ]
}

extension GradientProperties {
  /// Where the colours are: evenly, unless it was set.
  fileprivate var shownLocations: [CGFloat] {
    get { locations ?? Self.evenLocations(colors.count) }
    set { locations = newValue }
  }

  /// The places of `count` colours when none are given.
  static func evenLocations(_ count: Int) -> [CGFloat] {
    guard count > 1 else { return count == 1 ? [0] : [] }
    return (0..<count).map { CGFloat($0) / CGFloat(count - 1) }
  }
}
