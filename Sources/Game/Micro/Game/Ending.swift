/// How a run ended: what killed the player's creature, and who.
public struct Ending: Hashable, Sendable {
  public let cause: CauseOfDeath
  /// Who did it last; `nil` if nobody did.
  public let killer: Killer?
  /// When, in steps of the run.
  public let step: UInt64

  /// The creature that ended a run, as it was then.
  public struct Killer: Hashable, Sendable {
    public let id: CreatureID
    public let genome: Genome
    public let lineage: Lineage
  }

  /// Why, in a sentence or two that a player reads.
  public var reason: String {
    guard let killer else { return cause.reason }
    let name = killer.genome.name.description
    return "\(cause.reason) By \(name), generation \(killer.lineage.generation)."
  }
}

extension CauseOfDeath {
  /// Why, in a sentence that a player reads.
  public var reason: String {
    switch self {
    case .starvation: "It starved: its store was empty, and its tissue was used up."
    case .bite: "It was eaten: a mouth bit its nucleus to death."
    case .spike: "It was stabbed: a spike hit its nucleus."
    case .toxin: "It was poisoned."
    case .shock: "It was shocked to death."
    case .bleeding: "It bled to death: a rival took more of it than it could lose."
    case .removal: "It was taken out of the dish."
    }
  }
}
