extension World {
  /// A hash of everything that the next steps depend on: worlds that differ in one bit of it differ
  /// in it. O(everything).
  public func hash() -> UInt64 {
    var hash = StateHash()
    hash.combine(stepCount)
    physics.hash(into: &hash)
    for cell in cells {
      hash.combine(cell.health)
      hash.combine(cell.energy.bitPattern)
      hash.combine(cell.recharge)
      for channel in 0..<4 { hash.combine(cell.senses[channel]) }
    }
    for creature in creatures {
      hash.combine(creature.id)
      hash.combine(creature.energy.bitPattern)
      hash.combine(creature.success.gain)
      hash.combine(creature.wave.phase)
      hash.combine(creature.stun)
      for value in creature.brain.hidden { hash.combine(value) }
      for command in Command.allCases { hash.combine(creature.commands[command]) }
    }
    for cloud in clouds {
      hash.combine(cloud.center)
      hash.combine(cloud.remaining)
    }
    for grip in grips {
      hash.combine(grip.adhesive)
      hash.combine(grip.other)
    }
    for value in foodScent.values { hash.combine(value) }
    for value in bloodScent.values { hash.combine(value) }
    hash.combine(rained.bitPattern)
    hash.combine(random.state.0)
    hash.combine(random.state.1)
    hash.combine(random.state.2)
    hash.combine(random.state.3)
    return hash.value
  }
}
