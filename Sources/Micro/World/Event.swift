extension World {
  /// Something that happened in the last step, in the order in which it did.
  public enum Event: Hashable, Sendable {
    case born(CreatureID, parent: CreatureID?)
    /// Another creature killed it. `energy` is what its body and store held, in joules: a mouth
    /// swallows part of the store, and the rest lies about as carrion.
    case consumed(CreatureID, by: CreatureID, cause: CauseOfDeath, energy: Float)
    case died(CreatureID, CauseOfDeath)
    /// It swallowed food, in joules before digestion.
    case ate(CreatureID, Food, energy: Float)
    /// A cell lost health. `by` is `nil` if nobody did it.
    case wounded(CreatureID, cell: GeneID, by: CreatureID?, cause: CauseOfDeath, health: Float)
    /// A cell died, or was cut off from the nucleus and so died.
    case lost(CreatureID, cell: GeneID)
    case tore(CreatureID, link: GeneID)
    /// A jet, a toxin gland or an electrocyte went off.
    case fired(CreatureID, cell: GeneID, CellType)
    case grabbed(CreatureID, CreatureID)
  }

  /// What a mouth swallowed.
  public enum Food: Hashable, Sendable {
    case mote
    case carrion
    case prey(CreatureID)
  }
}

/// What killed a creature, or wounded a cell.
public enum CauseOfDeath: UInt8, CaseIterable, Hashable, Sendable {
  case starvation
  case bite
  case spike
  case toxin
  case shock
  /// It was taken out of the dish.
  case removal
  /// A rival took its last mouth, or more than half of its cells.
  case bleeding

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
