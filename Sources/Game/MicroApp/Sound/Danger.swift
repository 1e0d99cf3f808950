import Micro

/// How near what can kill is: what the bed of water follows.
@available(iOS 16, *)
struct Danger: Hashable, Sendable {
  /// 0 calm, 1 as near as can be. Follows what is so within a second.
  private(set) var tension: Float = 0
  private var goal: Float = 0
  /// Until it is looked again, in seconds.
  private var rest = 0.0

  /// Between two looks, in seconds.
  private static let interval = 0.2
  /// From here on water begins to tighten: the distance between two bodies, in cell lengths. About where a phone
  /// held upright begins to show it: with more there was no calm water in a full dish.
  static let reach: Float = 8
  /// The time in which two thirds of the way are made, in seconds: danger is heard sooner than safety.
  private static let (rising, falling) = (0.35, 1.4)

  /// Takes a frame in.
  ///
  /// - Parameters:
  ///   - own: The creature that is in danger; `nil` for none, which is calm.
  ///   - elapsed: Since the last frame, in seconds.
  /// - Complexity: O(creatures), five times a second.
  mutating func observe(_ world: World, own: CreatureID?, elapsed: Double) {
    rest -= elapsed
    if rest <= 0 {
      rest = Self.interval
      goal = own.flatMap { world.index(of: $0) }.map { Self.nearness(in: world, to: $0) } ?? 0
    }
    let time = goal > tension ? Self.rising : Self.falling
    tension += (goal - tension) * Float(min(max(elapsed, 0) / time, 1))
  }

  /// 1 where something dangerous touches a creature, 0 where all of it is out of reach.
  static func nearness(in world: World, to own: Int) -> Float {
    let pose = world.creatures[own].pose
    var nearness: Float = 0
    for index in world.creatures.indices where index != own {
      let other = world.creatures[index].pose
      let gap = (other.center - pose.center).length - pose.radius - other.radius
      guard gap < reach * (1 - nearness) else { continue }
      guard world.standing(of: index, to: own) == .dangerous else { continue }
      nearness = min(1 - max(gap, 0) / reach, 1)
    }
    return nearness
  }
}
