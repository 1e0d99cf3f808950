/// The cause of a creature's death or a cell's wound.
public enum CauseOfDeath: UInt8, CaseIterable, Hashable, Sendable {
  /// Its store was empty, and its tissue was used up.
  case starvation
  /// A mouth bit its nucleus to death.
  case bite
  /// A spike hit its nucleus.
  case spike
  /// Poison killed its nucleus.
  case toxin
  /// A shock killed its nucleus.
  case shock
  /// The creature was removed from the dish.
  case removal
  /// A rival took its last mouth, or more than half of its cells.
  case bleeding
}
