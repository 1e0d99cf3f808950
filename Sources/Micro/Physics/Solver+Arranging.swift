extension Solver {
  /// Links are packed in blocks of so many, so that a sweep stays in the cache.
  private static let block = 1024

  /// Derives the constraints from the world's definitions. O(cells + links + hinges).
  mutating func arrange(_ world: borrowing PhysicsWorld) {
    let count = world.cellCount
    cells.removeAll(keepingCapacity: true)
    for cell in 0..<count { cells.append(PointMass(position: .zero, mass: world.mass[cell])) }
    cells.append(PointMass(position: .zero, mass: 1))
    cells.append(PointMass(position: Vector(x: 1, y: 0), mass: 1))
    let still = Water(drag: Tensor(xx: 0, xy: 0, yy: 0), flow: .zero, push: .zero)
    resize(&water, to: count, with: still)
    neighbours.build(cellCount: count, links: world.links)
    arrangeLinks(world)
    arrangeHinges(world)
  }

  private mutating func arrangeLinks(_ world: borrowing PhysicsWorld) {
    packs.removeAll(keepingCapacity: true)
    linkNumbers.removeAll(keepingCapacity: true)
    stiffness.removeAll(keepingCapacity: true)
    dragLinks.removeAll(keepingCapacity: true)
    tearable.removeAll(keepingCapacity: true)
    var schedule = LinkSchedule(cellCount: world.cellCount)
    var first = 0
    while first < world.linkCount {
      let end = Swift.min(first + Self.block, world.linkCount)
      schedule.fill(world.links, first..<end)
      for level in 0..<schedule.levelCount { pack(schedule.links(of: level), world) }
      first = end
    }
    for (number, link) in world.links.enumerated() where !link.isBroken {
      if link.definition.dragTangential > 0 { dragLinks.append(dragLink(link.definition)) }
      if link.definition.tearStrain < .infinity { tearable.append(Int32(number)) }
    }
  }

  private mutating func pack(_ numbers: ArraySlice<Int32>, _ world: borrowing PhysicsWorld) {
    let still = Int32(world.cellCount)
    for (index, number) in numbers.enumerated() {
      let place = index % 4
      if place == 0 {
        packs.append(LinkPack(still: still, still + 1))
        for _ in 0..<4 {
          linkNumbers.append(-1)
          stiffness.append(0)
        }
      }
      let link = world.links[Int(number)].definition
      packs[packs.count - 1].put(link, at: place, mass: world.mass)
      linkNumbers[linkNumbers.count - 4 + place] = number
      stiffness[stiffness.count - 4 + place] = link.stiffness
    }
  }

  private func dragLink(_ link: PhysicsWorld.LinkDefinition) -> DragLink {
    let normal = link.dragTangential * link.dragRatio
    return DragLink(
      a: Int32(link.a), b: Int32(link.b), across: normal / 2,
      difference: (normal - link.dragTangential) / 2)
  }

  private mutating func arrangeHinges(_ world: borrowing PhysicsWorld) {
    let h = PhysicsWorld.substep
    hinges.removeAll(keepingCapacity: true)
    hingeNumbers.removeAll(keepingCapacity: true)
    for (number, entry) in world.hinges.enumerated() where !entry.isBroken {
      let hinge = entry.definition
      // What it turns, with straight arms of length 1, where the pivot moves against both ends.
      let inertia =
        1 / (1 / world.mass[hinge.a] + 4 / world.mass[hinge.pivot] + 1 / world.mass[hinge.c])
      hingeNumbers.append(Int32(number))
      hinges.append(
        HingeConstraint(
          a: Int32(hinge.a), pivot: Int32(hinge.pivot), c: Int32(hinge.c), angle: hinge.restAngle,
          change: 0, compliance: 1 / (hinge.stiffness * h * h),
          damping: 2 * hinge.dampingRatio * (inertia / hinge.stiffness).squareRoot() / h,
          limit: hinge.maximumTorque * h * h))
    }
  }
}
