extension Control: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    switch self {
    case .brain: writer.write(byte: 0)
    case .player(let steering):
      writer.write(byte: 1)
      writer.write(steering)
    case .scripted: writer.write(byte: 2)
    case .drifting: writer.write(byte: 3)
    }
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    switch try reader.readByte() {
    case 0: self = .brain
    case 1: self = .player(try reader.read())
    case 2: self = .scripted
    case 3: self = .drifting
    default: throw reader.invalid("a creature's control")
    }
  }
}

/// The switches are bits of one byte. Steering comes from outside, so any number is kept unchanged; `commands`
/// sanitizes it.
extension Steering: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(turn)
    writer.write(effort)
    writer.write(thrust)
    var switches: UInt8 = 0
    for (bit, isOn) in [bites, jets, poisons, grabs, shocks].enumerated() where isOn {
      switches |= 1 << UInt8(bit)
    }
    writer.write(byte: switches)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(turn: try reader.read(), effort: try reader.read())
    thrust = try reader.read()
    let switches = try reader.readByte()
    guard switches < 32 else { throw reader.invalid("a player's steering") }
    bites = switches & 1 != 0
    jets = switches & 2 != 0
    poisons = switches & 4 != 0
    grabs = switches & 8 != 0
    shocks = switches & 16 != 0
  }
}
