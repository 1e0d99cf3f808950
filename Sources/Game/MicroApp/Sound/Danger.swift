import Micro

/// The nearness of danger, which the bed of water follows.
@available(iOS 16, *)
struct Danger: Hashable, Sendable {
  /// 0 calm, 1 as near as possible. It follows changes within a second.
  private(set) var tension: Float = 0
  private var goal: Float = 0
  /// The time until the next look, in seconds.
  private var rest = 0.0

  /// The time between two looks, in seconds.
  private static let interval = 0.2
  /// The distance between two bodies at which water begins to grow tense, in cell lengths. It is about the range that a
  /// phone in portrait shows: with a larger one there was no calm water in a full dish.
  static let reach: Float = 8
  /// The time for two thirds of a change, in seconds: danger is heard sooner than safety.
  private static let (rising, falling) = (0.35, 1.4)

  /// Processes a frame.
  ///
  /// - Parameters:
  ///   - own: The creature in danger; `nil` for none, which is calm.
  ///   - elapsed: The time since the last frame, in seconds.
  /// - Complexity: O(creatures), five times per second.
  mutating func observe(_ world: World, own: CreatureID?, elapsed: Double) {
    rest -= elapsed
    if rest <= 0 {
      rest = Self.interval
      goal = own.flatMap { world.index(of: $0) }.map { Self.nearness(in: world, to: $0) } ?? 0
    }
    let time = goal > tension ? Self.rising : Self.falling
    tension += (goal - tension) * Float(min(max(elapsed, 0) / time, 1))
  }

  /// Returns 1 if something dangerous touches a creature, and 0 if all danger is out of reach.
  static func nearness(in world: World, to own: Int) -> Float {
    let pose = world.creatures[own].pose
    var nearness: Float = 0
    for index in world.creatures.indices where index != own {
      let other = world.creatures[index].pose
      let gap = (other.center - pose.center).length - pose.radius - other.radius
      guard gap < reach * (1 - nearness) else { continue }
      guard world.standing(of: index, to: own) == .deadly else { continue }
      nearness = min(1 - max(gap, 0) / reach, 1)
    }
    return nearness
  }
}
