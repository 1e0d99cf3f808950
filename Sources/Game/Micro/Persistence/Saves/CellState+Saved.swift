extension CellState: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(matter)
    writer.write(type)
    writer.write(creature)
    writer.write(part)
    writer.write(isRead)
    writer.write(isNumb)
    writer.write(health)
    writer.write(energy)
    writer.write(recharge)
    writer.write(turn)
    for channel in 0..<Self.channelCount { writer.write(senses[channel]) }
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    let matter = try reader.read(Matter.self)
    let type = try reader.read(CellType.self)
    let creature = try reader.read(Int32.self)
    let part = try reader.read(Int16.self)
    let isRead = try reader.read(Bool.self)
    let isNumb = try reader.read(Bool.self)
    let health = try reader.read(Float.self)
    let energy = try reader.read(Double.self)
    let recharge = try reader.read(Float.self)
    self.init(
      matter: matter, type: type, creature: creature, part: part, isRead: isRead, health: health,
      energy: energy, turn: try reader.read())
    self.isNumb = isNumb
    self.recharge = recharge
    let channels = reader.version >= 5 ? Self.channelCount : 4
    for channel in 0..<channels { senses[channel] = try reader.read() }
    guard health.isReasonable, energy.isFinite, recharge.isReasonable, turn.isReasonable,
      (0..<channels).allSatisfy({ senses[$0].isReasonable })
    else { throw reader.invalid("a cell") }
  }
}

extension CellState.Matter: Saved {}
extension CellType: Saved {}

extension Grip: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(link)
    writer.write(adhesive)
    writer.write(other)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(link: try reader.read(), adhesive: try reader.read(), other: try reader.read())
  }
}
