/// Armour takes three times the wounds of a plain cell (`CellTraits.health`), is heavy, and deflects slow spikes. A
/// mouth hardly gets through it.
enum Armour {
  /// The factor of the speed at which a spike wounds it, compared with other cells.
  static let factor: Float = 3

  /// The part of a bite's damage that it takes.
  static let softness: Float = 0.4

  /// The part of a bite's damage that a mouth takes. Two creatures that meet mouth to mouth have a second or two to
  /// turn away.
  static let lips: Float = 0.5

  /// Returns the part of a bite's damage that a cell takes.
  static func softness(of type: CellType) -> Float {
    switch type {
    case .armour: softness
    case .mouth: lips
    default: 1
    }
  }

  /// Returns the factor of the lowest speed at which a spike wounds a cell.
  static func bluntness(of type: CellType) -> Float { type == .armour ? factor : 1 }
}
