extension PhysicsWorld {
  /// The kinetic energy, Σ ½ m v², in Double so that small differences are significant.
  public var kineticEnergy: Double {
    var sum = 0.0
    for cell in 0..<cellCount {
      let x = Double(velocity[cell].x)
      let y = Double(velocity[cell].y)
      sum += 0.5 * Double(mass[cell]) * (x * x + y * y)
    }
    return sum
  }

  /// The elastic energy of links and hinges: Σ ½ k C², of the stretch or bend relative to the current length or angle.
  /// It is less for hinges that are bent beyond their largest torque.
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
      let definition = hinge.definition
      let u = position[definition.pivot] - position[definition.a]
      let w = position[definition.c] - position[definition.pivot]
      let bend = Math.wrapped(Math.atan2(u.cross(w), u.dot(w)) - angle[number])
      sum += HingePack.energy(
        bend: HingePack.hold(u.length, w.length) * bend, stiffness: definition.stiffness,
        maximumTorque: definition.maximumTorque)
    }
    return sum
  }
}
