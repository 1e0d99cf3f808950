/// The effect of a step's parts on the kinetic energy, positive where they added and negative where they removed
/// energy. Their sum is the whole change, up to rounding.
public struct Work: Hashable, Sendable {
  /// The work of external forces.
  public var outside = 0.0
  /// The work of the water: the current's minus the drag's.
  public var water = 0.0
  /// The work of links, including muscles: elastic energy released or stored, minus the damping.
  public var links = 0.0
  /// The work of hinges: elastic energy released or stored, minus the damping.
  public var hinges = 0.0
  /// The work of contacts.
  public var contacts = 0.0
  /// The work of the wall.
  public var wall = 0.0
  /// The elastic energy that muscles add by changing the length or angle of their links. It becomes kinetic energy only
  /// when links and hinges release it, so it isn't in `total`.
  public var muscles = 0.0

  /// Creates work that is zero everywhere.
  public init() {}

  /// The total change of the kinetic energy.
  public var total: Double { outside + water + links + hinges + contacts + wall }
}

/// A recorder of the energies of a step.
protocol Ledger {
  /// Whether anything reads the records. If not, values only for them aren't computed.
  static var isKept: Bool { get }
  mutating func add(_ work: Float, to account: Account)
}

enum Account { case outside, water, links, hinges, contacts, wall, muscles }

extension Work: Ledger {
  static var isKept: Bool { true }

  mutating func add(_ work: Float, to account: Account) {
    switch account {
    case .outside: outside += Double(work)
    case .water: water += Double(work)
    case .links: links += Double(work)
    case .hinges: hinges += Double(work)
    case .contacts: contacts += Double(work)
    case .wall: wall += Double(work)
    case .muscles: muscles += Double(work)
    }
  }
}

/// A ledger that records nothing.
struct NoLedger: Ledger {
  static var isKept: Bool { false }

  @inline(__always)
  mutating func add(_ work: Float, to account: Account) {}
}
