/// The mouth eats what it touches, in a cone of 120° that points outward.
///
/// It swallows motes whole, gnaws at carrion, and bites creatures. A bite takes health at a steady rate, so weak cells
/// die sooner. It swallows the tissue that corresponds to the health, and holds on to its prey meanwhile. A creature
/// that bites a nucleus to death swallows the store too; the rest of the body becomes carrion.
enum Mouth {
  /// The cosine of half of the cone.
  static let cosine: Float = 0.5
  /// The health that a full bite takes per second: a plain cell's in a third of a second.
  static let bite: Float = 30
  /// The force with which it holds its prey, at full strength: enough to drag a body of ten links along at 0.5 lengths
  /// per second.
  static let hold: Float = 20
  /// The power at which it gnaws at carrion with full strength, in watts.
  static let gnawing: Float = 16
  /// The power that it uses to bite with full strength, in watts.
  static let work: Float = 0.2
  /// The part of swallowed energy that reaches the store.
  static let digestion = 0.8
  /// The part of a killed creature's store that is swallowed with its nucleus: all of it.
  static let spoils = 1.0

  /// Returns the strength of its bite, 0 … 1: half strength without a command, shut at −1.
  static func strength(_ command: Float) -> Float { min(max(0.5 + 0.5 * command, 0), 1) }
}

extension World {
  /// Eats from what a mouth touches for the time of a step.
  ///
  /// - Parameter direction: The direction from the mouth to the other cell, a unit vector.
  mutating func eat(mouth: Int, other: Int, direction: Vector) {
    guard faces(mouth, direction, cosine: Mouth.cosine) else { return }
    cells[mouth].senses[0] = 1
    let eater = Int(cells[mouth].creature)
    let strength = Mouth.strength(creatures[eater].commands[.bite])
    guard strength > 0 else { return }
    switch cells[other].matter {
    case .mote:
      swallow(cells[other].energy, from: other, by: eater, .mote)
      vanish(other)
    case .carrion:
      let share = Double(Mouth.gnawing * strength * World.stepDuration)
      swallow(min(share, cells[other].energy), from: other, by: eater, .carrion)
      if cells[other].energy < Carrion.smallest { vanish(other) }
    case .tissue:
      bite(other, with: mouth, by: eater, strength: strength, direction: direction)
    }
  }

  private mutating func bite(
    _ cell: Int, with mouth: Int, by eater: Int, strength: Float, direction: Vector
  ) {
    let victim = Int(cells[cell].creature)
    guard creatures[victim].death == nil, cells[cell].health > 0 else { return }
    ledger.organs += spend(Double(Mouth.work * strength * World.stepDuration), of: eater)
    let health = cells[cell].health
    let softness = settings.rules.biteIsBlunted ? Armour.softness(of: cells[cell].type) : 1
    let depth =
      Mouth.bite * strength * aim(of: eater) * softness * exposure(of: victim, to: direction)
    let taken = loss(of: cell, to: creatures[eater].id, health: depth * World.stepDuration)
    let share = cells[cell].energy * Double(taken / health)
    hold(cell, with: mouth, strength: strength)
    guard taken > 0 else { return }
    wound(cell, by: creatures[eater].id, cause: .bite, health: taken)
    swallow(share, from: cell, by: eater, .prey(creatures[victim].id))
  }

  /// Pulls a mouth and its prey together, each with the same force for a step.
  private mutating func hold(_ cell: Int, with mouth: Int, strength: Float) {
    let apart = physics.position[cell] - physics.position[mouth]
    let force = apart.normalized * (Mouth.hold * strength)
    physics.force[mouth] += force
    physics.force[cell] -= force
  }

  /// Moves energy from a cell into the eater's store.
  private mutating func swallow(_ energy: Double, from cell: Int, by eater: Int, _ food: Food) {
    cells[cell].energy -= energy
    digest(energy, by: eater, food)
  }

  /// Puts swallowed energy into the eater's store, minus the loss by digestion.
  mutating func digest(_ energy: Double, by eater: Int, _ food: Food) {
    let share = Mouth.digestion + taste(of: eater)
    ledger.digestion += energy * (1 - share)
    store(energy * share, in: eater)
    creatures[eater].success.gain += Float(energy)
    switch food {
    case .mote, .carrion: creatures[eater].success.grazed += Float(energy)
    case .prey: creatures[eater].success.hunted += Float(energy)
    }
    events.append(.ate(creatures[eater].id, food, energy: Float(energy)))
  }
}
