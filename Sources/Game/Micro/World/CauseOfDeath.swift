/// The cause of a creature's death or a cell's wound.
public enum CauseOfDeath: UInt8, CaseIterable, Hashable, Sendable {
  /// Starvation: the store was empty, and the tissue was used up.
  case starvation
  /// A bite of a mouth.
  case bite
  /// A stab of a spike.
  case spike
  /// Poison in the water.
  case toxin
  /// A shock of an electrocyte.
  case shock
  /// The creature was removed from the dish.
  case removal
  /// A rival took its last mouth, or more than half of its cells.
  case bleeding
}
