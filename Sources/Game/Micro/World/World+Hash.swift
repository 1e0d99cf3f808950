extension World {
  /// Returns a hash of everything that the next steps depend on. Worlds that differ in one bit of it have different
  /// hashes.
  ///
  /// - Complexity: O(size of the state).
  public func hash() -> UInt64 { tidied.hashOfAll() }

  private func hashOfAll() -> UInt64 {
    var hash = StateHash()
    hash.combine(stepCount)
    physics.hash(into: &hash)
    // Older rules have no more than four channels.
    let channels = settings.rules.seesBodies ? CellState.channelCount : 4
    for cell in cells { cell.hash(into: &hash, channels: channels) }
    for part in partOfLink { hash.combine(Int(part)) }
    for part in partOfHinge { hash.combine(Int(part)) }
    for creature in creatures {
      creature.hash(into: &hash)
      if settings.playerLoss.isFinite { hash.combine(creature.vulnerability) }
    }
    for cloud in clouds {
      hash.combine(cloud.center)
      hash.combine(cloud.remaining)
      hash.combine(cloud.owner)
      hash.combine(cloud.founder)
    }
    for grip in grips {
      hash.combine(grip.link)
      hash.combine(grip.adhesive)
      hash.combine(grip.other)
    }
    for value in foodScent.values { hash.combine(value) }
    for value in bloodScent.values { hash.combine(value) }
    hash.combine(nextID)
    hash.combine(moteCount)
    hash.combine(brokenCount)
    hash.combine(rained.bitPattern)
    hash.combine(random.state.0)
    hash.combine(random.state.1)
    hash.combine(random.state.2)
    hash.combine(random.state.3)
    return hash.value
  }
}

extension CellState {
  fileprivate func hash(into hash: inout StateHash, channels: Int) {
    hash.combine(UInt32(matter.rawValue) | UInt32(type.rawValue) << 8 | (isNumb ? 1 << 16 : 0))
    hash.combine(UInt32(bitPattern: creature))
    hash.combine(Int(part))
    hash.combine(health)
    hash.combine(energy.bitPattern)
    hash.combine(recharge)
    for channel in 0..<channels { hash.combine(senses[channel]) }
  }
}

extension Creature {
  fileprivate func hash(into hash: inout StateHash) {
    hash.combine(id)
    hash.combine(cells.count)
    hash.combine(energy.bitPattern)
    hash.combine(capacity.bitPattern)
    hash.combine(upkeep)
    hash.combine(success.gain)
    hash.combine(success.age)
    hash.combine(wave.phase)
    hash.combine(stun)
    hash.combine(lastAttacker.map { Int($0) } ?? -1)
    hash.combine(pose.center)
    hash.combine(pose.heading)
    hash.combine(pose.velocity)
    hash.combine(pose.spin)
    for value in brain.hidden { hash.combine(value) }
    for value in brain.muscles { hash.combine(value) }
    for command in Command.allCases { hash.combine(commands[command]) }
  }
}
