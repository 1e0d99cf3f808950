extension PhysicsWorld {
  /// Where everything went in a compaction: new numbers by old numbers, -1 for what is gone.
  public struct Renumbering: Hashable, Sendable {
    public let cells: [Int32]
    public let links: [Int32]
    public let hinges: [Int32]
  }

  /// Drops the cells that aren't kept, the links that are broken or lose an end, and the hinges that
  /// are broken or lose a cell. What stays keeps its order. The contacts of the last step are renumbered too;
  /// its torn links are gone.
  ///
  /// O(cells + links + hinges).
  @discardableResult
  public mutating func compact(keeping isKept: [Bool]) -> Renumbering {
    precondition(isKept.count == cellCount, "one flag a cell")
    // Who was removed isn't kept, whatever is said.
    var stays = isKept
    for cell in stays.indices where isRemoved[cell] { stays[cell] = false }
    let cells = numbers(count: cellCount) { stays[$0] }
    let links = numbers(count: linkCount) { [links] in
      !links[$0].isBroken && stays[links[$0].a] && stays[links[$0].b]
    }
    let hinges = numbers(count: hingeCount) { [hinges] in
      let hinge = hinges[$0].definition
      return !hinges[$0].isBroken && stays[hinge.a] && stays[hinge.pivot] && stays[hinge.c]
    }
    keep(cells, in: &position)
    keep(cells, in: &velocity)
    keep(cells, in: &previous)
    keep(cells, in: &force)
    keep(cells, in: &radius)
    keep(cells, in: &mass)
    keep(cells, in: &owner)
    keep(cells, in: &drag)
    keep(cells, in: &isRemoved)
    keep(links, in: &targetLength)
    keep(links, in: &length)
    keep(links, in: &self.links)
    keep(hinges, in: &targetAngle)
    keep(hinges, in: &angle)
    keep(hinges, in: &self.hinges)
    renumberEnds(cells)
    renumberContacts(cells)
    tornLinks.removeAll(keepingCapacity: true)
    needsArranging = true
    arrange()
    return Renumbering(cells: cells, links: links, hinges: hinges)
  }

  private func numbers(count: Int, isKept: (Int) -> Bool) -> [Int32] {
    var next: Int32 = 0
    var numbers = [Int32](repeating: -1, count: count)
    for index in 0..<count where isKept(index) {
      numbers[index] = next
      next += 1
    }
    return numbers
  }

  private func keep<Element>(_ numbers: [Int32], in elements: inout [Element]) {
    var count = 0
    for index in numbers.indices where numbers[index] >= 0 {
      elements[count] = elements[index]
      count += 1
    }
    elements.removeLast(elements.count - count)
  }

  private mutating func renumberEnds(_ cells: [Int32]) {
    for index in links.indices {
      var definition = links[index].definition
      definition.a = Int(cells[definition.a])
      definition.b = Int(cells[definition.b])
      links[index] = Link(definition: definition)
    }
    for index in hinges.indices {
      var definition = hinges[index].definition
      definition.a = Int(cells[definition.a])
      definition.pivot = Int(cells[definition.pivot])
      definition.c = Int(cells[definition.c])
      hinges[index] = Hinge(definition: definition)
    }
  }

  private mutating func renumberContacts(_ cells: [Int32]) {
    var kept: [Contact] = []
    for contact in contacts where cells[contact.a] >= 0 && cells[contact.b] >= 0 {
      kept.append(
        Contact(
          a: Int(cells[contact.a]), b: Int(cells[contact.b]), normal: contact.normal,
          closingSpeed: contact.closingSpeed))
    }
    contacts = kept
  }
}
