/// A property of layers with its key: how animations read and write its current value, and how
/// `setValue(_:forKeyPath:)` sets the model. It replaces Objective-C's key-value coding.
struct LayerKey: Sendable {
  let name: String
  let read: @Sendable (LayerProperties) -> AnimatableValue
  /// Writes a value. Values of another kind are ignored.
  let write: @Sendable (inout LayerProperties, AnimatableValue) -> Void
  /// Sets the property of the layer, and runs its action.
  let set: @Sendable (CALayer, AnimatableValue) -> Void
  /// Whether a change is animated implicitly when no action overrides that.
  let isImplicitlyAnimated: Bool
  let owner: Owner

  static func named(_ name: String) -> LayerKey? { table[aliases[name] ?? name] }

  /// Returns the name in Swift of a property with an older key, or `nil`.
  static func getter(of key: String) -> String? { aliases.first { $0.value == key }?.key }

  /// Returns a key for a subclass's own property.
  static func custom(_ name: String) -> LayerKey {
    LayerKey(
      name, implicit: false, read: { $0.custom[name] ?? .number(0) },
      write: { $0.custom[name] = $1 }, set: { $0.setValue($1.object, forKey: name) })
  }

  /// Swift's names of properties with older keys.
  private static let aliases = [
    "isHidden": "hidden", "isDoubleSided": "doubleSided", "isGeometryFlipped": "geometryFlipped",
  ]

  private static let table: [String: LayerKey] = Dictionary(
    uniqueKeysWithValues: (geometry + looks + contents + shape + gradient + making).map {
      ($0.name, $0)
    })

  init(
    _ name: String, of owner: Owner = .every, implicit: Bool = true,
    read: @escaping @Sendable (LayerProperties) -> AnimatableValue,
    write: @escaping @Sendable (inout LayerProperties, AnimatableValue) -> Void,
    set: @escaping @Sendable (CALayer, AnimatableValue) -> Void
  ) {
    self.name = name
    self.read = read
    self.write = write
    self.set = set
    self.owner = owner
    isImplicitlyAnimated = implicit
  }
}

private typealias State<Value> = WritableKeyPath<LayerProperties, Value> & Sendable
private typealias Model<Value> = ReferenceWritableKeyPath<CALayer, Value> & Sendable

extension LayerKey {
  /// Returns a key that every layer has. `own` converts the animated value to the layer's property.
  private static func key<Value, Own>(
    _ name: String, implicit: Bool = true, _ kind: AnimatableKind<Value>, _ state: State<Value>,
    _ model: Model<Own>, _ own: @escaping @Sendable (Value) -> Own
  ) -> LayerKey {
    LayerKey(
      name, implicit: implicit, read: { kind.write($0[keyPath: state]) },
      write: { if let value = kind.read($1) { $0[keyPath: state] = value } },
      set: { if let value = kind.read($1) { $0[keyPath: model] = own(value) } })
  }

  private static func key<Value>(
    _ name: String, implicit: Bool = true, _ kind: AnimatableKind<Value>, _ state: State<Value>,
    _ model: Model<Value>
  ) -> LayerKey { key(name, implicit: implicit, kind, state, model) { $0 } }

  private static func flag(
    _ name: String, implicit: Bool = true, _ state: State<Bool>, _ model: Model<Bool>
  ) -> LayerKey {
    LayerKey(
      name, implicit: implicit, read: { .number($0[keyPath: state] ? 1 : 0) },
      write: { if let number = $1.number { $0[keyPath: state] = number >= 0.5 } },
      set: { if let number = $1.number { $0[keyPath: model] = number != 0 } })
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
    key("opacity", .float, \.opacity, \.opacity),
    key("backgroundColor", .color, \.backgroundColor, \.backgroundColor) { $0?.cgColor },
    key("cornerRadius", .number, \.cornerRadius, \.cornerRadius),
    key("borderWidth", .number, \.borderWidth, \.borderWidth),
    key("borderColor", .color, \.borderColor, \.borderColor) { $0?.cgColor },
    flag("masksToBounds", \.masksToBounds, \.masksToBounds),
    flag("doubleSided", \.isDoubleSided, \.isDoubleSided),
    key("shadowColor", .color, \.shadowValues.color, \.shadowColor) { $0?.cgColor },
    key("shadowOpacity", .float, \.shadowValues.opacity, \.shadowOpacity),
    key("shadowRadius", .number, \.shadowValues.radius, \.shadowRadius),
    key("backdrop", implicit: false, .backdrop, \.backdrop, \.backdrop),
    key("shadowPath", implicit: false, .path, \.shadowValues.pathValue, \.shadowPath) { $0?.path },
    key("shadowOffset", .size, \.shadowValues.offset, \.shadowOffset),
  ]

  private static let contents = [
    key("contents", implicit: false, .image, \.contentsIdentity, \.contents) { $0?.image },
    key("contentsRect", .rect, \.contentsRect, \.contentsRect),
    key("contentsCenter", .rect, \.contentsCenter, \.contentsCenter),
    key("contentsScale", .number, \.contentsScale, \.contentsScale),
  ]
}

extension LayerKey {
  /// Returns a key for layers of one class, which store their values together. For other layers `known` is
  /// `nil`.
  static func key<Layer: CALayer, Values, Value>(
    _ name: String, of owner: Owner = .every, implicit: Bool = true,
    _ values: WritableKeyPath<LayerProperties, Values> & Sendable,
    known: KeyPath<LayerProperties, Values?> & Sendable,
    _ path: WritableKeyPath<Values, Value> & Sendable, _ kind: AnimatableKind<Value>,
    _ set: @escaping @Sendable (Layer, Value) -> Void
  ) -> LayerKey {
    LayerKey(
      name, of: owner, implicit: implicit,
      read: { kind.write($0[keyPath: values][keyPath: path]) },
      write: {
        guard var changed = $0[keyPath: known], let value = kind.read($1) else { return }
        changed[keyPath: path] = value
        $0[keyPath: values] = changed
      },
      set: {
        guard let layer = $0 as? Layer, let value = kind.read($1) else { return }
        set(layer, value)
      })
  }

  private static func shape<Value>(
    _ name: String, _ path: WritableKeyPath<ShapeProperties, Value> & Sendable,
    _ kind: AnimatableKind<Value>, _ set: @escaping @Sendable (CAShapeLayer, Value) -> Void
  ) -> LayerKey {
    key(name, implicit: name != "path", \.shape, known: \.content.shape, path, kind, set)
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
  ) -> LayerKey { key(name, \.gradient, known: \.content.gradient, path, kind, set) }

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
  /// The positions of the colours: even ones, unless they were set.
  fileprivate var shownLocations: [CGFloat] {
    get { locations ?? Self.evenLocations(colors.count) }
    set { locations = newValue }
  }

  /// Returns evenly distributed positions for `count` colours.
  static func evenLocations(_ count: Int) -> [CGFloat] {
    guard count > 1 else { return count == 1 ? [0] : [] }
    return (0..<count).map { CGFloat($0) / CGFloat(count - 1) }
  }
}
