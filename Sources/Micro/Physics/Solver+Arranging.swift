extension Solver {
  /// Constraints are packed in blocks of so many, so that a sweep stays in the cache.
  private static let block = 1024

  /// Derives the constraints from the world's definitions. O(cells + links + hinges).
  mutating func arrange(_ world: borrowing PhysicsWorld) {
    let count = world.cellCount
    cells.removeAll(keepingCapacity: true)
    for cell in 0..<count { cells.append(PointMass(position: .zero, mass: world.mass[cell])) }
    for still in 0..<3 {
      cells.append(PointMass(position: Vector(x: Float(still), y: 0), mass: 1))
    }
    let still = Water(drag: Tensor(xx: 0, xy: 0, yy: 0), flow: .zero, push: .zero)
    resize(&water, to: count, with: still)
    neighbours.build(cellCount: count, links: world.links)
    arrangeLinks(world)
    arrangeHinges(world)
    arrangeLists(world)
    pairs.isStale = true
  }

  private mutating func arrangeLinks(_ world: borrowing PhysicsWorld) {
    packs.removeAll(keepingCapacity: true)
    linkNumbers.removeAll(keepingCapacity: true)
    stiffness.removeAll(keepingCapacity: true)
    let links = world.links
    var first = 0
    while first < links.count {
      let range = first..<Swift.min(first + Self.block, links.count)
      schedule.fill(range, cellCount: world.cellCount) { number in
        links[number].isBroken ? nil : (links[number].a, links[number].b, links[number].b)
      }
      for level in 0..<schedule.levelCount { packLinks(schedule.range(ofLevel: level), world) }
      first = range.upperBound
    }
  }

  /// Packs a range of the sorted links.
  private mutating func packLinks(_ range: Range<Int>, _ world: borrowing PhysicsWorld) {
    for index in range {
      let place = (index - range.lowerBound) % 4
      if place == 0 {
        packs.append(LinkPack(still: Int32(world.cellCount)))
        for _ in 0..<4 {
          linkNumbers.append(-1)
          stiffness.append(0)
        }
      }
      let number = schedule.sorted[index]
      let link = world.links[Int(number)].definition
      packs[packs.count - 1].put(link, at: place, mass: world.mass)
      linkNumbers[linkNumbers.count - 4 + place] = number
      stiffness[stiffness.count - 4 + place] = link.stiffness
    }
  }

  private mutating func arrangeHinges(_ world: borrowing PhysicsWorld) {
    hingePacks.removeAll(keepingCapacity: true)
    hingeNumbers.removeAll(keepingCapacity: true)
    let hinges = world.hinges
    var first = 0
    while first < hinges.count {
      let range = first..<Swift.min(first + Self.block, hinges.count)
      schedule.fill(range, cellCount: world.cellCount) { number in
        let hinge = hinges[number].definition
        return hinges[number].isBroken ? nil : (hinge.a, hinge.pivot, hinge.c)
      }
      for level in 0..<schedule.levelCount { packHinges(schedule.range(ofLevel: level), world) }
      first = range.upperBound
    }
  }

  /// Packs a range of the sorted hinges.
  private mutating func packHinges(_ range: Range<Int>, _ world: borrowing PhysicsWorld) {
    for index in range {
      let place = (index - range.lowerBound) % 4
      if place == 0 {
        hingePacks.append(HingePack(still: Int32(world.cellCount)))
        for _ in 0..<4 { hingeNumbers.append(-1) }
      }
      let number = schedule.sorted[index]
      hingePacks[hingePacks.count - 1].put(
        world.hinges[Int(number)].definition, at: place, mass: world.mass)
      hingeNumbers[hingeNumbers.count - 4 + place] = number
    }
  }

  private mutating func arrangeLists(_ world: borrowing PhysicsWorld) {
    dragLinks.removeAll(keepingCapacity: true)
    tearable.removeAll(keepingCapacity: true)
    for (number, link) in world.links.enumerated() where !link.isBroken {
      if link.definition.dragTangential > 0 { dragLinks.append(DragLink(link.definition)) }
      if link.definition.tearStrain < .infinity { tearable.append(Int32(number)) }
    }
  }
}

extension Solver.DragLink {
  fileprivate init(_ link: PhysicsWorld.LinkDefinition) {
    let normal = link.dragTangential * link.dragRatio
    self.init(
      a: Int32(link.a), b: Int32(link.b), across: normal / 2,
      difference: (normal - link.dragTangential) / 2)
  }
}
