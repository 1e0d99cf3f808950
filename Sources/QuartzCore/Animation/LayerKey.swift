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
  private static func number(
    _ name: String, _ state: State<CGFloat>, _ model: Model<CGFloat>
  ) -> LayerKey {
    LayerKey(
      name, read: { .number($0[keyPath: state]) },
      write: { if let number = $1.number { $0[keyPath: state] = number } },
      set: { if let number = $1.number { $0[keyPath: model] = number } })
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

  private static func point(
    _ name: String, _ state: State<CGPoint>, _ model: Model<CGPoint>
  ) -> LayerKey {
    LayerKey(
      name, read: { .point($0[keyPath: state]) },
      write: { if let point = $1.point { $0[keyPath: state] = point } },
      set: { if let point = $1.point { $0[keyPath: model] = point } })
  }

  private static func rect(
    _ name: String, _ state: State<CGRect>, _ model: Model<CGRect>
  ) -> LayerKey {
    LayerKey(
      name, read: { .rect($0[keyPath: state]) },
      write: { if let rect = $1.rect { $0[keyPath: state] = rect } },
      set: { if let rect = $1.rect { $0[keyPath: model] = rect } })
  }

  private static func transform(
    _ name: String, _ state: State<CATransform3D>, _ model: Model<CATransform3D>
  ) -> LayerKey {
    LayerKey(
      name, read: { .transform($0[keyPath: state]) },
      write: { if let transform = $1.transform { $0[keyPath: state] = transform } },
      set: { if let transform = $1.transform { $0[keyPath: model] = transform } })
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
    rect("bounds", \.bounds, \.bounds),
    point("position", \.position, \.position),
    point("anchorPoint", \.anchorPoint, \.anchorPoint),
    number("anchorPointZ", \.anchorPointZ, \.anchorPointZ),
    number("zPosition", \.zPosition, \.zPosition),
    transform("transform", \.transform, \.transform),
    transform("sublayerTransform", \.sublayerTransform, \.sublayerTransform),
    flag("geometryFlipped", implicit: false, \.isGeometryFlipped, \.isGeometryFlipped),
  ]

  private static let looks = [
    flag("hidden", \.isHidden, \.isHidden),
    float("opacity", \.opacity, \.opacity),
    color("backgroundColor", \.backgroundColor, \.backgroundColor),
    number("cornerRadius", \.cornerRadius, \.cornerRadius),
    number("borderWidth", \.borderWidth, \.borderWidth),
    color("borderColor", \.borderColor, \.borderColor),
    flag("masksToBounds", \.masksToBounds, \.masksToBounds),
    flag("doubleSided", \.isDoubleSided, \.isDoubleSided),
    color("shadowColor", \.shadowValues.color, \.shadowColor),
    float("shadowOpacity", \.shadowValues.opacity, \.shadowOpacity),
    number("shadowRadius", \.shadowValues.radius, \.shadowRadius),
    LayerKey(
      "backdrop", implicit: false, read: { .backdrop($0.backdrop) },
      write: { if let backdrop = $1.backdrop { $0.backdrop = backdrop } },
      set: { if let backdrop = $1.backdrop { $0.backdrop = backdrop } }),
    path("shadowPath", implicit: false, \.shadowValues.pathValue, \.shadowPath),
    LayerKey(
      "shadowOffset", read: { .size($0.shadowValues.offset) },
      write: { if let size = $1.size { $0.shadowValues.offset = size } },
      set: { if let size = $1.size { $0.shadowOffset = size } }),
  ]

  private static let contents = [
    LayerKey(
      "contents", implicit: false, read: { .image($0.contentsIdentity) },
      write: { if let image = $1.image { $0.contentsIdentity = image } },
      set: { if let image = $1.image { $0.contents = image?.image } }),
    rect("contentsRect", \.contentsRect, \.contentsRect),
    rect("contentsCenter", \.contentsCenter, \.contentsCenter),
    number("contentsScale", \.contentsScale, \.contentsScale),
  ]
}

extension LayerKey {
  private static func shape<Value>(
    _ name: String, _ set: @escaping @Sendable (CAShapeLayer, Value) -> Void,
    read: @escaping @Sendable (ShapeProperties) -> AnimatableValue,
    write: @escaping @Sendable (inout ShapeProperties, Value) -> Void,
    as kind: @escaping @Sendable (AnimatableValue) -> Value?
  ) -> LayerKey {
    LayerKey(
      name, implicit: name != "path", read: { read($0.shape) },
      write: {
        guard case .shape(var shape) = $0.content, let value = kind($1) else { return }
        write(&shape, value)
        $0.content = .shape(shape)
      },
      set: {
        guard let layer = $0 as? CAShapeLayer, let value = kind($1) else { return }
        set(layer, value)
      })
  }

  private static let shape: [LayerKey] = [
    shape(
      "path", { $0.path = $1?.path }, read: { .path($0.pathValue) },
      write: { $0.pathValue = $1 }, as: { $0.path }),
    shape(
      "fillColor", { $0.fillColor = $1?.cgColor }, read: { .color($0.fillColor) },
      write: { $0.fillColor = $1 }, as: { $0.color }),
    shape(
      "strokeColor", { $0.strokeColor = $1?.cgColor }, read: { .color($0.strokeColor) },
      write: { $0.strokeColor = $1 }, as: { $0.color }),
    shape(
      "strokeStart", { $0.strokeStart = $1 }, read: { .number($0.strokeStart) },
      write: { $0.strokeStart = $1 }, as: { $0.number }),
    shape(
      "strokeEnd", { $0.strokeEnd = $1 }, read: { .number($0.strokeEnd) },
      write: { $0.strokeEnd = $1 }, as: { $0.number }),
    shape(
      "lineWidth", { $0.lineWidth = $1 }, read: { .number($0.lineWidth) },
      write: { $0.lineWidth = $1 }, as: { $0.number }),
    shape(
      "miterLimit", { $0.miterLimit = $1 }, read: { .number($0.miterLimit) },
      write: { $0.miterLimit = $1 }, as: { $0.number }),
    shape(
      "lineDashPhase", { $0.lineDashPhase = $1 }, read: { .number($0.lineDashPhase) },
      write: { $0.lineDashPhase = $1 }, as: { $0.number }),
  ]

  private static func gradient<Value>(
    _ name: String, _ set: @escaping @Sendable (CAGradientLayer, Value) -> Void,
    read: @escaping @Sendable (GradientProperties) -> AnimatableValue,
    write: @escaping @Sendable (inout GradientProperties, Value) -> Void,
    as kind: @escaping @Sendable (AnimatableValue) -> Value?
  ) -> LayerKey {
    LayerKey(
      name, read: { read($0.gradient) },
      write: {
        guard case .gradient(var gradient) = $0.content, let value = kind($1) else { return }
        write(&gradient, value)
        $0.content = .gradient(gradient)
      },
      set: {
        guard let layer = $0 as? CAGradientLayer, let value = kind($1) else { return }
        set(layer, value)
      })
  }

  private static let gradient: [LayerKey] = [
    gradient(
      "colors", { $0.colors = $1.map(\.cgColor) }, read: { .colors($0.colors) },
      write: { $0.colors = $1 }, as: { $0.colors }),
    gradient(
      "locations", { $0.locations = $1.map { NSNumber(value: Double($0)) } },
      read: { .numbers($0.locations ?? GradientProperties.evenLocations($0.colors.count)) },
      write: { $0.locations = $1 }, as: { $0.numbers }),
    gradient(
      "startPoint", { $0.startPoint = $1 }, read: { .point($0.startPoint) },
      write: { $0.startPoint = $1 }, as: { $0.point }),
    gradient(
      "endPoint", { $0.endPoint = $1 }, read: { .point($0.endPoint) },
      write: { $0.endPoint = $1 }, as: { $0.point }),
  ]
}

extension GradientProperties {
  /// The places of `count` colours when none are given.
  static func evenLocations(_ count: Int) -> [CGFloat] {
    guard count > 1 else { return count == 1 ? [0] : [] }
    return (0..<count).map { CGFloat($0) / CGFloat(count - 1) }
  }
}
