extension Island: SavedDocument {
  /// The kind of document in a file of this type.
  public static var kind: SaveKind { .island }

  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(arm)
    writer.write(seed)
    writer.write(arena)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(arm: try reader.read(), seed: try reader.read(), arena: try reader.read())
  }

  /// Returns a hash of its whole state: the checksum of its save.
  public func hash() -> UInt64 { Island.hash(ofSave: save()) }

  /// Returns the hash of the island in an intact save: the checksum at its end.
  public static func hash(ofSave file: [UInt8]) -> UInt64 {
    file.suffix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension Island.Arm: Saved {}

/// The document that `ooze evolve` wrote before islands existed: dishes without migration, in epochs of ten seconds. It
/// is still read, but no longer written.
struct Experiment: SavedDocument {
  static var kind: SaveKind { .experiment }
  var epochs: Int
  var dishes: [Island]

  func save(to writer: inout SaveWriter) {
    writer.write(epochs)
    writer.write(dishes)
  }

  init(from reader: inout SaveReader) throws(SaveError) {
    epochs = try reader.read()
    dishes = try reader.read()
    guard epochs.isCount, !dishes.isEmpty else { throw reader.invalid("an experiment") }
  }
}

extension Archipelago {
  /// Creates an archipelago from an experiment of an older version.
  public init(experiment file: [UInt8]) throws(SaveError) {
    let experiment = try Experiment(save: file)
    let evolving = experiment.dishes.prefix { $0.arm == .evolving }
    let plan = ArchipelagoPlan(
      seed: experiment.dishes[0].seed, islands: evolving.count, migrants: 0, roundSteps: 600)
    guard let found = Archipelago(plan, islands: experiment.dishes, round: experiment.epochs) else {
      throw .invalid("the order of an experiment's dishes", at: 0)
    }
    self = found
  }
}
