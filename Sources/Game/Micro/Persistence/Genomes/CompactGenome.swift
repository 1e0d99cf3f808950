/// A compact binary format of genomes, for saves and share codes.
///
/// Identifiers ascend, so each is written as the step from the one before. A reference to a cell is its place in the
/// list. A number with up to three decimals, as most have, takes two bytes. Everything else is written in full. Reading
/// gives the same genome to the bit, viable or not.
struct CompactGenome {
  var genome: Genome

  /// Flags for the parts that follow a cell's type, which takes the lower four bits.
  private enum CellFlag {
    static let direction: UInt8 = 0x10
    static let twin: UInt8 = 0x20
  }

  /// Flags for the parts that follow a link's type, which takes the lower three bits.
  private enum LinkFlag {
    static let amplitude: UInt8 = 0x08
    static let phase: UInt8 = 0x10
    static let twin: UInt8 = 0x20
  }
}

// MARK: Writing

extension CompactGenome: Saved {
  func save(to writer: inout SaveWriter) {
    writer.write(byte: UInt8(genome.name.characters.count))
    writer.write(bytes: genome.name.characters)
    writer.write(decimal: genome.hue)
    writer.write(decimal: genome.frequency)
    writer.write(decimal: genome.phaseLag)
    writer.write(varint: UInt64(genome.nextID))
    saveCells(to: &writer)
    saveLinks(to: &writer)
    saveBrain(to: &writer)
  }

  private func saveCells(to writer: inout SaveWriter) {
    writer.write(varint: UInt64(genome.cells.count))
    var last: GeneID = 0
    for cell in genome.cells {
      let isTurned = cell.direction.bitPattern != 0
      writer.write(
        byte: cell.type.rawValue | (isTurned ? CellFlag.direction : 0)
          | (cell.twin == nil ? 0 : CellFlag.twin))
      writer.write(step: cell.id, from: &last)
      writer.write(decimal: cell.position.x)
      writer.write(decimal: cell.position.y)
      if isTurned { writer.write(decimal: cell.direction) }
      if let twin = cell.twin { writer.write(step: twin, from: cell.id) }
    }
  }

  private func saveLinks(to writer: inout SaveWriter) {
    writer.write(varint: UInt64(genome.links.count))
    var last: GeneID = 0
    for link in genome.links {
      let swings = link.amplitude.bitPattern != 0
      let leads = link.phase.bitPattern != 0
      writer.write(
        byte: link.type.rawValue | (swings ? LinkFlag.amplitude : 0)
          | (leads ? LinkFlag.phase : 0) | (link.twin == nil ? 0 : LinkFlag.twin))
      writer.write(step: link.id, from: &last)
      write(cell: link.a, to: &writer)
      write(cell: link.b, to: &writer)
      if swings { writer.write(decimal: link.amplitude) }
      if leads { writer.write(decimal: link.phase) }
      if let twin = link.twin { writer.write(step: twin, from: link.id) }
    }
  }

  private func saveBrain(to writer: inout SaveWriter) {
    writer.write(varint: UInt64(genome.brain.hidden.count))
    var last: GeneID = 0
    for neuron in genome.brain.hidden {
      writer.write(step: neuron.id, from: &last)
      writer.write(decimal: neuron.timeConstant)
      writer.write(decimal: neuron.bias)
    }
    for command in Command.allCases { writer.write(decimal: genome.brain.commandBias[command]) }
    writer.write(varint: UInt64(genome.brain.connections.count))
    for connection in genome.brain.connections {
      writer.write(byte: connection.from.kind | connection.to.kind << 4)
      switch connection.from {
      case .sense(let cell, let channel):
        write(cell: cell, to: &writer)
        writer.write(byte: channel)
      case .inner(let sense): writer.write(byte: sense.rawValue)
      case .hidden(let id): writer.write(varint: UInt64(id))
      }
      switch connection.to {
      case .hidden(let id): writer.write(varint: UInt64(id))
      case .command(let command): writer.write(byte: command.rawValue)
      case .muscle(let id): writer.write(varint: UInt64(id))
      }
      writer.write(decimal: connection.weight)
    }
  }

  /// Writes a cell's place counted from 1, or 0 and the identifier of a missing cell.
  private func write(cell id: GeneID, to writer: inout SaveWriter) {
    if let index = genome.index(ofCell: id) {
      writer.write(varint: UInt64(index + 1))
    } else {
      writer.write(varint: 0)
      writer.write(varint: UInt64(id))
    }
  }
}

// MARK: Reading

extension CompactGenome {
  init(from reader: inout SaveReader) throws(SaveError) {
    genome = Genome()
    let length = Int(try reader.readByte())
    guard let name = CreatureName(characters: Array(try reader.read(bytes: length))) else {
      throw reader.invalid("a name")
    }
    genome.name = name
    genome.hue = try reader.readDecimal()
    genome.frequency = try reader.readDecimal()
    genome.phaseLag = try reader.readDecimal()
    genome.nextID = try reader.readIdentifier()
    try readCells(from: &reader)
    try readLinks(from: &reader)
    try readBrain(from: &reader)
  }

  private mutating func readCells(from reader: inout SaveReader) throws(SaveError) {
    var last: GeneID = 0
    for _ in 0..<(try reader.readCount(upTo: GenomeLimits.cells)) {
      let head = try reader.readByte()
      guard head < 0x40, let type = CellType(rawValue: head & 0x0F) else {
        throw reader.invalid("a type of cell")
      }
      let id = try reader.readStep(from: &last)
      let position = Vector(x: try reader.readDecimal(), y: try reader.readDecimal())
      let direction = head & CellFlag.direction == 0 ? 0 : try reader.readDecimal()
      let twin = head & CellFlag.twin == 0 ? nil : try reader.readStep(from: id)
      genome.cells.append(
        CellGene(id: id, type: type, position: position, direction: direction, twin: twin))
    }
  }

  private mutating func readLinks(from reader: inout SaveReader) throws(SaveError) {
    var last: GeneID = 0
    for _ in 0..<(try reader.readCount(upTo: GenomeLimits.links)) {
      let head = try reader.readByte()
      guard head < 0x40, let type = LinkType(rawValue: head & 0x07) else {
        throw reader.invalid("a type of link")
      }
      let id = try reader.readStep(from: &last)
      let a = try readCell(from: &reader)
      let b = try readCell(from: &reader)
      let amplitude = head & LinkFlag.amplitude == 0 ? 0 : try reader.readDecimal()
      let phase = head & LinkFlag.phase == 0 ? 0 : try reader.readDecimal()
      let twin = head & LinkFlag.twin == 0 ? nil : try reader.readStep(from: id)
      genome.links.append(
        LinkGene(id: id, a: a, b: b, type: type, amplitude: amplitude, phase: phase, twin: twin))
    }
  }

  private mutating func readBrain(from reader: inout SaveReader) throws(SaveError) {
    var last: GeneID = 0
    for _ in 0..<(try reader.readCount(upTo: GenomeLimits.hiddenNeurons)) {
      let id = try reader.readStep(from: &last)
      let time = try reader.readDecimal()
      let bias = try reader.readDecimal()
      genome.brain.hidden.append(HiddenGene(id: id, timeConstant: time, bias: bias))
    }
    for command in Command.allCases {
      genome.brain.commandBias[command] = try reader.readDecimal()
    }
    for _ in 0..<(try reader.readCount(upTo: GenomeLimits.connections)) {
      let kinds = try reader.readByte()
      let from = try readSource(kinds & 0x0F, from: &reader)
      let to = try readTarget(kinds >> 4, from: &reader)
      let weight = try reader.readDecimal()
      genome.brain.connections.append(ConnectionGene(from: from, to: to, weight: weight))
    }
  }

  private func readSource(
    _ kind: UInt8, from reader: inout SaveReader
  ) throws(SaveError) -> NeuronSource {
    switch kind {
    case 0:
      let cell = try readCell(from: &reader)
      return .sense(cell: cell, channel: try reader.readByte())
    case 1: return .inner(try reader.read())
    case 2: return .hidden(try reader.readIdentifier())
    default: throw reader.invalid("a connection's beginning")
    }
  }

  private func readTarget(
    _ kind: UInt8, from reader: inout SaveReader
  ) throws(SaveError) -> NeuronTarget {
    switch kind {
    case 0: return .hidden(try reader.readIdentifier())
    case 1: return .command(try reader.read())
    case 2: return .muscle(try reader.readIdentifier())
    default: throw reader.invalid("a connection's end")
    }
  }

  private func readCell(from reader: inout SaveReader) throws(SaveError) -> GeneID {
    let place = try reader.readVarint()
    if place == 0 { return try reader.readIdentifier() }
    guard place <= UInt64(genome.cells.count) else { throw reader.invalid("a cell's place") }
    return genome.cells[Int(place) - 1].id
  }
}

extension NeuronSource {
  fileprivate var kind: UInt8 {
    switch self {
    case .sense: 0
    case .inner: 1
    case .hidden: 2
    }
  }
}

extension NeuronTarget {
  fileprivate var kind: UInt8 {
    switch self {
    case .hidden: 0
    case .command: 1
    case .muscle: 2
    }
  }
}

extension InnerSense: Saved {}
extension Command: Saved {}
