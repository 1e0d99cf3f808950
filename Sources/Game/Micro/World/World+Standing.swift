extension World {
  /// The meaning of one creature to another, as a player would judge it by sight.
  public enum Standing: UInt8, Hashable, Sendable {
    /// It can be eaten at little risk.
    case edible
    /// It can wound or eat.
    case dangerous
    /// It is neither edible nor dangerous.
    case even
  }

  /// Returns the meaning of one creature to another. A creature that can still wound is dangerous, unless it is clearly
  /// lighter and has no weapons except mouths. A creature that can't wound, or is that light, is prey to one with a
  /// mouth.
  ///
  /// - Parameters:
  ///   - other: An index in `creatures`.
  ///   - creature: The index of the one that judges.
  /// - Complexity: O(cells of both).
  public func standing(of other: Int, to creature: Int) -> Standing {
    var mass: Float = 0
    var bites = false
    var stabs = false
    for cell in creatures[other].cells {
      mass += physics.mass[cell]
      guard !cells[cell].isNumb else { continue }
      switch cells[cell].type {
      case .mouth: bites = true
      case .spike, .toxinGland, .electrocyte: stabs = true
      default: break
      }
    }
    var own: Float = 0
    for cell in creatures[creature].cells { own += physics.mass[cell] }
    if stabs || bites && mass > own * World.lighter { return .dangerous }
    return ask { $0.has(.mouth, creature) } ? .edible : .even
  }

  /// The largest mass of prey with a mouth, as a part of the own mass.
  static let lighter: Float = 0.75
}

extension Shoal {
  /// Returns whether a creature still has a cell of a type.
  func has(_ type: CellType, _ creature: Int) -> Bool {
    for cell in creatures[creature].cells where cells[cell].type == type { return true }
    return false
  }
}

extension CellType {
  /// Whether it can take other creatures' life: a weapon, or a mouth.
  var isThreat: Bool {
    switch self {
    case .mouth, .spike, .toxinGland, .electrocyte: true
    default: false
    }
  }
}
