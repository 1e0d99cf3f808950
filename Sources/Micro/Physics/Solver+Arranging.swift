extension Solver {
  /// Derives the constraints from the world's definitions. O(cells + links + hinges).
  mutating func arrange(_ world: borrowing PhysicsWorld) {
    let cellCount = world.cellCount
    resize(&cells, to: cellCount, with: PointMass(position: .zero, velocity: .zero))
    resize(&water, to: cellCount, with: Water(xx: 0, xy: 0, yy: 0, flow: .zero, push: .zero))
    resize(&inverseMass, to: cellCount, with: 1)
    for cell in 0..<cellCount { inverseMass[cell] = 1 / world.mass[cell] }
    neighbours.build(cellCount: cellCount, links: world.links)
    arrangeLinks(world.links)
    arrangeHinges(world.hinges)
  }

  private mutating func arrangeLinks(_ definitions: [PhysicsWorld.Link]) {
    links.removeAll(keepingCapacity: true)
    linkNumbers.removeAll(keepingCapacity: true)
    stiffness.removeAll(keepingCapacity: true)
    dragLinks.removeAll(keepingCapacity: true)
    for (number, link) in definitions.enumerated() where !link.isBroken {
      links.append(constraint(link.definition))
      linkNumbers.append(Int32(number))
      stiffness.append(link.definition.stiffness)
      if link.definition.dragTangential > 0 { dragLinks.append(dragLink(link.definition)) }
    }
  }

  private func constraint(_ link: PhysicsWorld.LinkDefinition) -> LinkConstraint {
    let h = PhysicsWorld.substep
    let weightA = inverseMass[link.a]
    let weightB = inverseMass[link.b]
    let weight = weightA + weightB
    // c = 2ζ√(k/(wa + wb)), γd = c/(k h)
    let gamma = 2 * link.dampingRatio / ((link.stiffness * weight).squareRoot() * h)
    let share = 1 / ((1 + gamma) * weight + 1 / (link.stiffness * h * h))
    return LinkConstraint(
      a: Int32(link.a), b: Int32(link.b), length: link.restLength, target: link.restLength,
      reach: link.lengthRate * link.restLength * h, slack: link.resistsCompression ? -.infinity : 0,
      damping: gamma * h, shareA: share * weightA, shareB: share * weightB)
  }

  private func dragLink(_ link: PhysicsWorld.LinkDefinition) -> DragLink {
    let normal = link.dragTangential * link.dragRatio
    return DragLink(
      a: Int32(link.a), b: Int32(link.b), across: normal / 2,
      difference: (normal - link.dragTangential) / 2)
  }

  private mutating func arrangeHinges(_ definitions: [PhysicsWorld.Hinge]) {
    let h = PhysicsWorld.substep
    hinges.removeAll(keepingCapacity: true)
    hingeNumbers.removeAll(keepingCapacity: true)
    for (number, definition) in definitions.enumerated() where !definition.isBroken {
      let hinge = definition.definition
      hingeNumbers.append(Int32(number))
      hinges.append(
        HingeConstraint(
          a: Int32(hinge.a), pivot: Int32(hinge.pivot), c: Int32(hinge.c), angle: hinge.restAngle,
          target: hinge.restAngle, reach: hinge.angleRate * h,
          compliance: 1 / (hinge.stiffness * h * h),
          damping: 2 * hinge.dampingRatio / (hinge.stiffness.squareRoot() * h),
          limit: hinge.maximumTorque * h * h, weightA: inverseMass[hinge.a],
          weightPivot: inverseMass[hinge.pivot], weightC: inverseMass[hinge.c]))
    }
  }
}
