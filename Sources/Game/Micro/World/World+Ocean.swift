/// A dish so large that somebody is born, eaten or torn in nearly every step.
///
/// There, what is gone stays in the arrays as a gap until there are many gaps, and cells that are lost are
/// closed up within their creature: a step costs what lives and what happens, not what numbering all of it
/// anew costs. Nobody sees a gap, so the bits are those of a dish without.
extension World {
  /// From how many cells on: about 300 creatures. In smaller dishes, clearing away costs less than gaps.
  static let oceanSize = 4096
  /// One gap among so many cells is borne.
  private static let patience = 16

  var isOcean: Bool { cells.count - goneCount >= oceanSize }

  /// Whether it is time to clear away what is gone.
  var isCluttered: Bool {
    isOcean
      ? goneCount * World.patience > cells.count || brokenCount * World.patience > physics.linkCount
      : goneCount > 0 || brokenCount >= World.maximumBrokenLinks
  }

  /// The same world without gaps, if it has any: what is hashed and saved.
  var tidied: World {
    guard goneCount > 0 || isOcean && brokenCount > 0 else { return self }
    var world = self
    world.clearAway()
    return world
  }

  /// Takes a cell out of everybody's reach.
  mutating func markGone(_ cell: Int) {
    cells[cell].energy = 0
    cells[cell].isGone = true
    goneCount += 1
    physics.removeCell(cell)
  }

  /// Lets what is left of a creature be numbered without gaps, after it lost cells.
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

  /// Leaves nothing of a dead creature whose cells are dropped but its name, until things are cleared away.
  mutating func layToRest(_ creature: Int) {
    breakTies(of: creature)
    creatures[creature].cells = 0..<0
    creatures[creature].links = 0..<0
    creatures[creature].hinges = 0..<0
    creatures[creature].control = .drifting
  }

  /// Breaks what joins cells that are gone to others.
  private mutating func breakTies(of creature: Int) {
    physics.breakTies(links: creatures[creature].links, hinges: creatures[creature].hinges)
    guard !grips.isEmpty else { return }
    for grip in grips { physics.breakTies(links: grip.link..<grip.link + 1, hinges: 0..<0) }
    grips.removeAll { physics.links[$0.link].isBroken }
  }
}
