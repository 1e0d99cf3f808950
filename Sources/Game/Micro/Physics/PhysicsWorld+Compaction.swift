extension PhysicsWorld {
  /// The result of a compaction: new numbers by old numbers, -1 for removed elements.
  public struct Renumbering: Hashable, Sendable {
    /// The new numbers of cells.
    public let cells: [Int32]
    /// The new numbers of links.
    public let links: [Int32]
    /// The new numbers of hinges.
    public let hinges: [Int32]
  }

  /// Removes the cells that aren't kept, the links that are broken or lose an end, and the hinges that are broken or
  /// lose a cell. The remaining ones keep their order. The contacts of the last step are renumbered too; its torn links
  /// are gone.
  ///
  /// O(cells + links + hinges).
  @discardableResult
  public mutating func compact(keeping isKept: [Bool]) -> Renumbering {
    precondition(isKept.count == cellCount, "one flag per cell")
    // A removed cell is never kept, whatever the argument.
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
    position.keep(cells)
    velocity.keep(cells)
    previous.keep(cells)
    force.keep(cells)
    radius.keep(cells)
    mass.keep(cells)
    owner.keep(cells)
    drag.keep(cells)
    isRemoved.keep(cells)
    targetLength.keep(links)
    length.keep(links)
    self.links.keep(links)
    targetAngle.keep(hinges)
    angle.keep(hinges)
    self.hinges.keep(hinges)
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

extension Array {
  /// Keeps the elements that have a new number, in order.
  mutating func keep(_ numbers: [Int32]) {
    var count = 0
    for index in numbers.indices where numbers[index] >= 0 {
      self[count] = self[index]
      count += 1
    }
    removeLast(self.count - count)
  }
}
