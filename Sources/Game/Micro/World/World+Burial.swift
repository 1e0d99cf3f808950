extension World {
  /// Ends what can't live on. Torn links are recorded. Cells that died or were cut off become carrion, and so do
  /// creatures that lost their nucleus. Then everything removed is cleared away.
  mutating func bury() {
    for link in physics.tornLinks { noteTear(of: link) }
    for index in creatures.indices {
      // A buried creature has no cells.
      if creatures[index].cells.isEmpty { continue }
      if let cause = creatures[index].death {
        bury(index, cause)
      } else if creatures[index].isDamaged {
        shed(index)
      }
    }
    if isCluttered { clearAway() }
  }

  /// The most broken links that stay before they are cleared away.
  static let maximumBrokenLinks = 64

  private mutating func noteTear(of link: Int) {
    brokenCount += 1
    let part = Int(partOfLink[link])
    guard part >= 0 else { return }
    let creature = Int(cells[physics.links[link].a].creature)
    creatures[creature].isDamaged = true
    events.append(
      .tore(creatures[creature].id, link: creatures[creature].plan.links[part].gene))
  }

  /// Turns a dead creature into carrion, and credits its killer.
  private mutating func bury(_ index: Int, _ cause: CauseOfDeath) {
    let id = creatures[index].id
    var energy = creatures[index].energy
    for cell in creatures[index].cells { energy += cells[cell].energy }
    if cause.isWound, let killer = creatures[index].lastAttacker {
      events.append(.consumed(id, by: killer, cause: cause, energy: Float(energy)))
      if let killer = self.index(of: killer), creatures[killer].death == nil {
        // The kill itself counts, whichever creature eats from it. The killer's meal counts as food too.
        creatures[killer].success.gain += Float(energy)
        creatures[killer].success.hunted += Float(energy)
        if cause == .bite {
          let spoils = spend(creatures[index].energy * Mouth.spoils, of: index)
          digest(spoils, by: killer, .prey(id))
        }
      }
    } else {
      events.append(.died(id, cause))
    }
    for cell in creatures[index].cells { drop(cell) }
    ledger.decay += spend(creatures[index].energy, of: index)
    if isOcean { layToRest(index) }
  }

  /// Removes everything that is gone from the arrays, and renumbers the rest in the same order.
  ///
  /// - Complexity: O(cells + links + creatures).
  mutating func clearAway() {
    scratch.isKept.removeAll(keepingCapacity: true)
    for cell in cells { scratch.isKept.append(!cell.isGone) }
    let renumbering = physics.compact(keeping: scratch.isKept)
    cells.keep(renumbering.cells)
    partOfLink.keep(renumbering.links)
    partOfHinge.keep(renumbering.hinges)
    renumberGrips(renumbering)
    removeDeadCreatures()
    findRanges()
    goneCount = 0
    brokenCount = 0
  }

  private mutating func renumberGrips(_ renumbering: PhysicsWorld.Renumbering) {
    grips.removeAll { renumbering.links[$0.link] < 0 }
    for index in grips.indices {
      grips[index].link = Int(renumbering.links[grips[index].link])
      grips[index].adhesive = Int(renumbering.cells[grips[index].adhesive])
      grips[index].other = Int(renumbering.cells[grips[index].other])
    }
  }

  /// Removes the dead, and updates the creature's index in the cells of the living.
  private mutating func removeDeadCreatures() {
    scratch.newIndices.removeAll(keepingCapacity: true)
    var count: Int32 = 0
    for index in creatures.indices {
      let lives = creatures[index].death == nil
      scratch.newIndices.append(lives ? count : -1)
      if lives { count += 1 }
    }
    guard Int(count) < creatures.count else { return }
    creatures.removeAll { $0.death != nil }
    for cell in cells.indices where cells[cell].isTissue {
      cells[cell].creature = scratch.newIndices[Int(cells[cell].creature)]
    }
  }

  /// Finds the ranges of each creature's cells, links and hinges.
  private mutating func findRanges() {
    for index in creatures.indices {
      creatures[index].cells = 0..<0
      creatures[index].links = 0..<0
      creatures[index].hinges = 0..<0
    }
    for cell in cells.indices where cells[cell].isTissue {
      let creature = Int(cells[cell].creature)
      creatures[creature].cells.extend(to: cell)
      creatures[creature].cellOfPart[Int(cells[cell].part)] = Int32(cell)
    }
    for link in partOfLink.indices where partOfLink[link] >= 0 {
      creatures[Int(cells[physics.links[link].a].creature)].links.extend(to: link)
    }
    for hinge in partOfHinge.indices {
      creatures[Int(cells[physics.hinges[hinge].definition.pivot].creature)].hinges
        .extend(to: hinge)
    }
  }
}

extension Range<Int> {
  /// Extends the range to end after an index; an empty range then begins there.
  fileprivate mutating func extend(to index: Int) {
    self = (isEmpty ? index : lowerBound)..<(index + 1)
  }
}

extension CauseOfDeath {
  /// Whether another creature caused it.
  var isWound: Bool {
    switch self {
    case .bite, .spike, .toxin, .shock, .bleeding: true
    case .starvation, .removal: false
    }
  }
}
