extension PhysicsWorld {
  /// Σ ½ m v², in Double, so that its differences can be compared.
  public var kineticEnergy: Double {
    var sum = 0.0
    for cell in 0..<cellCount {
      let x = Double(velocity[cell].x)
      let y = Double(velocity[cell].y)
      sum += 0.5 * Double(mass[cell]) * (x * x + y * y)
    }
    return sum
  }

  /// What links and hinges hold: Σ ½ k C², of stretch or bend against the length or angle of now,
  /// less for hinges that are bent beyond what their largest torque allows.
  public var elasticEnergy: Double {
    var sum = 0.0
    for (number, link) in links.enumerated() where !link.isBroken {
      let definition = link.definition
      let distance = (position[definition.b] - position[definition.a]).length
      let stretch = Double(distance - length[number])
      if stretch < 0 && !definition.resistsCompression { continue }
      sum += 0.5 * Double(definition.stiffness) * stretch * stretch
    }
    for (number, hinge) in hinges.enumerated() where !hinge.isBroken {
      sum += HingePack.energy(
        bend: Math.wrapped(bend(of: hinge.definition) - angle[number]),
        stiffness: hinge.definition.stiffness, maximumTorque: hinge.definition.maximumTorque)
    }
    return sum
  }

  /// The angle by which the way a → pivot → c now turns, in radians in [-π, π].
  func bend(of hinge: HingeDefinition) -> Float {
    let u = position[hinge.pivot] - position[hinge.a]
    let w = position[hinge.c] - position[hinge.pivot]
    return Math.atan2(u.cross(w), u.dot(w))
  }
}
