extension PhysicsWorld {
  /// Adds everything that the next step depends on to a hash.
  public func hash(into hash: inout StateHash) {
    hash.combine(cellCount)
    for cell in 0..<cellCount {
      hash.combine(position[cell])
      hash.combine(velocity[cell])
      hash.combine(force[cell])
      hash.combine(radius[cell])
      hash.combine(mass[cell])
      hash.combine(UInt32(bitPattern: owner[cell]))
      hash.combine(drag[cell])
    }
    hash.combine(linkCount)
    for (number, link) in links.enumerated() {
      link.hash(into: &hash)
      hash.combine(targetLength[number])
      hash.combine(length[number])
    }
    hash.combine(hingeCount)
    for (number, hinge) in hinges.enumerated() {
      hinge.hash(into: &hash)
      hash.combine(targetAngle[number])
      hash.combine(angle[number])
    }
  }
}

extension PhysicsWorld.Link {
  fileprivate func hash(into hash: inout StateHash) {
    hash.combine(a)
    hash.combine(b)
    hash.combine(restLength)
    hash.combine(definition.stiffness)
    hash.combine(definition.dampingRatio)
    hash.combine(definition.dragTangential)
    hash.combine(definition.dragRatio)
    hash.combine(definition.resistsCompression ? 1 : 0)
    hash.combine(definition.tearStrain)
    hash.combine(definition.lengthRate)
    hash.combine(isBroken ? 1 : 0)
  }
}

extension PhysicsWorld.Hinge {
  fileprivate func hash(into hash: inout StateHash) {
    hash.combine(definition.a)
    hash.combine(definition.pivot)
    hash.combine(definition.c)
    hash.combine(definition.restAngle)
    hash.combine(definition.stiffness)
    hash.combine(definition.dampingRatio)
    hash.combine(definition.maximumTorque)
    hash.combine(definition.angleRate)
    hash.combine(isBroken ? 1 : 0)
  }
}
