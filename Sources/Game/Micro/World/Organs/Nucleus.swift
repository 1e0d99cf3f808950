/// The nucleus hosts the brain. Cells that no link connects to it die, and when it dies, so does the creature.
extension World {
  /// Removes a creature's cells that are dead or disconnected from its nucleus, and updates its totals.
  ///
  /// - Complexity: O(links · depth of the body).
  mutating func shed(_ creature: Int) {
    creatures[creature].isDamaged = false
    markReached(from: creature) { _ in true }
    let first = creatures[creature].cells.lowerBound
    let before = goneCount
    for cell in creatures[creature].cells
    where cells[cell].health <= 0 || !scratch.isReached[cell - first] {
      events.append(.lost(creatures[creature].id, cell: gene(of: cell)))
      drop(cell)
    }
    innervate(creature)
    takeStock(of: creature)
    if isOcean && goneCount > before { closeRanks(of: creature) }
  }

  /// Sets `scratch.isReached`, counted from the creature's first cell, for the living cells that its nucleus reaches
  /// over links of the types that `passes` accepts.
  mutating func markReached(from creature: Int, passes: (LinkType) -> Bool) {
    let range = creatures[creature].cells
    scratch.isReached.removeAll(keepingCapacity: true)
    for _ in range { scratch.isReached.append(false) }
    let nucleus = Int(creatures[creature].cellOfPart[creatures[creature].plan.nucleus])
    scratch.isReached[nucleus - range.lowerBound] = true
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for index in creatures[creature].links {
        let link = physics.links[index]
        guard !link.isBroken, cells[link.a].health > 0, cells[link.b].health > 0,
          passes(creatures[creature].plan.links[Int(partOfLink[index])].type)
        else { continue }
        let a = link.a - range.lowerBound
        let b = link.b - range.lowerBound
        if scratch.isReached[a] != scratch.isReached[b] {
          scratch.isReached[a] = true
          scratch.isReached[b] = true
          isGrowing = true
        }
      }
    }
  }

  /// Sums up the capacity and upkeep of a creature's living cells and unbroken links.
  private mutating func takeStock(of creature: Int) {
    var capacity: Float = 0
    var upkeep =
      Float(creatures[creature].genome.brain.connections.count) * BodyPlan.connectionUpkeep
    for cell in creatures[creature].cells where cells[cell].isTissue && !cells[cell].isGone {
      capacity += cells[cell].type.traits.capacity
      upkeep += cells[cell].type.traits.upkeep
    }
    for index in creatures[creature].links {
      let link = physics.links[index]
      guard !link.isBroken, !cells[link.a].isGone, !cells[link.b].isGone else { continue }
      upkeep += creatures[creature].plan.links[Int(partOfLink[index])].type.traits.upkeep
    }
    creatures[creature].capacity = Double(capacity)
    creatures[creature].upkeep = upkeep
    let surplus = creatures[creature].energy - Double(capacity)
    if surplus > 0 { ledger.digestion += spend(surplus, of: creature) }
  }
}
