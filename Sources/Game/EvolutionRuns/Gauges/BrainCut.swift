import Micro

/// A way to disable a brain, in order to measure what it is worth.
package enum BrainCut: String, CaseIterable, Sendable {
  /// Everything but the constant commands is gone: senses, inner senses, hidden neurons and all connections.
  case cut
  /// Every input is stuck at its mean in the life of this creature. Effort and bite stay about as they were, and only
  /// the information is gone.
  case info
}

extension Genome {
  /// Returns the same body with a brain of constant commands.
  package var withoutBrain: Genome {
    var genome = self
    genome.brain = BrainGenes(commandBias: brain.commandBias)
    return genome
  }

  /// Returns the same genome with the inputs of its brain stuck at given values.
  ///
  /// The connections of each stuck input become one constant connection from the bias to the same target. The part that
  /// exceeds the limit of a weight goes into the target's own bias, as far as that has space.
  ///
  /// - Parameter means: The value of each input. A missing one counts as 0.
  /// - Complexity: O(connections²).
  package func stuck(at means: [NeuronSource: Float]) -> Genome {
    var genome = self
    genome.brain.connections = brain.connections.filter { $0.from.isConstant }
    for connection in brain.connections where !connection.from.isConstant {
      genome.add(connection.weight * means[connection.from, default: 0], to: connection.to)
    }
    return genome
  }

  /// Adds a constant to the input of a neuron.
  private mutating func add(_ constant: Float, to target: NeuronTarget) {
    let index = brain.connections.firstIndex { $0.from == .inner(.bias) && $0.to == target }
    let sum = (index.map { brain.connections[$0].weight } ?? 0) + constant
    let weight = sum.limited
    if let index {
      brain.connections[index].weight = weight
    } else {
      brain.connections.append(
        ConnectionGene(from: .inner(.bias), to: target, weight: weight))
    }
    switch target {
    case .command(let command):
      brain.commandBias[command] = (brain.commandBias[command] + sum - weight).limited
    case .hidden(let id):
      guard let neuron = brain.hidden.firstIndex(where: { $0.id == id }) else { return }
      brain.hidden[neuron].bias = (brain.hidden[neuron].bias + sum - weight).limited
    case .muscle: break
    }
  }
}

extension NeuronSource {
  /// Whether it carries no information of its own: the constant 1, and hidden neurons, which only pass on theirs.
  fileprivate var isConstant: Bool {
    switch self {
    case .inner(.bias), .hidden: true
    case .inner, .sense: false
    }
  }
}

extension Float {
  /// The nearest weight.
  fileprivate var limited: Float {
    Swift.min(Swift.max(self, GenomeLimits.weight.lowerBound), GenomeLimits.weight.upperBound)
  }
}
