import Micro

/// The danger of the player's creature, which the music follows.
@available(iOS 16, *)
struct Danger: Hashable, Sendable {
  /// A level from calm water to a chase.
  struct Level: Hashable, Sendable {
    /// The nearness of creatures that can wound: 0 for none within reach, 1 for a deadly one that touches.
    var tension: Float = 0
    /// 1 while the creature is hunted, wounded or about to die, and 0 otherwise. A hunt is also tense.
    var hunt: Float = 0

    /// Returns whether another level differs by less than a step.
    func isNear(_ other: Level, within step: Float) -> Bool {
      abs(tension - other.tension) < step && abs(hunt - other.hunt) < step
    }
  }

  /// The current level. It follows changes within a second or two.
  private(set) var level = Level()
  private var goal = Level()
  private var stalkers = Stalkers()
  /// The remaining time in which the last wound counts, in seconds.
  private var wound = 0.0
  /// The time until the next look, in seconds.
  private var rest = 0.0

  /// The time between two looks, in seconds.
  private static let interval = 0.2
  /// The distance between two bodies at which water begins to grow tense, in cell lengths. It is about the range that a
  /// phone in portrait shows: with a larger one there was no calm water in a full dish.
  static let reach: Float = 8
  /// The tension by a creature that can wound but be beaten, relative to a deadly one.
  static let contested: Float = 0.7
  /// The time for which a wound counts, in seconds.
  static let healing = 3.0
  /// The time for two thirds of a change, in seconds: danger is heard sooner than safety.
  private static let (rising, falling) = (0.35, 1.4)

  /// Processes a frame.
  ///
  /// - Parameters:
  ///   - own: The creature in danger; `nil` for none, which is calm.
  ///   - events: The events of the frame.
  ///   - elapsed: The time since the last frame, in seconds.
  /// - Complexity: O(creatures), five times per second.
  mutating func observe(
    _ world: World, own: CreatureID?, events: [World.Event], elapsed: Double
  ) {
    let index = own.flatMap { world.index(of: $0) }
    stalkers.observe(world, own: index, elapsed: elapsed)
    wound = events.contains { $0.isWound(of: own) } ? Self.healing : max(wound - elapsed, 0)
    rest -= elapsed
    if rest <= 0 {
      rest = Self.interval
      goal = index.map { level(of: $0, in: world) } ?? Level()
    }
    follow(\.tension, elapsed)
    follow(\.hunt, elapsed)
  }

  private func level(of own: Int, in world: World) -> Level {
    let isHunted = !stalkers.ids.isEmpty || wound > 0 || world.isNearDeath(own)
    let nearness = Self.nearness(in: world, to: own)
    return Level(tension: isHunted ? 1 : nearness, hunt: isHunted ? 1 : 0)
  }

  private mutating func follow(_ path: WritableKeyPath<Level, Float>, _ elapsed: Double) {
    let way = goal[keyPath: path] - level[keyPath: path]
    let time = way > 0 ? Self.rising : Self.falling
    level[keyPath: path] += way * Float(min(max(elapsed, 0) / time, 1))
  }

  /// Returns 1 if a deadly creature touches a creature, less for a contested one, and 0 if all danger is out of reach.
  static func nearness(in world: World, to own: Int) -> Float {
    let pose = world.creatures[own].pose
    var nearness: Float = 0
    for index in world.creatures.indices where index != own {
      let other = world.creatures[index].pose
      let gap = (other.center - pose.center).length - pose.radius - other.radius
      guard gap < reach * (1 - nearness) else { continue }
      let weight = weight(of: world.standing(of: index, to: own))
      nearness = max(nearness, weight * min(1 - max(gap, 0) / reach, 1))
    }
    return nearness
  }

  /// Returns the part of the tension that a creature with a mark causes.
  private static func weight(of standing: World.Standing) -> Float {
    switch standing {
    case .prey: 0
    case .contested: contested
    case .deadly: 1
    }
  }
}

@available(iOS 16, *)
extension World.Event {
  /// Whether another creature has wounded a creature.
  fileprivate func isWound(of id: CreatureID?) -> Bool {
    guard case .wounded(let creature, cell: _, by: .some, cause: _, health: _) = self else {
      return false
    }
    return creature == id
  }
}
