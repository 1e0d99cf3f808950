extension WorldSettings: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(radius)
    writer.write(motes)
    writer.write(rain)
    writer.write(moteEnergy)
    writer.write(birthReserve)
    writer.write(light)
    writer.write(current)
    writer.write(lastStrength)
    writer.write(rules.rawValue)
    writer.write(playerLoss)
    writer.write(habitat)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(population: 0)
    radius = try reader.read()
    motes = try reader.read()
    rain = try reader.read()
    moteEnergy = try reader.read()
    birthReserve = try reader.read()
    light = try reader.read()
    current = try reader.read()
    lastStrength = reader.version >= 3 ? try reader.read() : 0
    rules = .first
    if reader.version >= 4 {
      guard let known = DishRules(rawValue: try reader.read()) else {
        throw reader.invalid("the dish's rules")
      }
      rules = known
    }
    if reader.version >= 6 { playerLoss = try reader.read() }
    if reader.version >= 7 { habitat = try reader.read() }
    guard radius >= 1, radius <= WorldSettings.largestRadius, (0...1_000_000).contains(motes),
      rain >= 0, rain.isReasonable, moteEnergy.isPositive, (0...1).contains(birthReserve),
      (0...1).contains(light), (0...1).contains(lastStrength), current.magnitude <= 1000,
      playerLoss > 0
    else { throw reader.invalid("the dish's settings") }
  }

  /// The largest dish that is read, in cell lengths.
  static let largestRadius: Float = 10_000
}

extension Habitat: Saved {}

extension Environment: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(radius)
    writer.write(vortices)
    writer.write(drift)
    writer.write(light)
    writer.write(stream)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(
      radius: try reader.read(), vortices: try reader.read(), drift: try reader.read(),
      light: try reader.read())
    if reader.version >= 7 { stream = try reader.read() }
    guard radius.isPositive, drift.length <= 1000, stream.length <= 1000 else {
      throw reader.invalid("the water")
    }
  }
}

extension Environment.Vortex: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(centre)
    writer.write(radius)
    writer.write(speed)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(centre: try reader.read(), radius: try reader.read(), speed: try reader.read())
    guard centre.isReasonable, radius.isPositive, speed.magnitude <= 1000 else {
      throw reader.invalid("an eddy")
    }
  }
}

extension Light: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(patches)
    writer.write(brightness)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(patches: try reader.read(), brightness: try reader.read())
    guard brightness.isReasonable else { throw reader.invalid("the light") }
  }
}

extension Light.Patch: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(center)
    writer.write(radius)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(center: try reader.read(), radius: try reader.read())
    guard center.isReasonable, radius.isPositive else { throw reader.invalid("the light") }
  }
}

extension ToxinCloud: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(center)
    writer.write(remaining)
    writer.write(owner)
    writer.write(founder)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(
      center: try reader.read(), remaining: try reader.read(), owner: try reader.read(),
      founder: try reader.read())
    guard center.isReasonable, remaining.isReasonable else { throw reader.invalid("a cloud") }
  }
}

extension EnergyLedger: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(births)
    writer.write(rain)
    writer.write(light)
    writer.write(upkeep)
    writer.write(motion)
    writer.write(organs)
    writer.write(digestion)
    writer.write(decay)
    writer.write(removed)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init()
    births = try reader.read()
    rain = try reader.read()
    light = try reader.read()
    upkeep = try reader.read()
    motion = try reader.read()
    organs = try reader.read()
    digestion = try reader.read()
    decay = try reader.read()
    removed = try reader.read()
  }
}
