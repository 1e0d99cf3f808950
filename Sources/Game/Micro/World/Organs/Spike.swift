/// The spike wounds what it hits: the faster the hit, the deeper the wound. At rest it does nothing.
enum Spike {
  /// The cosine of half of the cone in which it hits, 120° wide.
  static let cosine: Float = 0.5
  /// The closing speed below which it only pushes, in cell lengths a second.
  static let slowest: Float = 0.5
  /// The health taken for each cell length per second beyond that: a swimmer of speed 2 takes 9, nearly a plain cell's.
  static let depth: Float = 6
  /// The time before it can stab again, in seconds, so that one hit counts once.
  static let pause: Float = 0.3

  /// Returns the health that a hit takes.
  static func wound(closingSpeed: Float, on type: CellType) -> Float {
    max(closingSpeed - slowest * Armour.bluntness(of: type), 0) * depth
  }
}

extension World {
  /// Stabs what a spike touches.
  ///
  /// - Parameters:
  ///   - direction: The direction from the spike to the other cell, a unit vector.
  ///   - closingSpeed: The speed at which they approached each other, in cell lengths per second.
  mutating func stab(spike: Int, other: Int, direction: Vector, closingSpeed: Float) {
    guard cells[other].isTissue, cells[spike].recharge <= 0,
      faces(spike, direction, cosine: Spike.cosine)
    else { return }
    let depth =
      Spike.wound(closingSpeed: closingSpeed, on: cells[other].type)
      * aim(of: Int(cells[spike].creature))
      * exposure(of: Int(cells[other].creature), to: direction)
    guard depth > 0 else { return }
    cells[spike].recharge = Spike.pause
    let attacker = creatures[Int(cells[spike].creature)].id
    wound(other, by: attacker, cause: .spike, health: depth)
  }
}
