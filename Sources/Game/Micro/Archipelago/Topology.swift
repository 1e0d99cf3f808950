/// The connections by which islands send creatures to each other.
///
///     Topology.ring.neighbour(0, of: 0, among: 16)   // 15
///
/// Source of the terms: Biscani and Izzo, "A parallel global multiobjective framework for optimization: pagmo" (2020).
public enum Topology: UInt8, CaseIterable, Hashable, Sendable {
  /// No migration: each island evolves alone.
  case unconnected
  /// Each island has the ones before and after it as neighbours.
  case ring
  /// Each island has all others as neighbours.
  case fullyConnected

  /// Returns the number of neighbours of an island among `count` islands.
  public func degree(among count: Int) -> Int {
    switch self {
    case .unconnected: 0
    case .ring: min(max(count - 1, 0), 2)
    case .fullyConnected: max(count - 1, 0)
    }
  }

  /// Returns one of an island's neighbours. An island isn't its own neighbour; all others occur once, in ascending
  /// order of `number`.
  ///
  /// - Parameter number: 0 ..< `degree(among: count)`.
  public func neighbour(_ number: Int, of island: Int, among count: Int) -> Int {
    precondition(
      (0..<degree(among: count)).contains(number) && (0..<count).contains(island),
      "island \(island) of \(count) has no neighbour \(number)")
    switch self {
    // The precondition has excluded every number.
    case .unconnected: return island
    case .ring: return (island + (number == 0 ? count - 1 : 1)) % count
    case .fullyConnected: return number < island ? number : number + 1
    }
  }

  /// The name in options and files.
  public var name: String {
    switch self {
    case .unconnected: "unconnected"
    case .ring: "ring"
    case .fullyConnected: "fully-connected"
    }
  }

  /// Creates the topology with a name. Returns `nil` for an unknown name.
  public init?(name: String) {
    guard let found = Topology.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}

extension Topology: Saved {}
