extension Solver {
  /// The number of immovable cells of each block: two cache lines.
  static let stillPerBlock = 4

  /// Returns the number of the first immovable cell of a block. It precedes the world's cells, so it is negative.
  static func firstStill(ofBlock block: Int) -> Int32 { Int32(-stillPerBlock * (block + 1)) }

  /// Derives the constraints from the world's definitions. O(cells + links + hinges).
  mutating func arrange(_ world: borrowing PhysicsWorld) {
    known = Counts()
    partition.fill(world, after: known)
    blocks.removeAll(keepingCapacity: true)
    packs.removeAll(keepingCapacity: true)
    linkNumbers.removeAll(keepingCapacity: true)
    stiffness.removeAll(keepingCapacity: true)
    linkRates.removeAll(keepingCapacity: true)
    dragLinks.removeAll(keepingCapacity: true)
    hingePacks.removeAll(keepingCapacity: true)
    hingeNumbers.removeAll(keepingCapacity: true)
    hingeRates.removeAll(keepingCapacity: true)
    tearable.removeAll(keepingCapacity: true)
    linkPlaces.removeAll(keepingCapacity: true)
    dragPlaces.removeAll(keepingCapacity: true)
    hingePlaces.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    stillCount = Self.stillPerBlock * (partition.count + Self.spareBlocks)
    for still in 0..<stillCount {
      cells.append(
        PointMass(
          position: Vector(x: Float(still % Self.stillPerBlock), y: 0), velocity: .zero, mass: 1))
    }
    take(world)
    neighbours.build(cellCount: world.cellCount, links: world.links)
    pairs.isStale = true
  }

  /// The number of possible additions before everything is laid out again.
  private static let spareBlocks = 256

  /// Lays out the additions as blocks of their own.
  ///
  /// - Returns: False, with nothing done, if the additions are connected to older elements or there are too many.
  mutating func append(_ world: borrowing PhysicsWorld) -> Bool {
    let first = known
    guard first.cells > 0, world.cellCount - first.cells <= max(first.cells / 8, 64) else {
      return false
    }
    for number in first.links..<world.linkCount where !world.links[number].isBroken {
      let link = world.links[number]
      guard min(link.a, link.b) >= first.cells else { return false }
    }
    for number in first.hinges..<world.hingeCount where !world.hinges[number].isBroken {
      let hinge = world.hinges[number].definition
      guard min(hinge.a, hinge.pivot, hinge.c) >= first.cells else { return false }
    }
    partition.fill(world, after: first)
    guard Self.stillPerBlock * (blocks.count + partition.count) <= stillCount else { return false }
    take(world)
    neighbours.append(cellCount: world.cellCount, links: world.links[first.links...])
    return true
  }

  /// Lays out the partition after the existing blocks.
  private mutating func take(_ world: borrowing PhysicsWorld) {
    let count = world.cellCount
    for cell in known.cells..<count {
      cells.append(
        PointMass(
          position: world.position[cell], velocity: world.velocity[cell], mass: world.mass[cell]))
    }
    resize(&flow, to: count, with: .zero)
    resize(&gathered, to: count, with: Tensor(xx: 0, xy: 0, yy: 0))
    resize(&rim, to: count, with: RimCell(cell: 0, limit: 0))
    resize(&linkPlaces, to: world.linkCount, with: -1)
    resize(&dragPlaces, to: world.linkCount, with: -1)
    resize(&hingePlaces, to: world.hingeCount, with: -1)
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
    resize(&findings, to: blocks.count, with: Finding())
    for number in known.links..<world.linkCount {
      let link = world.links[number]
      if !link.isBroken && link.definition.tearStrain < .infinity { tearable.append(Int32(number)) }
    }
    known = Counts(cells: count, links: world.linkCount, hinges: world.hingeCount)
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
      if link.dragTangential > 0 {
        dragPlaces[Int(number)] = Int32(dragLinks.count)
        dragLinks.append(DragLink(link))
      }
    }
  }

  /// Packs a range of the sorted links.
  private mutating func packLinks(_ range: Range<Int>, _ world: borrowing PhysicsWorld) {
    for index in range {
      let place = (index - range.lowerBound) % 4
      if place == 0 {
        packs.append(LinkPack(still: Self.firstStill(ofBlock: blocks.count)))
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
      linkPlaces[Int(number)] = Int32(linkNumbers.count - 4 + place)
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
        hingePacks.append(HingePack(still: Self.firstStill(ofBlock: blocks.count)))
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
      hingePlaces[Int(number)] = Int32(hingeNumbers.count - 4 + place)
      hingeRates[hingeRates.count - 4 + place] = hinge.angleRate * PhysicsWorld.substep
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
