extension World {
  /// An event of the last step. Events are in the order in which they happened.
  public enum Event: Hashable, Sendable {
    /// A creature was born. `parent` is `nil` for a creature that wasn't born in the world.
    case born(CreatureID, parent: CreatureID?)
    /// Another creature killed it. `energy` is the energy of its body and store, in joules. A mouth swallows part of
    /// the store, and the rest becomes carrion.
    case consumed(CreatureID, by: CreatureID, cause: CauseOfDeath, energy: Float)
    /// A creature died without being killed by another one.
    case died(CreatureID, CauseOfDeath)
    /// The creature swallowed food. `energy` is in joules before digestion.
    case ate(CreatureID, Food, energy: Float)
    /// A cell lost health. `by` is `nil` if no creature caused it.
    case wounded(CreatureID, cell: GeneID, by: CreatureID?, cause: CauseOfDeath, health: Float)
    /// A cell died, possibly because it was cut off from the nucleus.
    case lost(CreatureID, cell: GeneID)
    /// A link of the creature tore.
    case tore(CreatureID, link: GeneID)
    /// A jet, a toxin gland or an electrocyte fired.
    case fired(CreatureID, cell: GeneID, CellType)
    /// The first creature grabbed the second one.
    case grabbed(CreatureID, CreatureID)
  }

  /// The kinds of food that a mouth swallows.
  public enum Food: Hashable, Sendable {
    /// A crumb of food.
    case mote
    /// A dead cell.
    case carrion
    /// A part of a living creature.
    case prey(CreatureID)
  }
}
