import Testing

@testable import Micro

@Suite("Codes of genomes") struct GenomeCodeTests {
  private func error(_ code: String) -> GenomeCodeError? {
    do throws(GenomeCodeError) {
      _ = try GenomeCode.parse(code)
      return nil
    } catch {
      return error
    }
  }

  /// Returns a code with a correct checksum for any content.
  private func code(_ bytes: [UInt8]) -> String {
    var writer = SaveWriter()
    writer.write(bytes: bytes)
    writer.write(UInt32(truncatingIfNeeded: SaveFormat.checksum(bytes[...])))
    return "ooze1_" + Base64.text(writer.bytes)
  }

  @Test("reading a code gives the same genome to the bit")
  func identity() throws {
    var random = RandomSource(seed: 11)
    for _ in 0..<300 {
      var genome = RandomGenome.make(using: &random)
      for _ in 0..<5 { RandomChange.apply(to: &genome, using: &random) }
      let read = try GenomeCode.parse(genome.code)
      #expect(read == genome)
      // Equality treats -0 as 0; the text doesn't.
      #expect(read.text == genome.text)
      #expect(read.code == genome.code)
    }
  }

  // A mutant's numbers use all their bits, and genomes that aren't viable have codes too.
  @Test("odd genomes come back as they are")
  func odd() throws {
    var genome = SeedCreatures.lancer
    genome.hue = -0.0
    genome.frequency = .greatestFiniteMagnitude
    genome.phaseLag = 1.234_567_8
    genome.nextID = .max
    genome.cells[2].position = Vector(x: 8000, y: -8000.001)
    genome.cells[3] = CellGene(id: .max, type: .eye, position: .zero, direction: -3, twin: 0)
    genome.links[0] = LinkGene(
      id: 7, a: 4_000_000_000, b: 12, type: .strut, amplitude: .leastNonzeroMagnitude)
    genome.brain.hidden = [HiddenGene(id: 900, timeConstant: 1e-20, bias: 4.9999)]
    genome.brain.connections.append(
      ConnectionGene(from: .hidden(900), to: .muscle(.max), weight: -5))
    genome.brain.connections.append(
      ConnectionGene(from: .sense(cell: 77, channel: 200), to: .hidden(1), weight: 0.001))
    let read = try GenomeCode.parse(genome.code)
    #expect(read == genome)
    #expect(read.text == genome.text)
  }

  /// Every number of a genome.
  private static var numbers: [(name: String, path: WritableKeyPath<Genome, Float>)] {
    [
      ("hue", \.hue), ("frequency", \.frequency), ("phase lag", \.phaseLag),
      ("x", \.cells[1].position.x), ("y", \.cells[1].position.y),
      ("direction", \.cells[1].direction), ("amplitude", \.links[0].amplitude),
      ("phase", \.links[0].phase), ("time constant", \.brain.hidden[0].timeConstant),
      ("bias", \.brain.hidden[0].bias), ("command's bias", \.brain.commandBias[.turn]),
      ("weight", \.brain.connections[0].weight),
    ]
  }

  @Test(
    "a code and a text can't hold a number that isn't one",
    arguments: [Float.nan, -.nan, .infinity, -.infinity])
  func notFinite(_ value: Float) throws {
    let genome = try GenomeText.parse(GenomeTextTests.canonical)
    for number in Self.numbers {
      var odd = genome
      odd[keyPath: number.path] = value
      #expect(error(odd.code) == .invalid, "\(number.name)")
      #expect(throws: GenomeTextError.self, "\(number.name)") { try GenomeText.parse(odd.text) }
    }
  }

  // A creature that isn't viable has a code and can be repaired, but no body develops from it.
  @Test("a number out of its range comes back as it is, and is refused by its range")
  func outOfRange() throws {
    let genome = try GenomeText.parse(GenomeTextTests.canonical)
    for number in Self.numbers {
      var odd = genome
      odd[keyPath: number.path] = 1e30
      let read = try GenomeCode.parse(odd.code)
      #expect(read == odd, "\(number.name)")
      let refusal = #expect(throws: BodyError.self) { try read.validate() }
      #expect(refusal?.description.contains("out of range") == true, "\(number.name)")
    }
  }

  @Test("is short, and of characters that every mail program leaves alone")
  func short() {
    for genome in SeedCreatures.all {
      let code = genome.code
      #expect(code.utf8.count < 600, "\(genome.name): \(code.utf8.count)")
      #expect(5 * code.utf8.count < genome.text.utf8.count)
      #expect(code.hasPrefix("ooze1_"))
      #expect(code.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    }
  }

  @Test("the largest genome fits into half of the limit")
  func largest() throws {
    var genome = Genome(name: CreatureName(String(repeating: "x", count: 24)) ?? .none)
    genome.hue = 0.123_456
    for index in 0..<GenomeLimits.cells {
      genome.cells.append(
        CellGene(
          id: GeneID(900_000_000 + index), type: .eye,
          position: Vector(x: 1.234_567 + Float(index), y: 0.987_654), direction: 0.123_456_7,
          twin: 0))
    }
    for index in 0..<GenomeLimits.links {
      genome.links.append(
        LinkGene(
          id: GeneID(index * 5_000_000), a: 1, b: 2, type: .hingeMuscle, amplitude: 0.123_456_7,
          phase: 0.765_432_1, twin: 900_000_000))
    }
    for index in 0..<GenomeLimits.hiddenNeurons {
      genome.brain.hidden.append(
        HiddenGene(id: GeneID(index * 50_000_000), timeConstant: 0.123_456_7, bias: 0.765_432_1))
    }
    for _ in 0..<GenomeLimits.connections {
      genome.brain.connections.append(
        ConnectionGene(
          from: .hidden(800_000_000), to: .muscle(900_000_000), weight: 0.123_456_7))
    }
    #expect(genome.code.utf8.count < GenomeCode.maximumLength / 2)
    #expect(genome.text.utf8.count < GenomeText.maximumLength)
    #expect(try GenomeCode.parse(genome.code) == genome)
  }

  @Test("survives being wrapped and indented")
  func wrapped() throws {
    let code = SeedCreatures.eel.code
    var wrapped = "\n  "
    for (index, character) in code.enumerated() {
      wrapped.append(character)
      if index % 40 == 39 { wrapped += "\r\n\t> ".dropLast(2) }
    }
    #expect(try GenomeCode.parse(wrapped + "\n") == SeedCreatures.eel)
    #expect(try Genome(reading: wrapped) == SeedCreatures.eel)
  }

  @Test("any single character that is changed, missing or doubled is noticed")
  func altered() {
    let code = Array(SeedCreatures.whip.code)
    for index in 6..<code.count {
      for replacement in ["A", "z", "_"] where Character(replacement) != code[index] {
        let changed = code[..<index] + [Character(replacement)] + code[(index + 1)...]
        #expect(error(String(changed)) != nil, "\\(index)")
      }
      #expect(error(String(code[..<index] + code[(index + 1)...])) != nil)
      #expect(error(String(code[...index] + code[index...])) != nil)
    }
  }

  @Test("an invalid code has a reason")
  func refused() {
    let code = SeedCreatures.eel.code
    #expect(error("") == .notACode)
    #expect(error("ooze-genome 1\n") == .notACode)
    #expect(error("ooze0_AAAA") == .notACode)
    #expect(error("ooze2_AAAA") == .future(version: 2))
    #expect(error("ooze1_") == .altered)
    #expect(error(String(code.dropLast(3))) == .altered)
    #expect(error(code + "é") == .unexpectedCharacter(0xC3))
    #expect(
      error("ooze1_" + String(repeating: "A", count: GenomeCode.maximumLength))
        == .tooLong(GenomeCode.maximumLength + 6))
    #expect(error(self.code([])) == .altered)
    #expect(error(self.code([200])) == .invalid)
    var writer = SaveWriter()
    writer.write(CompactGenome(genome: SeedCreatures.eel))
    #expect(error(self.code(writer.bytes)) == nil)
    #expect(error(self.code(writer.bytes + [0])) == .invalid)
    #expect(error(self.code(writer.bytes.dropLast())) == .invalid)
  }

  @Test("reading distinguishes codes from texts, and explains errors in either")
  func reading() throws {
    #expect(try Genome(reading: SeedCreatures.eel.text) == SeedCreatures.eel)
    #expect(try Genome(reading: SeedCreatures.eel.code) == SeedCreatures.eel)
    #expect(throws: GenomeReadingError.code(.future(version: 9))) {
      try Genome(reading: "ooze9_xyz")
    }
    #expect(
      throws: GenomeReadingError.text(
        GenomeTextError(line: 1, column: 1, expected: "“ooze-genome”", found: "“hello”"))
    ) { try Genome(reading: "hello") }
  }
}
