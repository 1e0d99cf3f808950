extension Course: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(weather)
    writer.write(arrivals)
  }

  /// Reads a course. Version 1 had neither weather nor arrivals.
  public init(from reader: inout SaveReader) throws(SaveError) {
    guard reader.version >= 2 else {
      self.init(weather: nil, arrivals: [])
      return
    }
    self.init(weather: try reader.read(), arrivals: try reader.read())
  }
}

extension Weather: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(seed) }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(seed: try reader.read())
  }
}

extension Arrival: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(minute)
    writer.write(copies)
    writer.write(genomes)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    let minute = try reader.read(Int.self)
    let copies = try reader.read(Int.self)
    self.init(minute: minute, genomes: try reader.read(), copies: copies)
    guard (0...10_000).contains(minute), (1...100).contains(copies) else {
      throw reader.invalid("an arrival")
    }
  }
}
