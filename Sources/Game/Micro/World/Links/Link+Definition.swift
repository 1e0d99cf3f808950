extension BodyPlan {
  /// Returns the link's definition for the physics, from the traits of its type.
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

  /// Returns the hinge's definition for the physics, with the bending traits of its link's type.
  func definition(of hinge: Hinge, firstCell: Int) -> PhysicsWorld.HingeDefinition {
    let traits = links[hinge.link].type.traits
    return PhysicsWorld.HingeDefinition(
      a: firstCell + hinge.a, pivot: firstCell + hinge.pivot, c: firstCell + hinge.c,
      restAngle: hinge.restAngle, stiffness: traits.bendingStiffness,
      maximumTorque: traits.maximumTorque)
  }
}
