import Micro

/// The differences between two genomes, part by part, with the price of each.
///
/// The parts and their points are those of `EditCost`, in its order: what the editor sells is what
/// this lists.
@available(iOS 16, *)
struct GenomeComparison: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let subject: EditCost.Subject
    /// Not empty.
    let changes: [Change]
    /// Greater than zero.
    let points: Int
  }

  /// How a part changed.
  enum Change: Hashable, Sendable {
    case cellAdded(CellType)
    case cellRemoved(CellType)
    case cellRetyped(from: CellType, to: CellType)
    /// By so many cell lengths.
    case moved(Float)
    /// By so many radians, positive from x to y.
    case turned(Float)
    case linkAdded(LinkType)
    case linkRemoved(LinkType)
    case linkRetyped(from: LinkType, to: LinkType)
    /// It joins other cells.
    case reattached
    case amplitude(from: Float, to: Float)
    /// In radians.
    case phase(from: Float, to: Float)
    case neuronAdded
    case neuronRemoved
    case neuronTuned
    /// In hertz.
    case frequency(from: Float, to: Float)
    /// In radians for each step of depth.
    case phaseLag(from: Float, to: Float)
    case biases
    /// Connections of the brain that belong to it came, went or have another weight.
    case rewired
  }

  let entries: [Entry]

  /// In edit points.
  var total: Int { entries.reduce(into: 0) { $0 += $1.points } }

  /// Both genomes must be valid. O(genes + connections · log connections).
  init(from old: Genome, to new: Genome) {
    entries = EditCost(from: old, to: new).parts.map { part in
      let changes =
        switch part.subject {
        case .cell(let id): Self.cell(old.cell(id), new.cell(id))
        case .link(let id): Self.link(old.link(id), new.link(id))
        case .neuron(let id): Self.neuron(old.neuron(id), new.neuron(id))
        case .creature: Self.creature(old, new)
        }
      // A part that costs and shows no other difference differs in its connections.
      return Entry(
        subject: part.subject, changes: changes.isEmpty ? [.rewired] : changes, points: part.points)
    }
  }

  private static func cell(_ old: CellGene?, _ new: CellGene?) -> [Change] {
    guard let old else { return new.map { [.cellAdded($0.type)] } ?? [] }
    guard let new else { return [.cellRemoved(old.type)] }
    var changes: [Change] = []
    if old.type != new.type { changes.append(.cellRetyped(from: old.type, to: new.type)) }
    if old.position != new.position {
      changes.append(.moved((new.position - old.position).length))
    }
    if old.direction != new.direction { changes.append(.turned(new.direction - old.direction)) }
    return changes
  }

  private static func link(_ old: LinkGene?, _ new: LinkGene?) -> [Change] {
    guard let old else { return new.map { [.linkAdded($0.type)] } ?? [] }
    guard let new else { return [.linkRemoved(old.type)] }
    var changes: [Change] = []
    if old.type != new.type { changes.append(.linkRetyped(from: old.type, to: new.type)) }
    if old.a != new.a || old.b != new.b { changes.append(.reattached) }
    if old.amplitude != new.amplitude {
      changes.append(.amplitude(from: old.amplitude, to: new.amplitude))
    }
    if old.phase != new.phase { changes.append(.phase(from: old.phase, to: new.phase)) }
    return changes
  }

  private static func neuron(_ old: HiddenGene?, _ new: HiddenGene?) -> [Change] {
    switch (old, new) {
    case (nil, nil): []
    case (nil, _): [.neuronAdded]
    case (_, nil): [.neuronRemoved]
    case (let old?, let new?): old == new ? [] : [.neuronTuned]
    }
  }

  private static func creature(_ old: Genome, _ new: Genome) -> [Change] {
    var changes: [Change] = []
    if old.frequency != new.frequency {
      changes.append(.frequency(from: old.frequency, to: new.frequency))
    }
    if old.phaseLag != new.phaseLag {
      changes.append(.phaseLag(from: old.phaseLag, to: new.phaseLag))
    }
    if old.brain.commandBias != new.brain.commandBias { changes.append(.biases) }
    return changes
  }
}
