extension World {
  /// Lets the creatures whose turn it is age, gain energy, heal and pay their upkeep.
  mutating func metabolise() {
    let time = 2 * World.stepDuration
    forEachCreature { shoal, index in
      if shoal.thinks(index) && shoal.creatures[index].death == nil {
        shoal.metabolise(index, for: time)
      }
    }
    for index in scratch.bills.indices {
      ledger.light += scratch.bills[index].light
      ledger.upkeep += scratch.bills[index].upkeep
      if scratch.bills[index].isStarving { starve(index, for: time) }
      if let attacker = scratch.bills[index].drainedBy { bleed(index, attacker, for: time) }
    }
  }

  /// The health that the nucleus of a starving creature loses per second, which leaves it 40 seconds.
  static let starvation: Float = 0.5

  /// The health that the nucleus of a bleeding creature loses per second, which leaves it ten seconds.
  static let bleeding: Float = 2

  /// Takes health from the nucleus of a bleeding creature.
  private mutating func bleed(_ index: Int, _ attacker: CreatureID, for time: Float) {
    let nucleus = Int(creatures[index].cellOfPart[creatures[index].plan.nucleus])
    wound(nucleus, by: attacker, cause: .bleeding, health: World.bleeding * time)
  }

  private mutating func starve(_ index: Int, for time: Float) {
    let nucleus = Int(creatures[index].cellOfPart[creatures[index].plan.nucleus])
    wound(nucleus, by: nil, cause: .starvation, health: World.starvation * time)
  }
}

/// The losses of which a creature bleeds to death.
public struct MortalLoss: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It had mouths, and lost all of them.
  public static let mouths = MortalLoss(rawValue: 1)
  /// It lost more than half of its cells.
  public static let cells = MortalLoss(rawValue: 2)
}

extension World {
  /// Returns the losses of which a creature bleeds to death; an empty set if it doesn't bleed.
  ///
  /// - Parameter index: An index in `creatures`.
  /// - Complexity: O(cells of the creature) after a loss, otherwise O(1).
  public func mortalLoss(of index: Int) -> MortalLoss { ask { $0.mortalLoss(of: index) } }
}

extension Shoal {
  /// Lets a creature age, gain energy, heal and pay its upkeep for `time` seconds.
  func metabolise(_ index: Int, for time: Float) {
    creatures[index].success.age += time
    creatures[index].success.way += creatures[index].pose.velocity.length * time
    if creatures[index].plan.cellTypes.contains(.photocyte) {
      for cell in creatures[index].cells where cells[cell].type == .photocyte {
        photosynthesise(cell, for: time)
      }
    }
    mend(index, for: time)
    bills[index].upkeep += spend(Double(creatures[index].upkeep * time), of: index)
    bills[index].isStarving = creatures[index].energy <= 0
    bills[index].drainedBy = attackerThatDrains(index)
  }

  /// Returns the attacker of a creature that lost its last mouth, or more than half of its cells. Such a creature can
  /// neither eat nor escape: it is its attacker's, though it swims on for a while. Only a new body saves it.
  private func attackerThatDrains(_ index: Int) -> CreatureID? {
    mortalLoss(of: index).isEmpty ? nil : creatures[index].lastAttacker
  }

  /// Returns the losses of which a creature bleeds to death. Only an attacker's victim does.
  func mortalLoss(of index: Int) -> MortalLoss {
    let (left, all) = (creatures[index].cells.count, creatures[index].plan.cells.count)
    guard settings.rules.bleeds, left < all, creatures[index].lastAttacker != nil else { return [] }
    var loss: MortalLoss = []
    if 2 * left < all { loss.insert(.cells) }
    if creatures[index].plan.cellTypes.contains(.mouth), !has(.mouth, index) {
      loss.insert(.mouths)
    }
    return loss
  }
}
