import Micro

/// The reason why the editor refuses an operation.
@available(iOS 16, *)
enum EditorRefusal: Error, Hashable, Sendable {
  /// The creature would not be viable.
  case body(BodyError)
  /// The difference to the original would cost more points than there are. `oneSide` is the cost of changing only one
  /// side, if that is affordable.
  case tooExpensive(cost: Int, budget: Int, oneSide: Int? = nil)
  /// A new cell is too far from all others to be linked.
  case outOfReach
  /// The player can't build cells of this type yet.
  case locked(CellType)
}
