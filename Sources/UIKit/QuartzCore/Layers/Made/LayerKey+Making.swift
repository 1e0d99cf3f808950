extension LayerKey {
  private static func replicator<Value>(
    _ name: String, _ path: WritableKeyPath<ReplicatorProperties, Value> & Sendable,
    _ kind: AnimatableKind<Value>, _ set: @escaping @Sendable (CAReplicatorLayer, Value) -> Void
  ) -> LayerKey {
    key(name, of: .replicator, \.replicator, known: \.making.replicatorValues, path, kind, set)
  }

  private static func emitter<Value>(
    _ name: String, _ path: WritableKeyPath<EmitterProperties, Value> & Sendable,
    _ kind: AnimatableKind<Value>, _ set: @escaping @Sendable (CAEmitterLayer, Value) -> Void
  ) -> LayerKey {
    key(name, of: .emitter, \.emitter, known: \.making.emitterValues, path, kind, set)
  }

  private static func text<Value>(
    _ name: String, _ path: WritableKeyPath<TextLayerProperties, Value> & Sendable,
    _ kind: AnimatableKind<Value>, _ set: @escaping @Sendable (CATextLayer, Value) -> Void
  ) -> LayerKey { key(name, of: .text, \.text, known: \.making.textValues, path, kind, set) }

  /// The keys of layers that make nodes.
  static let making = replicatorKeys + emitterKeys + textKeys

  /// The kind of layer that a key belongs to. Other layers store its value like that of any unknown key.
  enum Owner {
    case every, replicator, emitter, text

    func isOwner(_ layer: CALayer) -> Bool {
      switch self {
      case .every: true
      case .replicator: layer is CAReplicatorLayer
      case .emitter: layer is CAEmitterLayer
      case .text: layer is CATextLayer
      }
    }
  }

  private static let replicatorKeys = [
    replicator("instanceTransform", \.transform, .transform) { $0.instanceTransform = $1 },
    replicator("instanceCount", \.count, .count) { $0.instanceCount = $1 },
    replicator("instanceColor", \.color, .color) { $0.instanceColor = $1?.cgColor },
    replicator("instanceDelay", \.delay, .number) { $0.instanceDelay = CFTimeInterval($1) },
    replicator("instanceRedOffset", \.redOffset, .number) { $0.instanceRedOffset = Float($1) },
    replicator("instanceGreenOffset", \.greenOffset, .number) {
      $0.instanceGreenOffset = Float($1)
    },
    replicator("instanceBlueOffset", \.blueOffset, .number) { $0.instanceBlueOffset = Float($1) },
    replicator("instanceAlphaOffset", \.alphaOffset, .number) {
      $0.instanceAlphaOffset = Float($1)
    },
  ]

  private static let emitterKeys = [
    emitter("birthRate", \.birthRate, .number) { $0.birthRate = Float($1) },
    emitter("lifetime", \.lifetime, .number) { $0.lifetime = Float($1) },
    emitter("emitterZPosition", \.zPosition, .number) { $0.emitterZPosition = $1 },
    emitter("emitterDepth", \.depth, .number) { $0.emitterDepth = $1 },
    emitter("velocity", \.velocity, .number) { $0.velocity = Float($1) },
    emitter("scale", \.scale, .number) { $0.scale = Float($1) },
    emitter("spin", \.spin, .number) { $0.spin = Float($1) },
    emitter("emitterPosition", \.position, .point) { $0.emitterPosition = $1 },
    emitter("emitterSize", \.size, .size) { $0.emitterSize = $1 },
  ]

  private static let textKeys = [
    text("fontSize", \.fontSize, .number) { $0.fontSize = $1 },
    text("foregroundColor", \.color, .color) { $0.foregroundColor = $1?.cgColor },
  ]
}
