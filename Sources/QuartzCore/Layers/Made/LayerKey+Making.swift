extension LayerKey {
  private static func replicator<Value>(
    _ name: String, _ path: WritableKeyPath<ReplicatorProperties, Value> & Sendable,
    _ model: ReferenceWritableKeyPath<CAReplicatorLayer, Value> & Sendable,
    as kind: @escaping @Sendable (AnimatableValue) -> Value?,
    of make: @escaping @Sendable (Value) -> AnimatableValue
  ) -> LayerKey {
    LayerKey(
      name, read: { make($0.replicator[keyPath: path]) },
      write: {
        guard var replicator = $0.making.replicatorValues, let value = kind($1) else { return }
        replicator[keyPath: path] = value
        $0.replicator = replicator
      },
      set: {
        guard let layer = $0 as? CAReplicatorLayer, let value = kind($1) else { return }
        layer[keyPath: model] = value
      })
  }

  private static func offset(
    _ name: String, _ path: WritableKeyPath<ReplicatorProperties, CGFloat> & Sendable,
    _ set: @escaping @Sendable (CAReplicatorLayer, CGFloat) -> Void
  ) -> LayerKey {
    LayerKey(
      name, read: { .number($0.replicator[keyPath: path]) },
      write: {
        guard var replicator = $0.making.replicatorValues, let value = $1.number else { return }
        replicator[keyPath: path] = value
        $0.replicator = replicator
      },
      set: {
        guard let layer = $0 as? CAReplicatorLayer, let value = $1.number else { return }
        set(layer, value)
      })
  }

  private static func emitter(
    _ name: String, _ path: WritableKeyPath<EmitterProperties, CGFloat> & Sendable,
    _ set: @escaping @Sendable (CAEmitterLayer, CGFloat) -> Void
  ) -> LayerKey {
    LayerKey(
      name, read: { .number($0.emitter[keyPath: path]) },
      write: {
        guard var emitter = $0.making.emitterValues, let value = $1.number else { return }
        emitter[keyPath: path] = value
        $0.emitter = emitter
      },
      set: {
        guard let layer = $0 as? CAEmitterLayer, let value = $1.number else { return }
        set(layer, value)
      })
  }

  /// The keys of layers that make nodes.
  static let making =
    replicatorKeys.map { $0.of(.replicator) } + emitterKeys.map { $0.of(.emitter) }
    + textKeys.map { $0.of(.text) }

  /// Whose property a key is. Other layers keep what is set for it as they keep values of any key.
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

  private func of(_ owner: Owner) -> LayerKey {
    var key = self
    key.owner = owner
    return key
  }

  private static let replicatorKeys: [LayerKey] = [
    replicator(
      "instanceTransform", \.transform, \.instanceTransform, as: \.transform,
      of: { .transform($0) }),
    replicator(
      "instanceCount", \.count, \.instanceCount,
      as: { $0.number.flatMap { Int(exactly: $0.rounded()) } }, of: { .number(CGFloat($0)) }),
    LayerKey(
      "instanceColor", read: { .color($0.replicator.color) },
      write: {
        guard var replicator = $0.making.replicatorValues, let color = $1.color else { return }
        replicator.color = color
        $0.replicator = replicator
      },
      set: {
        guard let layer = $0 as? CAReplicatorLayer, let color = $1.color else { return }
        layer.instanceColor = color?.cgColor
      }),
    offset("instanceDelay", \.delay) { $0.instanceDelay = CFTimeInterval($1) },
    offset("instanceRedOffset", \.redOffset) { $0.instanceRedOffset = Float($1) },
    offset("instanceGreenOffset", \.greenOffset) { $0.instanceGreenOffset = Float($1) },
    offset("instanceBlueOffset", \.blueOffset) { $0.instanceBlueOffset = Float($1) },
    offset("instanceAlphaOffset", \.alphaOffset) { $0.instanceAlphaOffset = Float($1) },
  ]

  private static let emitterKeys: [LayerKey] = [
    emitter("birthRate", \.birthRate) { $0.birthRate = Float($1) },
    emitter("lifetime", \.lifetime) { $0.lifetime = Float($1) },
    emitter("emitterZPosition", \.zPosition) { $0.emitterZPosition = $1 },
    emitter("emitterDepth", \.depth) { $0.emitterDepth = $1 },
    emitter("velocity", \.velocity) { $0.velocity = Float($1) },
    emitter("scale", \.scale) { $0.scale = Float($1) },
    emitter("spin", \.spin) { $0.spin = Float($1) },
    LayerKey(
      "emitterPosition", read: { .point($0.emitter.position) },
      write: {
        guard var emitter = $0.making.emitterValues, let point = $1.point else { return }
        emitter.position = point
        $0.emitter = emitter
      },
      set: {
        guard let layer = $0 as? CAEmitterLayer, let point = $1.point else { return }
        layer.emitterPosition = point
      }),
    LayerKey(
      "emitterSize", read: { .size($0.emitter.size) },
      write: {
        guard var emitter = $0.making.emitterValues, let size = $1.size else { return }
        emitter.size = size
        $0.emitter = emitter
      },
      set: {
        guard let layer = $0 as? CAEmitterLayer, let size = $1.size else { return }
        layer.emitterSize = size
      }),
  ]

  private static let textKeys: [LayerKey] = [
    LayerKey(
      "fontSize", read: { .number($0.text.fontSize) },
      write: {
        guard var text = $0.making.textValues, let size = $1.number else { return }
        text.fontSize = size
        $0.text = text
      },
      set: {
        guard let layer = $0 as? CATextLayer, let size = $1.number else { return }
        layer.fontSize = size
      }),
    LayerKey(
      "foregroundColor", read: { .color($0.text.color) },
      write: {
        guard var text = $0.making.textValues, let color = $1.color else { return }
        text.color = color
        $0.text = text
      },
      set: {
        guard let layer = $0 as? CATextLayer, let color = $1.color else { return }
        layer.foregroundColor = color?.cgColor
      }),
  ]
}
