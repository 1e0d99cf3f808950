/// The work of a step's parts on the kinetic energy: positive where they gave, negative where they
/// took. Together they are its whole change, to rounding.
public struct Work: Hashable, Sendable {
  /// The work of the forces from outside.
  public var outside = 0.0
  /// The work of the water: the current's gift less the drag.
  public var water = 0.0
  /// The work of links, muscles among them: elastic energy given back or stored, less the damping.
  public var links = 0.0
  public var hinges = 0.0
  public var contacts = 0.0
  public var wall = 0.0
  /// The elastic energy that muscles add by changing the length or angle of their links. It shows in
  /// the kinetic energy only when links and hinges give it back, so it isn't in `total`.
  public var muscles = 0.0

  public init() {}

  /// The change of the kinetic energy.
  public var total: Double { outside + water + links + hinges + contacts + wall }
}

/// Who keeps the books of a step.
protocol Ledger {
  /// Whether anybody reads them: what only they need isn't computed otherwise.
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

/// Nobody.
struct NoLedger: Ledger {
  static var isKept: Bool { false }

  @inline(__always)
  mutating func add(_ work: Float, to account: Account) {}
}
