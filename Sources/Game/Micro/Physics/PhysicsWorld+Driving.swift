extension PhysicsWorld {
  /// Lets a muscle move its link to a length, as fast as the link's rate allows. O(1).
  public mutating func drive(link: Int, to length: Float) {
    precondition(length > 0, "a link needs length")
    targetLength[link] = length
  }

  /// Lets a muscle turn its hinge to an angle in radians, as fast as the hinge's rate allows. O(1).
  public mutating func drive(hinge: Int, to angle: Float) { targetAngle[hinge] = angle }

  /// Adds a force from outside on a cell for the next step. O(1).
  public mutating func push(cell: Int, by force: Vector) { self.force[cell] += force }
}
