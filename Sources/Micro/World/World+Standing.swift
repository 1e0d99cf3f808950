extension World {
  /// What a creature means to another, as a player would judge it by sight.
  public enum Standing: UInt8, Hashable, Sendable {
    /// It can be eaten at little risk.
    case edible
    /// It can wound or eat.
    case dangerous
    /// Neither.
    case even
  }

  /// What one creature means to another, by the rule of the scripted player: spikes are dangerous, and
  /// so are mouths of heavier bodies; whoever is clearly lighter is prey to one with a mouth.
  ///
  /// - Parameters:
  ///   - other: An index in `creatures`.
  ///   - creature: The index of the one that judges.
  /// - Complexity: O(cells of both).
  public func standing(of other: Int, to creature: Int) -> Standing {
    let its = creatures[other].plan.totalMass
    let own = creatures[creature].plan.totalMass
    if has(.spike, other) || its > own && has(.mouth, other) { return .dangerous }
    return its < own * ScriptedPlayer.weaker && has(.mouth, creature) ? .edible : .even
  }

  /// Whether a creature still has a cell of a type.
  private func has(_ type: CellType, _ creature: Int) -> Bool {
    for cell in creatures[creature].cells where cells[cell].type == type { return true }
    return false
  }
}
