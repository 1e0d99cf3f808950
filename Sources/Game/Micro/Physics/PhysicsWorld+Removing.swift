/// Removes cells without renumbering the rest. Removed cells stay in the arrays as gaps until the next `compact`, so
/// the cost of a death in a large dish depends on what died, not on what lives.
extension PhysicsWorld {
  /// Removes a cell from all searches and contacts; the next `compact` drops it. Its links and hinges must be broken
  /// before the next step. O(1).
  mutating func removeCell(_ cell: Int) {
    isRemoved[cell] = true
    solver.pairs.hasGaps = true
  }

  /// Breaks all links and hinges of removed cells within the given ranges.
  mutating func breakTies(links some: Range<Int>, hinges few: Range<Int>) {
    for link in some
    where !links[link].isBroken && (isRemoved[links[link].a] || isRemoved[links[link].b]) {
      links[link].isBroken = true
      solver.drop(link: link)
    }
    for hinge in few where !hinges[hinge].isBroken {
      let definition = hinges[hinge].definition
      if isRemoved[definition.a] || isRemoved[definition.pivot] || isRemoved[definition.c] {
        removeHinge(hinge)
      }
    }
  }

  /// Moves the remaining cells of a range to its front, in order, with all their data. The gaps are then at its end.
  ///
  /// - Parameters:
  ///   - some: The links that may join cells of the range, in addition to `others`.
  ///   - few: The hinges that may bend there.
  /// - Returns: The new number of each cell of the range; for a removed cell, that of a gap.
  /// - Complexity: O(range + links + hinges + contacts + candidates for pairs).
  mutating func closeRanks(
    of range: Range<Int>, links some: Range<Int>, others: [Int], hinges few: Range<Int>
  ) -> [Int32] {
    var numbers: [Int32] = []
    var next = range.lowerBound
    for cell in range {
      numbers.append(isRemoved[cell] ? Int32(range.upperBound - 1) : Int32(next))
      guard !isRemoved[cell] else { continue }
      moveCell(from: cell, to: next)
      next += 1
    }
    for gap in next..<range.upperBound { isRemoved[gap] = true }
    func number(_ cell: Int) -> Int {
      range.contains(cell) ? Int(numbers[cell - range.lowerBound]) : cell
    }
    for link in some { renumber(link: link, number) }
    for link in others { renumber(link: link, number) }
    for hinge in few {
      var definition = hinges[hinge].definition
      definition.a = number(definition.a)
      definition.pivot = number(definition.pivot)
      definition.c = number(definition.c)
      hinges[hinge] = Hinge(definition: definition, isBroken: hinges[hinge].isBroken)
      solver.renumber(hinge: hinge, as: definition)
    }
    for index in contacts.indices {
      let contact = contacts[index]
      guard range.contains(contact.a) || range.contains(contact.b) else { continue }
      contacts[index] = Contact(
        a: number(contact.a), b: number(contact.b), normal: contact.normal,
        closingSpeed: contact.closingSpeed)
    }
    solver.pairs.closeRanks(of: range, before: next, numbers: numbers)
    return numbers
  }

  private mutating func moveCell(from old: Int, to new: Int) {
    guard old != new else { return }
    position[new] = position[old]
    velocity[new] = velocity[old]
    previous[new] = previous[old]
    force[new] = force[old]
    radius[new] = radius[old]
    mass[new] = mass[old]
    owner[new] = owner[old]
    drag[new] = drag[old]
    isRemoved[new] = false
    solver.moveCell(from: old, to: new)
  }

  private mutating func renumber(link: Int, _ number: (Int) -> Int) {
    var definition = links[link].definition
    definition.a = number(definition.a)
    definition.b = number(definition.b)
    links[link] = Link(definition: definition, isBroken: links[link].isBroken)
    solver.renumber(link: link, as: definition)
  }
}
