/// The cause of a creature's death or a cell's wound.
public enum CauseOfDeath: UInt8, CaseIterable, Hashable, Sendable {
  case starvation
  case bite
  case spike
  case toxin
  case shock
  /// The creature was removed from the dish.
  case removal
  /// A rival took its last mouth, or more than half of its cells.
  case bleeding
}
