extension Solver {
  /// Derives the constraints from the world's definitions. O(cells + links + hinges).
  mutating func arrange(_ world: borrowing PhysicsWorld) {
    let count = world.cellCount
    cells.removeAll(keepingCapacity: true)
    for cell in 0..<count {
      cells.append(
        PointMass(
          position: world.position[cell], velocity: world.velocity[cell], mass: world.mass[cell]))
    }
    for still in 0..<3 {
      cells.append(PointMass(position: Vector(x: Float(still), y: 0), velocity: .zero, mass: 1))
    }
    resize(&flow, to: count, with: .zero)
    neighbours.build(cellCount: count, links: world.links)
    arrangeBlocks(world)
    arrangeLists(world)
    pairs.isStale = true
  }

  /// Lays out links, hinges and drag, block by block.
  private mutating func arrangeBlocks(_ world: borrowing PhysicsWorld) {
    partition.fill(world)
    blocks.removeAll(keepingCapacity: true)
    packs.removeAll(keepingCapacity: true)
    linkNumbers.removeAll(keepingCapacity: true)
    stiffness.removeAll(keepingCapacity: true)
    linkRates.removeAll(keepingCapacity: true)
    dragLinks.removeAll(keepingCapacity: true)
    hingePacks.removeAll(keepingCapacity: true)
    hingeNumbers.removeAll(keepingCapacity: true)
    hingeRates.removeAll(keepingCapacity: true)
    for part in 0..<partition.count {
      let firsts = (dragLinks.count, packs.count, hingePacks.count)
      arrangeLinks(partition.links[part], world)
      arrangeHinges(partition.hinges[part], world)
      blocks.append(
        Block(
          cells: partition.cells[part]..<partition.cells[part + 1],
          dragLinks: firsts.0..<dragLinks.count, packs: firsts.1..<packs.count,
          hingePacks: firsts.2..<hingePacks.count))
    }
    let most = blocks.reduce(0) { Swift.max($0, $1.cells.count) }
    resize(&gathered, to: most, with: Tensor(xx: 0, xy: 0, yy: 0))
  }

  private mutating func arrangeLinks(
    _ numbers: ArraySlice<Int32>, _ world: borrowing PhysicsWorld
  ) {
    let links = world.links
    schedule.fill(numbers, cellCount: world.cellCount) { number in
      (links[number].a, links[number].b, links[number].b)
    }
    for level in 0..<schedule.levelCount { packLinks(schedule.range(ofLevel: level), world) }
    for number in numbers {
      let link = links[Int(number)].definition
      if link.dragTangential > 0 { dragLinks.append(DragLink(link)) }
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
          linkRates.append(0)
        }
      }
      let number = schedule.sorted[index]
      let link = world.links[Int(number)].definition
      packs[packs.count - 1].put(
        link, at: place, length: world.length[Int(number)], mass: world.mass)
      linkNumbers[linkNumbers.count - 4 + place] = number
      stiffness[stiffness.count - 4 + place] = link.stiffness
      linkRates[linkRates.count - 4 + place] =
        link.lengthRate * link.restLength * PhysicsWorld.substep
    }
  }

  private mutating func arrangeHinges(
    _ numbers: ArraySlice<Int32>, _ world: borrowing PhysicsWorld
  ) {
    let hinges = world.hinges
    schedule.fill(numbers, cellCount: world.cellCount) { number in
      let hinge = hinges[number].definition
      return (hinge.a, hinge.pivot, hinge.c)
    }
    for level in 0..<schedule.levelCount { packHinges(schedule.range(ofLevel: level), world) }
  }

  /// Packs a range of the sorted hinges.
  private mutating func packHinges(_ range: Range<Int>, _ world: borrowing PhysicsWorld) {
    for index in range {
      let place = (index - range.lowerBound) % 4
      if place == 0 {
        hingePacks.append(HingePack(still: Int32(world.cellCount)))
        for _ in 0..<4 {
          hingeNumbers.append(-1)
          hingeRates.append(0)
        }
      }
      let number = schedule.sorted[index]
      let hinge = world.hinges[Int(number)].definition
      hingePacks[hingePacks.count - 1].put(
        hinge, at: place, angle: world.angle[Int(number)], mass: world.mass)
      hingeNumbers[hingeNumbers.count - 4 + place] = number
      hingeRates[hingeRates.count - 4 + place] = hinge.angleRate * PhysicsWorld.substep
    }
  }

  private mutating func arrangeLists(_ world: borrowing PhysicsWorld) {
    tearable.removeAll(keepingCapacity: true)
    for (number, link) in world.links.enumerated() where !link.isBroken {
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
