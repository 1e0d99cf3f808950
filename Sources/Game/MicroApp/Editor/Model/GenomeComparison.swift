import Micro

/// The differences between two genomes, part by part, with the price of each.
///
/// The parts and their points are those of `EditCost`, in its order: this lists exactly what the editor charges for.
@available(iOS 16, *)
struct GenomeComparison: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let subject: EditCost.Subject
    /// The changes, at least one.
    let changes: [Change]
    /// The points, greater than zero.
    let points: Int
  }

  /// A change of a part.
  enum Change: Hashable, Sendable {
    case cellAdded(CellType)
    case cellRemoved(CellType)
    case cellRetyped(from: CellType, to: CellType)
    /// The part moved by this many cell lengths.
    case moved(Float)
    /// The part turned by this many radians, positive from x to y.
    case turned(Float)
    case linkAdded(LinkType)
    case linkRemoved(LinkType)
    case linkRetyped(from: LinkType, to: LinkType)
    /// The link joins other cells.
    case reattached
    case amplitude(from: Float, to: Float)
    /// The phase changed, in radians.
    case phase(from: Float, to: Float)
    case neuronAdded
    case neuronRemoved
    case neuronTuned
    /// The frequency changed, in hertz.
    case frequency(from: Float, to: Float)
    /// The lag changed, in radians for each step of depth.
    case phaseLag(from: Float, to: Float)
    case biases
    /// Connections of the brain that belong to the part were added, removed or reweighted.
    case rewired
  }

  let entries: [Entry]

  /// The total, in edit points.
  var total: Int { entries.reduce(into: 0) { $0 += $1.points } }

  /// Compares two genomes, which must be valid. O(genes + connections · log connections).
  init(from old: Genome, to new: Genome) {
    entries = EditCost(from: old, to: new).parts.map { part in
      let changes =
        switch part.subject {
        case .cell(let id): Self.cell(old.cell(id), new.cell(id))
        case .link(let id): Self.link(old.link(id), new.link(id))
        case .neuron(let id): Self.neuron(old.neuron(id), new.neuron(id))
        case .creature: Self.creature(old, new)
        }
      // A part that costs points but shows no other difference differs in its connections.
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
