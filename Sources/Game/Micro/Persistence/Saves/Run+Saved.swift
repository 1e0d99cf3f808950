extension Run: SavedDocument {
  /// The kind of document in a file of this type.
  public static var kind: SaveKind { .run }

  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.chunk("play") { writer in
      writer.write(settings)
      writer.write(course)
      writer.write(creatureID)
      writer.write(genome)
      writer.write(budget)
      writer.write(score)
      writer.write(ending)
    }
    writer.write(arena)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    let play = try reader.chunk("play") { reader throws(SaveError) in
      (
        settings: try reader.read(RunSettings.self), course: try reader.read(Course.self),
        creatureID: try reader.read(CreatureID.self), genome: try reader.read(Genome.self),
        budget: try reader.read(EditBudget.self),
        score: try reader.read(Score.self), ending: try reader.read(Ending?.self)
      )
    }
    settings = play.settings
    course = play.course
    creatureID = play.creatureID
    genome = play.genome
    budget = play.budget
    score = play.score
    ending = play.ending
    arena = try reader.read()
    harmless = arena.world.harmless
    guard (creature == nil) == (ending != nil), (course.weather != nil) == settings.hasWeather
    else { throw reader.invalid("a run") }
  }
}

extension EditBudget: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(points)
    writer.write(isOpen)
    writer.write(eaten)
    writer.write(rivals)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(
      points: try reader.read(), isOpen: try reader.read(), eaten: try reader.read(),
      rivals: try reader.read())
    guard (0...EditBudget.most).contains(points), (0...1e9).contains(eaten),
      (0...1_000_000_000).contains(rivals)
    else { throw reader.invalid("a budget") }
  }
}

extension Score: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(rivals)
    writer.write(energy)
    writer.write(steps)
    writer.write(prey)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(rivals: try reader.read(), energy: try reader.read(), steps: try reader.read())
    if reader.version >= 5 { prey = try reader.read() }
    guard (0...1_000_000_000).contains(rivals), (0...1e9).contains(energy), steps < 1 << 48,
      (0...1_000_000_000).contains(prey)
    else { throw reader.invalid("a score") }
  }
}

extension Ending: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(cause)
    writer.write(killer)
    writer.write(step)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(cause: try reader.read(), killer: try reader.read(), step: try reader.read())
  }
}

extension Ending.Killer: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(id)
    writer.write(genome)
    writer.write(lineage)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(id: try reader.read(), genome: try reader.read(), lineage: try reader.read())
  }
}
