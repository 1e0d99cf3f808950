extension World {
  /// Takes health from a cell of a creature.
  ///
  /// The blood spreads in the water, the victim's success falls by the tissue value of the health, and the attacker is
  /// remembered as the killer in case it was the last.
  mutating func wound(
    _ cell: Int, by attacker: CreatureID?, cause: CauseOfDeath, health amount: Float
  ) {
    let victim = Int(cells[cell].creature)
    let traits = cells[cell].type.traits
    let lost = loss(of: cell, to: attacker, health: amount)
    guard lost > 0, creatures[victim].death == nil else { return }
    if attacker != nil, cells[cell].type == .nucleus { creatures[victim].vulnerability -= lost }
    let before = cells[cell].health
    cells[cell].health -= lost
    tearFins(at: cell, healthBefore: before)
    creatures[victim].success.gain -= lost * traits.tissue / traits.health
    if let attacker { creatures[victim].lastAttacker = attacker }
    bloodScent.release(lost * Nose.bloodPerHealth, at: physics.position[cell])
    events.append(
      .wounded(
        creatures[victim].id, cell: gene(of: cell), by: attacker, cause: cause, health: lost))
    guard cells[cell].health <= 0 else { return }
    creatures[victim].isDamaged = true
    if cells[cell].type == .nucleus { creatures[victim].death = cause }
  }

  /// Returns the health that a wound takes from a cell: no more than it has, and from the nucleus of a player's creature
  /// no more than `WorldSettings.playerLoss` allows. Hunger has no such limit.
  func loss(of cell: Int, to attacker: CreatureID?, health amount: Float) -> Float {
    let lost = min(amount, cells[cell].health)
    let victim = Int(cells[cell].creature)
    guard attacker != nil, cells[cell].type == .nucleus, creatures[victim].control.isPlayer else {
      return lost
    }
    return max(min(lost, creatures[victim].vulnerability), 0)
  }

  /// The time for which a rested nucleus withstands nothing, in seconds: a stab takes effect at once.
  static let openness: Float = 0.5

  /// Returns the factor of a wound's depth by the side from which the attacker comes: 1 head-on, 1.5 from the side and
  /// 2 from behind, by f + (b − f)(1 + c)/2. c is the cosine of the angle between the victim's heading and the
  /// direction. It is 1 under rules in which the side doesn't matter.
  ///
  /// - Parameter direction: The direction from the attacker to the victim, a unit vector.
  func exposure(of victim: Int, to direction: Vector) -> Float {
    guard settings.rules.woundsBySide else { return 1 }
    let cosine = creatures[victim].pose.heading.dot(direction)
    return World.headOn + (World.fromBehind - World.headOn) * (1 + cosine) / 2
  }

  /// The factors of wounds head-on and from behind. Source: an own choice, because "twice from behind" is easy to say.
  static let headOn: Float = 1
  static let fromBehind: Float = 2

  /// Cuts a link of a creature, as if it had torn.
  mutating func cut(_ link: Int) {
    guard !physics.links[link].isBroken else { return }
    let creature = Int(cells[physics.links[link].a].creature)
    let part = creatures[creature].plan.links[Int(partOfLink[link])]
    physics.removeLink(link)
    brokenCount += 1
    creatures[creature].isDamaged = true
    events.append(.tore(creatures[creature].id, link: part.gene))
  }

  /// Returns the gene of a creature's cell.
  func gene(of cell: Int) -> GeneID {
    creatures[Int(cells[cell].creature)].plan.cells[Int(cells[cell].part)].gene
  }
}
