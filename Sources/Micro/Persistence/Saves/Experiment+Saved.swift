extension Experiment: SavedDocument {
  public static var kind: SaveKind { .experiment }

  public func save(to writer: inout SaveWriter) {
    writer.write(epochs)
    writer.write(dishes)
  }

  public init(from reader: inout SaveReader) throws(SaveError) {
    let epochs = try reader.read(Int.self)
    let dishes = try reader.read([Dish].self)
    guard epochs.isCount, !dishes.isEmpty else { throw reader.invalid("an experiment") }
    self.init(dishes: dishes, epochs: epochs)
  }
}

extension Experiment.Dish: Saved {
  public func save(to writer: inout SaveWriter) {
    writer.write(arm)
    writer.write(seed)
    writer.write(arena)
  }

  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(arm: try reader.read(), seed: try reader.read(), arena: try reader.read())
  }
}

extension Experiment.Arm: Saved {}
