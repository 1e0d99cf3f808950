/// A creature's position, heading and motion, computed from all its cells.
public struct Pose: Hashable, Sendable {
  /// The centre of mass of its cells, in cell lengths.
  public var center = Vector.zero
  /// The direction of its x axis, ahead, as a unit vector: the rotation of the rest pose that fits the cells best
  /// (least squares).
  public var heading = Vector(x: 1, y: 0)
  /// The velocity of its centre of mass, in cell lengths per second.
  public var velocity = Vector.zero
  /// The angular velocity, in radians per second; positive turns from x to y.
  public var spin: Float = 0
  /// The radius of the disc around `center` that contains all its cells, in cell lengths.
  public var radius: Float = 0

  /// The radius of the largest cell.
  static let margin: Float = 0.5
}

extension World {
  /// Fits a pose to a creature's remaining cells.
  ///
  /// - Complexity: O(cells of the creature).
  func pose(of index: Int) -> Pose { ask { $0.pose(of: index) } }
}

extension Shoal {
  /// Fits a pose to a creature's remaining cells.
  ///
  /// - Complexity: O(cells of the creature).
  func pose(of index: Int) -> Pose {
    var pose = Pose()
    guard !creatures[index].cells.isEmpty else { return pose }
    var mass: Float = 0
    var rest = Vector.zero
    for cell in creatures[index].cells {
      let weight = physics.mass[cell]
      mass += weight
      pose.center += physics.position[cell] * weight
      pose.velocity += physics.velocity[cell] * weight
      rest += restPosition(of: cell, index) * weight
    }
    pose.center *= 1 / mass
    pose.velocity *= 1 / mass
    rest *= 1 / mass
    var along: Float = 0
    var across: Float = 0
    var angularMomentum: Float = 0
    var inertia: Float = 0
    var farthest: Float = 0
    for cell in creatures[index].cells {
      let weight = physics.mass[cell]
      let arm = physics.position[cell] - pose.center
      let restArm = restPosition(of: cell, index) - rest
      along += restArm.dot(arm) * weight
      across += restArm.cross(arm) * weight
      angularMomentum += arm.cross(physics.velocity[cell] - pose.velocity) * weight
      inertia += arm.lengthSquared * weight
      farthest = max(farthest, arm.lengthSquared)
    }
    let heading = Vector(x: along, y: across).normalized
    pose.heading = heading == .zero ? creatures[index].pose.heading : heading
    pose.spin = inertia > 0 ? angularMomentum / inertia : 0
    pose.radius = farthest.squareRoot() + Pose.margin
    return pose
  }

  private func restPosition(of cell: Int, _ creature: Int) -> Vector {
    creatures[creature].plan.cells[Int(cells[cell].part)].position
  }
}
