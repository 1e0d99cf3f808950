/// A copy of one of an island's best on its way to another island.
public struct Migrant: Hashable, Sendable {
  /// The genome of the creature.
  public var genome: Genome
  /// The number of its first ancestor, which is the same on all islands.
  public var founder: UInt32
  /// The number of generations between the founder and it, on all the islands of its ancestors.
  public var generation: Int

  /// Creates a migrant.
  public init(genome: Genome, founder: UInt32, generation: Int) {
    self.genome = genome
    self.founder = founder
    self.generation = generation
  }
}

extension Migrant: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(genome)
    writer.write(founder)
    writer.write(generation)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(
      genome: try reader.read(), founder: try reader.read(), generation: try reader.read())
    guard generation.isCount else { throw reader.invalid("a migrant") }
  }
}

extension Migrant {
  /// The encoded migrant, without a frame.
  var bytes: [UInt8] {
    var writer = SaveWriter()
    writer.write(self)
    return writer.bytes
  }

  init(bytes: [UInt8]) throws(SaveError) {
    var reader = SaveReader(bytes[...])
    try self.init(from: &reader)
    try reader.expectEnd()
  }
}
