/// The cost of turning one creature into another, in edit points.
///
/// The cost is the difference of two genomes, not a sum of actions. Edits that are undone on the way are free, and no
/// order of edits is cheaper than another (F-MICRO-11). The cost is a metric: zero only for the same body and brain,
/// symmetric, and never cheaper by a detour.
///
///     EditCost.cost(from: genome, to: edited)   // 7
///     EditCost(from: genome, to: edited).parts  // cell 12: 6, link 13: 1
///
/// The comparison covers cells (type, position, direction), links (cells, type, amplitude, phase), frequency, phase
/// lag, hidden neurons, connections with two live ends, and the commands' biases. Name, hue, mirrored pairs, the order
/// of connections and `nextID` are free: they change neither body nor brain.
///
/// Genes are matched by their identifiers. A gene that is new or gone costs its table price. A gene that changed costs
/// the distance, but never more than removing the old one and buying the new one. A connection belongs to the sense
/// that it comes from, or else to the muscle that it goes to, or else to its neuron; it is added and removed with it.
public struct EditCost: Hashable, Sendable {
  /// A part of the cost.
  public struct Part: Hashable, Sendable {
    /// The subject of the part.
    public let subject: Subject
    /// The points of this part, greater than zero.
    public let points: Int
  }

  /// The subject of a part of the cost.
  public enum Subject: Hashable, Sendable {
    /// A cell and the connections of its senses.
    case cell(GeneID)
    /// A link and its connections as a muscle.
    case link(GeneID)
    /// A hidden neuron and its own connections.
    case neuron(GeneID)
    /// The whole creature: the wave, the commands' biases, and the connections between inner senses and commands.
    case creature
  }

  /// The differences: cells, links and neurons in the order of their identifiers, then the creature.
  public private(set) var parts: [Part] = []

  /// The cost of all parts.
  public var total: Int { parts.reduce(into: 0) { $0 += $1.points } }

  /// Returns the cost of changing one genome into another. Both must be valid.
  ///
  /// - Complexity: O(genes + connections · log connections).
  public static func cost(from old: Genome, to new: Genome) -> Int {
    EditCost(from: old, to: new).total
  }

  /// Computes the cost of changing one genome into another. Both must be valid.
  ///
  /// - Complexity: O(genes + connections · log connections).
  public init(from old: Genome, to new: Genome) {
    withDefaultFloatEnvironment { compare(old, new) }
  }

  private mutating func compare(_ old: Genome, _ new: Genome) {
    let (oldWiring, newWiring) = (Wiring(of: old), Wiring(of: new))
    func rewiring(_ subject: Subject) -> Int { oldWiring.distance(to: newWiring, of: subject) }
    compare(old.cells, new.cells, Subject.cell, rewiring)
    compare(old.links, new.links, Subject.link, rewiring)
    compare(old.brain.hidden, new.brain.hidden, Subject.neuron, rewiring)
    add(.creature, old.waveDistance(to: new) + rewiring(.creature))
  }

  /// Walks both lists of genes, which are sorted by identifier, in parallel.
  private mutating func compare<Gene: PricedGene>(
    _ old: [Gene], _ new: [Gene], _ subject: (GeneID) -> Subject, _ rewiring: (Subject) -> Int
  ) {
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if j == new.count || i < old.count && old[i].id < new[j].id {
        add(subject(old[i].id), old[i].price)
        i += 1
      } else if i == old.count || new[j].id < old[i].id {
        add(subject(new[j].id), new[j].price)
        j += 1
      } else {
        let changed = old[i].distance(to: new[j]) + rewiring(subject(old[i].id))
        add(subject(old[i].id), min(changed, old[i].price + new[j].price))
        i += 1
        j += 1
      }
    }
  }

  private mutating func add(_ subject: Subject, _ points: Int) {
    if points > 0 { parts.append(Part(subject: subject, points: points)) }
  }
}

/// A gene that the editor sells.
///
/// With `price` as the distance from no gene, min(distance, sum of the prices) is a metric if `distance` is one and no
/// two prices differ by more than it.
protocol PricedGene {
  var id: GeneID { get }
  /// The price of the gene, greater than zero.
  var price: Int { get }
  /// Returns the distance to another gene of the same identifier: a metric, at least as large as the difference of their prices.
  func distance(to other: Self) -> Int
}
