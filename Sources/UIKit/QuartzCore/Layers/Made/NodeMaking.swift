/// A layer's sources of nodes other than its sublayers.
enum NodeMaking: Sendable, Equatable {
  case none
  case replicator(ReplicatorProperties)
  case emitter(EmitterProperties)
  case text(TextLayerProperties)

  /// A replicator's values, or the initial values if nothing was set; `nil` for another kind of layer.
  var replicatorValues: ReplicatorProperties? {
    switch self {
    case .none: ReplicatorProperties()
    case .replicator(let replicator): replicator
    case .emitter, .text: nil
    }
  }

  var emitterValues: EmitterProperties? {
    switch self {
    case .none: EmitterProperties()
    case .emitter(let emitter): emitter
    case .replicator, .text: nil
    }
  }

  var textValues: TextLayerProperties? {
    switch self {
    case .none: TextLayerProperties()
    case .text(let text): text
    case .replicator, .emitter: nil
    }
  }
}

extension UncommonLayerProperties {
  /// The replicator's values. Writing makes the layer a replicator.
  var replicator: ReplicatorProperties {
    get { making.replicatorValues ?? ReplicatorProperties() }
    set { making = .replicator(newValue) }
  }

  /// The emitter's values. Writing makes the layer an emitter.
  var emitter: EmitterProperties {
    get { making.emitterValues ?? EmitterProperties() }
    set { making = .emitter(newValue) }
  }

  /// The text layer's values. Writing makes the layer a text layer.
  var text: TextLayerProperties {
    get { making.textValues ?? TextLayerProperties() }
    set { making = .text(newValue) }
  }
}
