extension World {
  /// A broken invariant, with the index of the element.
  public enum Violation: Hashable, Sendable {
    /// The parallel arrays have different lengths.
    case lengths
    /// A cell's position or velocity isn't finite.
    case motion(cell: Int)
    /// A cell's health or energy is below zero, or its health is above its type's.
    case state(cell: Int)
    /// A loose cell has a creature, or a creature's cell has another creature's number.
    case owner(cell: Int)
    /// A creature's cells, links or hinges aren't in its ranges.
    case ranges(creature: Int)
    /// A living creature has no living nucleus.
    case nucleus(creature: Int)
    /// A store is below zero or above its capacity.
    case store(creature: Int)
    /// The creatures aren't in the order of birth.
    case order(creature: Int)
    /// A grip isn't between an adhesive cell and another creature.
    case grip(Int)
    /// The number of motes is wrong.
    case moteCount
    /// The energy of the dish isn't its sources minus its sinks. The difference is in joules.
    case energy(difference: Double)
  }

  /// Returns the first broken invariant, or `nil` if all hold. For tests.
  ///
  /// - Complexity: O(size of the state).
  public func firstViolation() -> Violation? {
    let count = physics.cellCount
    guard cells.count == count, partOfLink.count == physics.linkCount,
      partOfHinge.count == physics.hingeCount
    else { return .lengths }
    for cell in cells.indices {
      if let violation = violation(ofCell: cell) { return violation }
    }
    for creature in creatures.indices {
      if let violation = violation(ofCreature: creature) { return violation }
    }
    for (index, grip) in grips.enumerated() {
      guard cells[grip.adhesive].type == .adhesive, cells[grip.adhesive].isTissue,
        cells[grip.other].isTissue, cells[grip.adhesive].creature != cells[grip.other].creature
      else { return .grip(index) }
    }
    guard moteCount == cells.count(where: { $0.matter == .mote && !$0.isGone }) else {
      return .moteCount
    }
    let difference = totalEnergy - ledger.balance
    return abs(difference) <= ledger.rounding ? nil : .energy(difference: difference)
  }

  private func violation(ofCell cell: Int) -> Violation? {
    guard physics.position[cell].isFinite, physics.velocity[cell].isFinite else {
      return .motion(cell: cell)
    }
    let state = cells[cell]
    if isOcean && state.isGone { return state.energy == 0 ? nil : .state(cell: cell) }
    guard state.energy >= 0, state.health >= 0, state.health <= state.type.traits.health,
      !state.isGone
    else { return .state(cell: cell) }
    guard state.isTissue else {
      return state.creature == -1 && physics.owner[cell] == -1 ? nil : .owner(cell: cell)
    }
    guard creatures.indices.contains(Int(state.creature)) else { return .owner(cell: cell) }
    let home = Int(state.creature)
    let isHome =
      physics.owner[cell] == Int32(creatures[home].id) && creatures[home].cells.contains(cell)
      && creatures[home].cellOfPart[Int(state.part)] == Int32(cell)
      && creatures[home].plan.cells[Int(state.part)].type == state.type
    return isHome && state.health > 0 ? nil : .owner(cell: cell)
  }

  private func violation(ofCreature index: Int) -> Violation? {
    let creature = creatures[index]
    if index > 0, creatures[index - 1].id >= creature.id { return .order(creature: index) }
    if isOcean && creature.death != nil && creature.cells.isEmpty { return nil }
    guard creature.cells.allSatisfy({ Int(cells[$0].creature) == index }),
      creature.links.allSatisfy({
        partOfLink[$0] >= 0
          && (isOcean && physics.links[$0].isBroken
            || creature.cells.contains(physics.links[$0].a)
              && creature.cells.contains(physics.links[$0].b))
      }),
      creature.hinges.allSatisfy({
        isOcean && physics.hinges[$0].isBroken
          || creature.cells.contains(physics.hinges[$0].definition.pivot)
      })
    else { return .ranges(creature: index) }
    guard creature.death == nil, creature.cellOfPart[creature.plan.nucleus] >= 0 else {
      return .nucleus(creature: index)
    }
    guard creature.energy >= 0, creature.energy <= creature.capacity * (1 + 1e-6) else {
      return .store(creature: index)
    }
    return nil
  }
}

extension EnergyLedger {
  /// The largest difference between dish and ledger by rounding, in joules: each of a day's 10¹⁰ bookings rounds by at
  /// most 2⁻⁵³ of the largest sum, and up as often as down.
  var rounding: Double { 1e-11 * turnover + 1e-9 }
}
