extension World {
  /// Lets the creatures whose turn it is sense and think, advances the wave through every body, and sets the muscles'
  /// targets.
  mutating func thinkAndMove() {
    if settings.rules.seesBodies { lookAround() }
    forEachCreature { shoal, index in
      if shoal.thinks(index) { shoal.think(index) }
      shoal.moveMuscles(of: index)
    }
    for bill in scratch.bills { ledger.motion += bill.motion }
  }

  /// The fullness below which muscles become weak.
  static let weakness: Float = 0.1
}

extension Shoal {
  /// Advances the wave through a body, and sets its muscles' targets.
  func moveMuscles(of index: Int) {
    let commands = creatures[index].commands
    creatures[index].wave.advance(
      by: World.stepDuration, frequency: creatures[index].plan.frequency * haste(of: index),
      tempo: commands[.tempo])
    var isStunned = false
    if creatures[index].stun > 0 {
      creatures[index].stun -= World.stepDuration
      isStunned = true
    }
    let strength = isStunned ? 0 : self.strength(of: index)
    let turn = isStunned ? 0 : commands[.turn]
    let beat = creatures[index].wave.beat
    var work = bendHinges(of: index, beat: beat, strength: strength, turn: turn)
    if creatures[index].plan.hasLengthMuscles {
      work += moveLinks(of: index, beat: beat, strength: strength, turn: turn)
    }
    bills[index].motion = spend(Double(work), of: index)
    bills[index].mayShock =
      creatures[index].plan.cellTypes.contains(.electrocyte) && commands[.shock] > 0
  }

  /// Returns the factor of the wave's amplitude: that of the effort, reduced when the store runs empty.
  private func strength(of index: Int) -> Float {
    let fed = min(max(creatures[index].fullness / World.weakness, settings.lastStrength), 1)
    return MuscleWave.amplitude(effort: creatures[index].commands[.effort]) * fed
  }

  /// Returns the brain's movement of a single muscle in addition to the wave.
  private func added(to swing: BodyPlan.Swing, of index: Int, strength: Float) -> Float {
    guard swing.slot >= 0, strength > 0, creatures[index].control.isBrain else { return 0 }
    return creatures[index].brain.muscles[swing.slot]
  }

  /// Moves the muscles that change their length. Returns the energy for the step, in joules.
  private func moveLinks(
    of index: Int, beat: Vector, strength: Float, turn: Float
  ) -> Float {
    var work: Float = 0
    for number in creatures[index].links {
      let part = Int(partOfLink[number])
      let link = creatures[index].plan.links[part]
      guard link.type == .muscle, !physics.links[number].isBroken else { continue }
      var target = link.restLength
      if !cells[physics.links[number].a].isNumb || !cells[physics.links[number].b].isNumb {
        let swing = creatures[index].plan.linkSwings[part]
        let drive = MuscleWave.drive(
          beat: beat, lag: swing.lag, amplitude: strength,
          added: added(to: swing, of: index, strength: strength))
        target = Muscle.target(link, drive: drive, turn: turn * swing.turn)
      }
      let rate = (target - physics.targetLength[number]) / (link.restLength * World.stepDuration)
      physics.targetLength[number] = target
      work += Muscle.work * rate * rate * World.stepDuration
    }
    return work
  }

  /// Bends the hinges. Returns the energy for the step, in joules.
  private func bendHinges(
    of index: Int, beat: Vector, strength: Float, turn: Float
  ) -> Float {
    var work: Float = 0
    for number in creatures[index].hinges {
      let part = Int(partOfHinge[number])
      let hinge = creatures[index].plan.hinges[part]
      guard creatures[index].plan.links[hinge.link].type == .hingeMuscle,
        !physics.hinges[number].isBroken
      else { continue }
      var target = hinge.restAngle
      if !cells[physics.hinges[number].definition.pivot].isNumb {
        let swing = creatures[index].plan.hingeSwings[part]
        let drive = MuscleWave.drive(
          beat: beat, lag: swing.lag, amplitude: strength,
          added: added(to: swing, of: index, strength: strength))
        target = HingeMuscle.target(hinge, drive: drive, turn: turn * swing.turn)
      }
      let rate = (target - physics.targetAngle[number]) / World.stepDuration
      physics.targetAngle[number] = target
      work += HingeMuscle.work * rate * rate * World.stepDuration
    }
    return work
  }
}

extension World {
  /// Runs the organs that move water, fire or hold on.
  ///
  /// Creatures without firing organs have their turns in parallel, unless another creature may stun them before.
  mutating func useOrgans() {
    let isCalm = !scratch.bills.contains { $0.mayShock }
    if isCalm {
      forEachCreature { shoal, index in
        if shoal.creatures[index].isQuiet { shoal.useQuietOrgans(of: index) }
      }
      for bill in scratch.bills { ledger.motion += bill.motion }
    }
    for index in creatures.indices
    where creatures[index].hasTriggeredOrgans && !(isCalm && creatures[index].isQuiet) {
      let isStunned = creatures[index].stun > 0
      for cell in creatures[index].cells {
        if cells[cell].recharge > 0 { cells[cell].recharge -= World.stepDuration }
        guard !isStunned, !cells[cell].isNumb else { continue }
        switch cells[cell].type {
        case .flagellum: push(flagellum: cell)
        case .jet: squirt(jet: cell)
        case .toxinGland: squirt(toxinGland: cell)
        case .electrocyte: shock(electrocyte: cell)
        default: break
        }
      }
    }
    holdOn()
  }

  /// Lets organs act on what they touch.
  mutating func touch() {
    for contact in physics.contacts
    where physics.owner[contact.a] != physics.owner[contact.b] {
      meet(contact.a, contact.b, direction: contact.normal, closingSpeed: contact.closingSpeed)
      meet(contact.b, contact.a, direction: -contact.normal, closingSpeed: contact.closingSpeed)
    }
  }

  /// Lets a cell's organ act on another cell that it touches.
  private mutating func meet(
    _ cell: Int, _ other: Int, direction: Vector, closingSpeed: Float
  ) {
    guard cells[cell].isTissue, !cells[cell].isNumb, !cells[other].isGone,
      cells[cell].creature != cells[other].creature,
      creatures[Int(cells[cell].creature)].death == nil,
      creatures[Int(cells[cell].creature)].stun <= 0 || settings.rules.stunnedBite
    else { return }
    switch cells[cell].type {
    case .mouth: eat(mouth: cell, other: other, direction: direction)
    case .spike:
      stab(spike: cell, other: other, direction: direction, closingSpeed: closingSpeed)
    case .adhesive: grab(adhesive: cell, other: other)
    case .touch: cells[cell].senses[0] = 1
    default: break
    }
  }
}
