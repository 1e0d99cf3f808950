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

  /// A thing that a mouth swallowed.
  public enum Food: Hashable, Sendable {
    case mote
    case carrion
    case prey(CreatureID)
  }
}
