extension PhysicsWorld {
  /// Sets the target length of a muscle's link, which it approaches at the link's rate. O(1).
  public mutating func drive(link: Int, to length: Float) {
    precondition(length > 0, "a link needs length")
    targetLength[link] = length
  }

  /// Sets the target angle of a muscle's hinge in radians, which it approaches at the hinge's rate. O(1).
  public mutating func drive(hinge: Int, to angle: Float) { targetAngle[hinge] = angle }

  /// Adds an external force on a cell for the next step. O(1).
  public mutating func push(cell: Int, by force: Vector) { self.force[cell] += force }
}
