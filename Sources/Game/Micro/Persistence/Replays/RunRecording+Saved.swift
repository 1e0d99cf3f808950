/// A replay as a file: the beginning of the run, the player's input, and hashes that verify the result.
extension RunRecording: SavedDocument {
  /// The kind of document in a file of this type.
  public static var kind: SaveKind { .replay }

  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.chunk("from") { writer in
      writer.write(settings)
      writer.write(seed)
      writer.write(creature)
      writer.write(founders)
      writer.write(arrivals)
    }
    writer.chunk("hand") { writer in
      writer.write(inputs)
      writer.write(edits)
    }
    writer.chunk("hash") { writer in
      writer.write(checkpoints)
      writer.write(trace)
    }
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self = try reader.chunk("from") { reader throws(SaveError) in
      let settings = try reader.read(RunSettings.self)
      let seed = try reader.read(UInt64.self)
      let creature = try reader.read(Genome.self)
      return RunRecording(
        settings: settings, creature: creature, founders: try reader.read(),
        arrivals: reader.version >= 2 ? try reader.read() : [], seed: seed)
    }
    (inputs, edits) = try reader.chunk("hand") { reader throws(SaveError) in
      (try reader.read(), try reader.read())
    }
    (checkpoints, trace) = try reader.chunk("hash") { reader throws(SaveError) in
      (try reader.read(), try reader.read())
    }
    guard isSound else { throw reader.invalid("a replay") }
  }

  /// Whether there is a trace for every step, edits are in order, and the run can be started.
  private var isSound: Bool {
    var steps = 0
    for stretch in inputs {
      steps += stretch.count
      guard steps <= RunRecording.maximumSteps else { return false }
    }
    var last: UInt64 = 0
    for edit in edits {
      guard edit.step >= last, edit.step <= UInt64(steps) else { return false }
      last = edit.step
    }
    guard let plan = try? BodyPlan(creature) else { return false }
    return trace.count == steps && !founders.isEmpty && settings.hasRoom(for: plan)
      && founders.allSatisfy { (try? $0.validate()) != nil }
      && arrivals.allSatisfy { $0.genomes.allSatisfy { (try? $0.validate()) != nil } }
  }
}

extension RunRecording.Stretch: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(input.word)
    writer.write(varint: UInt64(count))
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    let input = PlayerInput(word: try reader.read())
    let count = try reader.readVarint()
    guard (1...UInt64(RunRecording.maximumSteps)).contains(count) else {
      throw reader.invalid("an input")
    }
    self.init(input: input, count: Int(count))
  }
}

extension RunRecording.Edit: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(step)
    writer.write(genome)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(step: try reader.read(), genome: try reader.read())
  }
}

extension RunSettings: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(arena)
    writer.write(editInterval)
    writer.write(growth)
    writer.write(hasWeather)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init()
    arena = try reader.read()
    editInterval = try reader.read()
    growth = try reader.read()
    hasWeather = reader.version >= 2 ? try reader.read() : false
    guard (1...1_000_000).contains(editInterval), (0...1000).contains(growth) else {
      throw reader.invalid("a run's settings")
    }
  }

  /// Returns whether a dish with these settings can be created quickly and has space for the player's creature, since a
  /// file may ask for anything. Motes are at most twice as dense as in the game.
  fileprivate func hasRoom(for plan: BodyPlan) -> Bool {
    let radius = arena.world.radius
    let density = WorldSettings.motesPerCreature / WorldSettings.areaPerCreature
    return arena.population <= 5000 && radius >= plan.radius + 1 && radius <= 1000
      && Float(arena.world.motes) <= 2 * density * .pi * radius * radius
  }
}
