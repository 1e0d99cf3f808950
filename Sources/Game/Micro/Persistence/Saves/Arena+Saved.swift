extension Arena: SavedDocument {
  /// The kind of document in a file of this type.
  public static var kind: SaveKind { .arena }

  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.chunk("rule") { writer in
      writer.write(settings)
      writer.write(founders)
      writer.write(random)
      writer.write(meanSuccess)
      writer.write(counts)
    }
    writer.chunk("best") { writer in
      writer.write(hall)
      writer.write(champions)
    }
    writer.write(world)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self = try reader.chunk("rule") { reader throws(SaveError) in
      var arena = Arena(
        unpopulated: try reader.read(), founders: try reader.read(), random: try reader.read())
      arena.meanSuccess = try reader.read()
      arena.counts = try reader.read()
      return arena
    }
    (hall, champions) = try reader.chunk("best") { reader throws(SaveError) in
      (try reader.read(), try reader.read())
    }
    world = try reader.read()
    guard isSound else { throw reader.invalid("an arena") }
  }

  /// Whether every lineage has a founder, and every number is in range.
  private var isSound: Bool {
    meanSuccess.isFinite && !founders.isEmpty
      && world.creatures.allSatisfy {
        !$0.isOpponent || founders.indices.contains(Int($0.lineage.founder))
      }
  }
}

extension ArenaSettings: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(world)
    writer.write(population)
    writer.write(rates)
    writer.write(parents)
    writer.write(tournament)
    writer.write(fromHall)
    writer.write(fromSeeds)
    writer.write(lineageShare)
    writer.write(distanceFromPlayer)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(world: try reader.read(), population: try reader.read())
    rates = try reader.read()
    parents = try reader.read()
    tournament = try reader.read()
    fromHall = try reader.read()
    fromSeeds = try reader.read()
    lineageShare = try reader.read()
    distanceFromPlayer = try reader.read()
    guard (0...100_000).contains(population), (1...1000).contains(tournament),
      fromHall.isReasonable, fromSeeds.isReasonable, lineageShare.isReasonable,
      distanceFromPlayer.isReasonable
    else { throw reader.invalid("an arena's settings") }
  }
}

extension ArenaSettings.ParentChoice: Saved {}

extension MutationRates: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(weight)
    writer.write(weightDeviation)
    writer.write(weightReset)
    writer.write(addConnection)
    writer.write(removeConnection)
    writer.write(addNeuron)
    writer.write(removeNeuron)
    writer.write(timeConstant)
    writer.write(wave)
    writer.write(body)
    writer.write(symmetry)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init()
    weight = try reader.read()
    weightDeviation = try reader.read()
    weightReset = try reader.read()
    addConnection = try reader.read()
    removeConnection = try reader.read()
    addNeuron = try reader.read()
    removeNeuron = try reader.read()
    timeConstant = try reader.read()
    wave = try reader.read()
    body = try reader.read()
    symmetry = try reader.read()
    guard weightDeviation.isReasonable else { throw reader.invalid("a mutation rate") }
  }
}

extension Arena.Counts: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(births)
    writer.write(consumed)
    writer.write(otherDeaths)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init()
    births = try reader.read()
    consumed = try reader.read()
    otherDeaths = try reader.read()
    guard births.isCount, consumed.isCount, otherDeaths.isCount else {
      throw reader.invalid("a number of births and deaths")
    }
  }
}

extension HallOfFame: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(capacity)
    writer.write(entries)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    let capacity = try reader.read(Int.self)
    let entries = try reader.read([Entry].self)
    guard entries.count <= capacity else { throw reader.invalid("the hall of fame") }
    self.init(capacity: capacity, entries: entries)
  }
}

extension HallOfFame.Entry: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(genome)
    writer.write(lineage)
    writer.write(creature)
    writer.write(score)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(
      genome: try reader.read(), lineage: try reader.read(), creature: try reader.read(),
      score: try reader.read())
  }
}

extension Champion: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(genome)
    writer.write(lineage)
    writer.write(births)
    writer.write(step)
    writer.write(score)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(
      genome: try reader.read(), lineage: try reader.read(), births: try reader.read(),
      step: try reader.read(), score: try reader.read())
  }
}
