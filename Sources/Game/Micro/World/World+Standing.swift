extension World {
  /// The mark of a creature for another one: a claim about the next ten seconds. `ooze-lab marks` measures it.
  public enum Standing: UInt8, CaseIterable, Hashable, Sendable {
    /// It has no weapon left, so it can't wound.
    case prey
    /// It can wound, but loses a fight more often than not.
    case contested
    /// It wins a fight, or is as strong.
    case deadly
  }

  /// Returns the mark of one creature for another, by ``Silhouette/mark(of:)``.
  ///
  /// - Parameters:
  ///   - other: An index in `creatures`.
  ///   - creature: The index of the one that judges.
  /// - Complexity: O(cells of both).
  public func standing(of other: Int, to creature: Int) -> Standing {
    silhouette(of: creature).mark(of: silhouette(of: other))
  }
}

extension Silhouette {
  /// The standing up to which an armed body is deadly. `ooze-lab marks` measured it; `Docs/Difficulty.md` has the table.
  static let deadly: Float = 0.85

  /// Returns the mark of another body: prey if it is unarmed, and otherwise by its standing.
  public func mark(of other: Silhouette) -> World.Standing {
    guard other.isArmed else { return .prey }
    return standing(of: other) <= Self.deadly ? .deadly : .contested
  }
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
