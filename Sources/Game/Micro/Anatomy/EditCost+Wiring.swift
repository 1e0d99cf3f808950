/// The live connections of a genome, sorted by subject and then by their ends.
struct Wiring {
  private struct Wire {
    /// The sort key of a connection: the subject's kind and identifier, the source, and the target.
    let owner: UInt64
    let from: UInt64
    let to: UInt64
    let weight: Float
  }

  private let wires: [Wire]

  init(of genome: Genome) {
    wires = genome.brain.connections.filter(genome.isLive).map {
      Wire(owner: $0.subject.key, from: $0.from.key, to: $0.to.key, weight: $0.weight)
    }.sorted { ($0.owner, $0.from, $0.to) < ($1.owner, $1.from, $1.to) }
  }

  /// Returns the distance to another wiring: 1 for each connection that only one of them has, or whose weights differ by up to
  /// 1; 2 for those that differ by more.
  func distance(to other: Wiring, of subject: EditCost.Subject) -> Int {
    let (mine, others) = (part(subject.key), other.part(subject.key))
    var (i, j) = (mine.startIndex, others.startIndex)
    var sum = 0
    while i < mine.endIndex || j < others.endIndex {
      if j == others.endIndex || i < mine.endIndex && Self.precedes(mine[i], others[j]) {
        sum += 1
        i += 1
      } else if i == mine.endIndex || Self.precedes(others[j], mine[i]) {
        sum += 1
        j += 1
      } else {
        sum += min(2, Steps.between(mine[i].weight, others[j].weight, each: 1))
        i += 1
        j += 1
      }
    }
    return sum
  }

  private static func precedes(_ a: Wire, _ b: Wire) -> Bool { (a.from, a.to) < (b.from, b.to) }

  private func part(_ owner: UInt64) -> ArraySlice<Wire> {
    let start = Bisection.count(wires.count) { wires[$0].owner < owner }
    return wires[start..<Bisection.count(wires.count) { wires[$0].owner <= owner }]
  }
}

extension ConnectionGene {
  /// The subject to which the connections belong.
  fileprivate var subject: EditCost.Subject {
    switch (from, to) {
    case (.sense(let cell, _), _): .cell(cell)
    case (_, .muscle(let link)): .link(link)
    case (.hidden(let neuron), _), (.inner, .hidden(let neuron)): .neuron(neuron)
    case (.inner, .command): .creature
    }
  }
}

// Each key is unique among its kind.

extension EditCost.Subject {
  fileprivate var key: UInt64 {
    switch self {
    case .cell(let id): UInt64(id)
    case .link(let id): 1 << 32 | UInt64(id)
    case .neuron(let id): 2 << 32 | UInt64(id)
    case .creature: 3 << 32
    }
  }
}

extension NeuronSource {
  fileprivate var key: UInt64 {
    switch self {
    case .sense(let cell, let channel): UInt64(cell) << 8 | UInt64(channel)
    case .inner(let sense): 1 << 40 | UInt64(sense.rawValue)
    case .hidden(let id): 2 << 40 | UInt64(id)
    }
  }
}

extension NeuronTarget {
  fileprivate var key: UInt64 {
    switch self {
    case .hidden(let id): UInt64(id)
    case .command(let command): 1 << 32 | UInt64(command.rawValue)
    case .muscle(let id): 2 << 32 | UInt64(id)
    }
  }
}
