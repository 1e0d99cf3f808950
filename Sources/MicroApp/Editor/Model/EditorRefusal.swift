import Micro

/// Why the editor doesn't do what was asked.
enum EditorRefusal: Error, Hashable, Sendable {
  /// The creature could not live.
  case body(BodyError)
  /// The creature would differ from what it was by more points than there are.
  case tooExpensive(cost: Int, budget: Int)
  /// The same for a change of both sides; on one alone there would be points enough.
  case twinsTooExpensive(cost: Int, alone: Int, budget: Int)
  /// A new cell is too far from every other to be linked to one.
  case outOfReach
}
