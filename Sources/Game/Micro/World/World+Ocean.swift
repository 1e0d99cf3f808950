/// A dish so large that something is born, eaten or torn in nearly every step.
///
/// Removed cells stay in the arrays as gaps until there are many of them, and cells that a creature loses are closed up
/// within its range. The cost of a step then depends on living creatures and events, not on renumbering everything.
/// Gaps are invisible, so the bits are those of a dish without them.
extension World {
  /// The number of cells from which a dish is an ocean: about 300 creatures. In smaller dishes, clearing away costs
  /// less than gaps.
  static let oceanSize = 4096
  /// The number of cells for each tolerated gap.
  private static let patience = 16

  var isOcean: Bool { cells.count - goneCount >= oceanSize }

  /// Whether it is time to clear gaps away.
  var isCluttered: Bool {
    isOcean
      ? goneCount * World.patience > cells.count || brokenCount * World.patience > physics.linkCount
      : goneCount > 0 || brokenCount >= World.maximumBrokenLinks
  }

  /// The same world without gaps, for hashing and saving.
  var tidied: World {
    guard goneCount > 0 || isOcean && brokenCount > 0 else { return self }
    var world = self
    world.clearAway()
    return world
  }

  /// Removes a cell from all searches and contacts.
  mutating func markGone(_ cell: Int) {
    cells[cell].energy = 0
    cells[cell].isGone = true
    goneCount += 1
    physics.removeCell(cell)
  }

  /// Renumbers what is left of a creature without gaps, after it lost cells.
  mutating func closeRanks(of creature: Int) {
    let old = creatures[creature].cells
    breakTies(of: creature)
    let numbers = physics.closeRanks(
      of: old, links: creatures[creature].links, others: grips.map { $0.link },
      hinges: creatures[creature].hinges)
    var end = old.lowerBound
    for cell in old where !cells[cell].isGone {
      cells[end] = cells[cell]
      creatures[creature].cellOfPart[Int(cells[end].part)] = Int32(end)
      end += 1
    }
    for gap in end..<old.upperBound {
      cells[gap].energy = 0
      cells[gap].isGone = true
    }
    creatures[creature].cells = old.lowerBound..<end
    for index in grips.indices {
      if old.contains(grips[index].adhesive) {
        grips[index].adhesive = Int(numbers[grips[index].adhesive - old.lowerBound])
      }
      if old.contains(grips[index].other) {
        grips[index].other = Int(numbers[grips[index].other - old.lowerBound])
      }
    }
  }

  /// Empties a dead creature whose cells are dropped, except for its number, until things are cleared away.
  mutating func layToRest(_ creature: Int) {
    breakTies(of: creature)
    creatures[creature].cells = 0..<0
    creatures[creature].links = 0..<0
    creatures[creature].hinges = 0..<0
    creatures[creature].control = .drifting
  }

  /// Breaks the links and hinges between removed cells and others.
  private mutating func breakTies(of creature: Int) {
    physics.breakTies(links: creatures[creature].links, hinges: creatures[creature].hinges)
    guard !grips.isEmpty else { return }
    for grip in grips { physics.breakTies(links: grip.link..<grip.link + 1, hinges: 0..<0) }
    grips.removeAll { physics.links[$0.link].isBroken }
  }
}
