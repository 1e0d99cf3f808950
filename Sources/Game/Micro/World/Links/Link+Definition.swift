extension BodyPlan {
  /// A link as the physics gets it: the constants of its type's table, and what its type says.
  ///
  /// - Parameter firstCell: The number of the body's first cell in the physics.
  func definition(of link: Link, firstCell: Int) -> PhysicsWorld.LinkDefinition {
    let traits = link.type.traits
    return PhysicsWorld.LinkDefinition(
      a: firstCell + link.a, b: firstCell + link.b, restLength: link.restLength,
      stiffness: traits.stiffness, dampingRatio: traits.dampingRatio,
      dragTangential: traits.dragTangential, dragRatio: traits.dragRatio,
      resistsCompression: traits.resistsCompression, tearStrain: traits.tearStrain)
  }

  /// A hinge as the physics gets it, with the bending constants of its link's type.
  func definition(of hinge: Hinge, firstCell: Int) -> PhysicsWorld.HingeDefinition {
    let traits = links[hinge.link].type.traits
    return PhysicsWorld.HingeDefinition(
      a: firstCell + hinge.a, pivot: firstCell + hinge.pivot, c: firstCell + hinge.c,
      restAngle: hinge.restAngle, stiffness: traits.bendingStiffness,
      maximumTorque: traits.maximumTorque)
  }
}
