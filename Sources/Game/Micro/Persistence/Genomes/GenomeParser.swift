/// Reads the lines of a genome's text.
struct GenomeParser {
  private(set) var genome = Genome()
  private var hasHeader = false
  /// The lines about the creature itself that were already read.
  private var seen: [CreatureLine] = []

  /// A line about the creature itself. Only the name is optional.
  private enum CreatureLine: CaseIterable {
    case name, hue, frequency, phaseLag, next

    var keyword: String {
      switch self {
      case .name: "name"
      case .hue: "hue"
      case .frequency: "frequency"
      case .phaseLag: "phase-lag"
      case .next: "next"
      }
    }
  }

  /// Reads one line, without its end.
  mutating func read(_ words: WordReader) throws(GenomeTextError) {
    var words = words
    if words.isAtEnd || words.next.first == UInt8(ascii: "#") { return }
    guard hasHeader else {
      try words.expect("ooze-genome")
      try words.expect("\(GenomeText.version)")
      try words.expectEnd()
      hasHeader = true
      return
    }
    if let line = CreatureLine.allCases.first(where: { words.next.elementsEqual($0.keyword.utf8) })
    {
      guard !seen.contains(line) else {
        throw words.error(expected: "“\(line.keyword)” only once")
      }
      seen.append(line)
      try words.expect(line.keyword)
      try read(line, &words)
    } else if words.take("cell") {
      try readCell(&words)
    } else if words.take("link") {
      try readLink(&words)
    } else if words.take("neuron") {
      try readNeuron(&words)
    } else if words.take("bias") {
      try readBias(&words)
    } else if words.take("connect") {
      try readConnection(&words)
    } else {
      throw words.error(
        expected: "name, hue, frequency, phase-lag, next, cell, link, neuron, bias or connect")
    }
    try words.expectEnd()
  }

  /// Handles the end of the text, on the given line.
  func finish(_ words: WordReader) throws(GenomeTextError) {
    guard hasHeader else { throw words.error(expected: "“ooze-genome”") }
    for line in CreatureLine.allCases where line != .name && !seen.contains(line) {
      throw words.error(expected: "a line with “\(line.keyword)”")
    }
  }

  private mutating func read(
    _ line: CreatureLine, _ words: inout WordReader
  ) throws(GenomeTextError) {
    switch line {
    case .name:
      genome.name = try words.rest("up to \(CreatureName.maximumLength) printable characters") {
        $0.isEmpty ? nil : CreatureName(characters: Array($0))
      }
    case .hue: genome.hue = try words.number()
    case .frequency: genome.frequency = try words.number()
    case .phaseLag: genome.phaseLag = try words.number()
    case .next: genome.nextID = try words.nextIdentifier()
    }
  }

  private mutating func readCell(_ words: inout WordReader) throws(GenomeTextError) {
    guard genome.cells.count < GenomeLimits.cells else {
      throw words.error(expected: "at most \(GenomeLimits.cells) cells")
    }
    let id = try words.identifier()
    let type = try words.choice("a type of cell", CellType.allCases) { $0.name }
    let position = Vector(x: try words.number(), y: try words.number())
    let direction = words.take("direction") ? try words.number() : 0
    let twin = words.take("twin") ? try words.identifier() : nil
    genome.cells.append(
      CellGene(id: id, type: type, position: position, direction: direction, twin: twin))
  }

  private mutating func readLink(_ words: inout WordReader) throws(GenomeTextError) {
    guard genome.links.count < GenomeLimits.links else {
      throw words.error(expected: "at most \(GenomeLimits.links) links")
    }
    let id = try words.identifier()
    let type = try words.choice("a type of link", LinkType.allCases) { $0.name }
    let a = try words.identifier()
    let b = try words.identifier()
    let amplitude = words.take("amplitude") ? try words.number() : 0
    let phase = words.take("phase") ? try words.number() : 0
    let twin = words.take("twin") ? try words.identifier() : nil
    genome.links.append(
      LinkGene(id: id, a: a, b: b, type: type, amplitude: amplitude, phase: phase, twin: twin))
  }

  private mutating func readNeuron(_ words: inout WordReader) throws(GenomeTextError) {
    guard genome.brain.hidden.count < GenomeLimits.hiddenNeurons else {
      throw words.error(expected: "at most \(GenomeLimits.hiddenNeurons) neurons")
    }
    let id = try words.identifier()
    try words.expect("time")
    let time = try words.number()
    let bias = words.take("bias") ? try words.number() : 0
    genome.brain.hidden.append(HiddenGene(id: id, timeConstant: time, bias: bias))
  }

  private mutating func readBias(_ words: inout WordReader) throws(GenomeTextError) {
    let command = try words.choice("a command", Command.allCases) { $0.name }
    genome.brain.commandBias[command] = try words.number()
  }

  private mutating func readConnection(_ words: inout WordReader) throws(GenomeTextError) {
    guard genome.brain.connections.count < GenomeLimits.connections else {
      throw words.error(expected: "at most \(GenomeLimits.connections) connections")
    }
    let from = try readSource(&words)
    try words.expect("to")
    let to = try readTarget(&words)
    try words.expect("weight")
    let weight = try words.number()
    genome.brain.connections.append(ConnectionGene(from: from, to: to, weight: weight))
  }

  private func readSource(_ words: inout WordReader) throws(GenomeTextError) -> NeuronSource {
    if words.take("inner") {
      return .inner(try words.choice("an inner sense", InnerSense.allCases) { $0.name })
    }
    if words.take("neuron") { return .hidden(try words.identifier()) }
    guard words.take("cell") else { throw words.error(expected: "cell, inner or neuron") }
    let cell = try words.identifier()
    let type = genome.index(ofCell: cell).map { genome.cells[$0].type }
    let names = type?.senseNames(under: .standard) ?? []
    let expected = names.isEmpty ? "the number of a sense" : names.joined(separator: ", ")
    let channel = try words.value(expected) { word in
      // Texts have the names of the rules under which they were written. No name means two channels.
      for rules in DishRules.allCases {
        let known = type?.senseNames(under: rules) ?? []
        if let place = known.firstIndex(where: { word.elementsEqual($0.utf8) }) {
          return UInt8(place)
        }
      }
      return DecimalText.wholeNumber(word).flatMap { UInt8(exactly: $0) }
    }
    return .sense(cell: cell, channel: channel)
  }

  private func readTarget(_ words: inout WordReader) throws(GenomeTextError) -> NeuronTarget {
    if words.take("neuron") { return .hidden(try words.identifier()) }
    if words.take("muscle") { return .muscle(try words.identifier()) }
    guard words.take("command") else { throw words.error(expected: "neuron, command or muscle") }
    return .command(try words.choice("a command", Command.allCases) { $0.name })
  }
}
