/// Armour takes three times the wounds of a plain cell (`CellTraits.health`), is heavy, and turns
/// slow spikes away.
enum Armour {
  /// By how much faster than on other cells a spike must hit to wound it.
  static let factor: Float = 3

  /// The factor of the slowest speed that wounds a cell.
  static func bluntness(of type: CellType) -> Float { type == .armour ? factor : 1 }
}
