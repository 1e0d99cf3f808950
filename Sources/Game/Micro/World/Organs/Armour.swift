/// Armour takes three times the wounds of a plain cell (`CellTraits.health`), is heavy, and turns
/// slow spikes away; a mouth hardly gets through it.
enum Armour {
  /// By how much faster than on other cells a spike must hit to wound it.
  static let factor: Float = 3

  /// The part of a bite's health that it loses.
  static let softness: Float = 0.4

  /// The part that a mouth loses: who meets mouth to mouth has a second or two to turn away.
  static let lips: Float = 0.5

  /// The part of a bite's health that a cell loses.
  static func softness(of type: CellType) -> Float {
    switch type {
    case .armour: softness
    case .mouth: lips
    default: 1
    }
  }

  /// The factor of the slowest speed that wounds a cell.
  static func bluntness(of type: CellType) -> Float { type == .armour ? factor : 1 }
}
