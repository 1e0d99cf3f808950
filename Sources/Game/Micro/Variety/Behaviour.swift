/// A creature's way of life, in five numbers. None of them measures success, so two creatures with different ways of
/// life differ even if both are successful.
///
///     let behaviour = Behaviour(of: creature, in: arena.world)
///     behaviour.niche  // 0 ..< Behaviour.nicheCount
///
/// Source of the idea: Mouret and Clune, "Illuminating search spaces by mapping elites" (2015). The numbers are means
/// over the creature's life, except for its current place.
public struct Behaviour: Hashable, Sendable {
  /// The speed, in cell lengths per second along its path.
  public var speed: Float
  /// The part of its gain that came from other creatures, 0 … 1; 0 if it gained nothing.
  public var hunting: Float
  /// The number of spikes, toxin glands and electrocytes that it was born with.
  public var weapons: Float
  /// The number of cells that it was born with.
  public var size: Float
  /// Its distance from the middle, as a part of the dish's radius.
  public var place: Float

  /// Creates a behaviour from its numbers.
  public init(speed: Float, hunting: Float, weapons: Float, size: Float, place: Float) {
    self.speed = speed
    self.hunting = hunting
    self.weapons = weapons
    self.size = size
    self.place = place
  }

  /// Describes a creature.
  ///
  /// - Complexity: O(cells of its body).
  public init(of creature: Creature, in world: World) {
    let success = creature.success
    let food = success.hunted + success.grazed
    self.init(
      speed: success.age > 0 ? success.way / success.age : 0,
      hunting: food > 0 ? success.hunted / food : 0,
      weapons: Float(creature.plan.cells.count { $0.type.isWeapon }),
      size: Float(creature.plan.cells.count),
      place: creature.pose.center.length / max(world.environment.radius, 1))
  }

  /// A value along an axis.
  public subscript(axis: Axis) -> Float {
    switch axis {
    case .speed: speed
    case .hunting: hunting
    case .weapons: weapons
    case .size: size
    case .place: place
    }
  }
}

extension CellType {
  /// Whether it hurts others without eating from them.
  public var isWeapon: Bool {
    switch self {
    case .spike, .toxinGland, .electrocyte: true
    case .nucleus, .body, .mouth, .eye, .nose, .touch, .flagellum, .armour, .storage, .photocyte,
      .jet, .adhesive, .pacemaker:
      false
    }
  }
}
