extension World {
  /// The energy of everything in the dish, in joules. O(cells + creatures).
  public var totalEnergy: Double {
    var total = 0.0
    for cell in cells { total += cell.energy }
    for creature in creatures { total += creature.energy }
    return total
  }

  /// Puts energy into a creature's store. The excess is lost to digestion.
  mutating func store(_ amount: Double, in creature: Int) {
    let room = max(creatures[creature].capacity - creatures[creature].energy, 0)
    let kept = min(amount, room)
    creatures[creature].energy += kept
    ledger.digestion += amount - kept
  }

  /// Takes energy from a creature's store, as far as there is any, and returns the amount.
  mutating func spend(_ amount: Double, of creature: Int) -> Double {
    let paid = min(amount, creatures[creature].energy)
    creatures[creature].energy -= paid
    return paid
  }
}
