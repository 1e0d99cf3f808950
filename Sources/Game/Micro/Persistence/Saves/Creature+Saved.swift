extension Creature: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(genome)
    writer.write(id)
    writer.write(lineage)
    writer.write(control)
    writer.write(cells)
    writer.write(links)
    writer.write(hinges)
    writer.write(cellOfPart)
    writer.write(energy)
    writer.write(capacity)
    writer.write(upkeep)
    writer.write(success)
    writer.write(brain.hidden)
    writer.write(brain.commands)
    writer.write(brain.muscles)
    writer.write(wave.phase)
    writer.write(commands)
    writer.write(pose)
    writer.write(stun)
    writer.write(lastAttacker)
    writer.write(vulnerability)
    writer.write(isDamaged)
    writer.write(death)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    let number = try reader.readGenome()
    let plan = try reader.plan(ofGenome: number)
    self.init(
      id: try reader.read(), genome: reader.genomes.genomes[number], plan: plan,
      lineage: try reader.read(), control: try reader.read(), cells: try reader.read(),
      links: try reader.read(), hinges: try reader.read(), cellOfPart: try reader.read(),
      energy: try reader.read(), capacity: try reader.read(), upkeep: try reader.read(),
      success: try reader.read(), brain: BrainState(plan.brain), wave: MuscleWave(),
      commands: CommandValues(), pose: Pose(), hasTriggeredOrgans: plan.hasTriggeredOrgans)
    let (hiddenCount, muscleCount) = (brain.hidden.count, brain.muscles.count)
    brain.hidden = try reader.read()
    brain.commands = try reader.read()
    brain.muscles = try reader.read()
    wave.phase = try reader.read()
    commands = try reader.read()
    pose = try reader.read()
    stun = try reader.read()
    lastAttacker = try reader.read()
    if reader.version >= 6 { vulnerability = try reader.read() }
    isDamaged = try reader.read()
    death = try reader.read()
    guard brain.hidden.count == hiddenCount, brain.muscles.count == muscleCount,
      brain.hidden.allSatisfy({ $0.isReasonable }), brain.muscles.allSatisfy({ $0.isReasonable }),
      cellOfPart.count == plan.cells.count, wave.phase.isReasonable, stun.isReasonable,
      upkeep.isReasonable, energy.isFinite, capacity.isFinite, success.gain.isFinite,
      success.age.isFinite, !vulnerability.isNaN
    else { throw reader.invalid("a creature") }
  }
}

extension CommandValues: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    for command in Command.allCases { writer.write(self[command]) }
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init()
    for command in Command.allCases {
      self[command] = try reader.read()
      guard self[command].isReasonable else { throw reader.invalid("a command") }
    }
  }
}

extension Pose: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(center)
    writer.write(heading)
    writer.write(velocity)
    writer.write(spin)
    writer.write(radius)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(
      center: try reader.read(), heading: try reader.read(), velocity: try reader.read(),
      spin: try reader.read(), radius: try reader.read())
    guard center.isReasonable, heading.isReasonable, velocity.isReasonable, spin.isReasonable,
      radius.isReasonable
    else { throw reader.invalid("a pose") }
  }
}

extension Lineage: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(founder)
    writer.write(parent)
    writer.write(generation)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(
      founder: try reader.read(), parent: try reader.read(), generation: try reader.read())
    guard generation.isCount else { throw reader.invalid("a lineage") }
  }
}

extension Success: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(gain)
    writer.write(age)
    writer.write(hunted)
    writer.write(grazed)
    writer.write(way)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(gain: try reader.read(), age: try reader.read())
    guard reader.version >= 4 else { return }
    hunted = try reader.read()
    grazed = try reader.read()
    way = try reader.read()
    guard hunted.isFinite, grazed.isFinite, way.isFinite else {
      throw reader.invalid("a creature's record")
    }
  }
}

extension CauseOfDeath: Saved {}
