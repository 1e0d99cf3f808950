/// Where a creature is, which way it heads and how it moves, taken from all its cells.
public struct Pose: Hashable, Sendable {
  /// The mean of its cells' positions, in cell lengths.
  public var center = Vector.zero
  /// The direction of its x axis, ahead, as a vector of length 1: the turn that fits the rest pose
  /// best to the cells (least squares).
  public var heading = Vector(x: 1, y: 0)
  /// The mean of its cells' velocities, in cell lengths a second.
  public var velocity = Vector.zero
  /// How fast it turns, in radians a second; positive turns from x to y.
  public var spin: Float = 0
  /// The radius of the disc around `center` that holds all its cells, in cell lengths.
  public var radius: Float = 0

  /// The radius of the largest cell.
  static let margin: Float = 0.5
}

extension World {
  /// Fits a pose to the cells that a creature still has.
  ///
  /// - Complexity: O(cells of the creature).
  func pose(of index: Int) -> Pose {
    var pose = Pose()
    let count = Float(creatures[index].cells.count)
    guard count > 0 else { return pose }
    var rest = Vector.zero
    for cell in creatures[index].cells {
      pose.center += physics.position[cell]
      pose.velocity += physics.velocity[cell]
      rest += creatures[index].plan.cells[Int(cells[cell].part)].position
    }
    pose.center *= 1 / count
    pose.velocity *= 1 / count
    rest *= 1 / count
    var along: Float = 0
    var across: Float = 0
    var angularMomentum: Float = 0
    var inertia: Float = 0
    var farthest: Float = 0
    for cell in creatures[index].cells {
      let arm = physics.position[cell] - pose.center
      let restArm = creatures[index].plan.cells[Int(cells[cell].part)].position - rest
      along += restArm.dot(arm)
      across += restArm.cross(arm)
      angularMomentum += arm.cross(physics.velocity[cell] - pose.velocity)
      inertia += arm.lengthSquared
      farthest = max(farthest, arm.lengthSquared)
    }
    let heading = Vector(x: along, y: across).normalized
    pose.heading = heading == .zero ? creatures[index].pose.heading : heading
    pose.spin = inertia > 0 ? angularMomentum / inertia : 0
    pose.radius = farthest.squareRoot() + Pose.margin
    return pose
  }
}
