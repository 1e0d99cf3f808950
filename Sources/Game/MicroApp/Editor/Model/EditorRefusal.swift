import Micro

/// Why the editor doesn't do what was asked.
@available(iOS 16, *)
enum EditorRefusal: Error, Hashable, Sendable {
  /// The creature could not live.
  case body(BodyError)
  /// The creature would differ from what it was by more points than there are. If the change is one of both sides,
  /// and there would be points enough for one: by how many it would differ then.
  case tooExpensive(cost: Int, budget: Int, oneSide: Int? = nil)
  /// A new cell is too far from every other to be linked to one.
  case outOfReach
}
