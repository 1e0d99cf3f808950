/// The end of a run: the cause of death of the player's creature, and its killer.
public struct Ending: Hashable, Sendable {
  /// The cause of death.
  public let cause: CauseOfDeath
  /// The creature that attacked last; `nil` if none did.
  public let killer: Killer?
  /// The time of death, in steps of the run.
  public let step: UInt64

  /// The creature that ended a run, in its state at that time.
  public struct Killer: Hashable, Sendable {
    /// The killer's identifier.
    public let id: CreatureID
    /// The killer's genome.
    public let genome: Genome
    /// The killer's descent.
    public let lineage: Lineage
  }

  /// The explanation for the player, in one or two sentences.
  public var reason: String {
    guard let killer else { return cause.reason }
    let name = killer.genome.name.description
    let births = killer.lineage.generation
    let descent =
      births == 0
      ? "the first of its line in the dish"
      : "\(births) \(births == 1 ? "birth" : "births") after the first of its line"
    return "\(cause.reason) By \(name), \(descent)."
  }
}

extension CauseOfDeath {
  /// The explanation for the player, in a sentence.
  public var reason: String {
    switch self {
    case .starvation: "It starved: its store was empty, and its tissue was used up."
    case .bite: "It was eaten: a mouth bit its nucleus to death."
    case .spike: "It was stabbed: a spike hit its nucleus."
    case .toxin: "It was poisoned."
    case .shock: "It was shocked to death."
    case .bleeding: "It bled to death: a rival bit off too much of it."
    case .removal: "It was taken out of the dish."
    }
  }
}
