import Testing

@testable import Micro

@Suite("Genomes as text") struct GenomeTextTests {
  /// Every kind of line, as `print` writes it.
  static let canonical = """
    ooze-genome 1
    name Little swimmer
    hue 0.42
    frequency 1.2
    phase-lag 0.8
    next 23
    cell 0 nucleus 0 0
    cell 3 eye 1 -0.5 direction 0.2 twin 5
    cell 5 eye 1 0.5 direction -0.2 twin 3
    link 1 hinge-muscle 0 3 amplitude 0.45 phase 0.1 twin 2
    link 2 hinge-muscle 0 5 amplitude 0.45 phase 0.1 twin 1
    link 4 strut 3 5
    neuron 7 time 0.5 bias 0.1
    neuron 8 time 2
    bias turn 0.3
    connect cell 3 bearing to command turn weight 0.8
    connect inner energy to neuron 7 weight -5
    connect neuron 7 to muscle 1 weight 1.5
    connect cell 99 2 to command jet weight 1

    """

  @Test("reading and printing canonical text changes nothing")
  func canonicalText() throws {
    let genome = try GenomeText.parse(Self.canonical)
    #expect(GenomeText.print(genome) == Self.canonical)
    #expect(genome.name.description == "Little swimmer")
    #expect(genome.nextID == 23)
    #expect(
      genome.cells[1]
        == CellGene(id: 3, type: .eye, position: Vector(x: 1, y: -0.5), direction: 0.2, twin: 5))
    #expect(
      genome.links[0]
        == LinkGene(id: 1, a: 0, b: 3, type: .hingeMuscle, amplitude: 0.45, phase: 0.1, twin: 2))
    #expect(genome.brain.commandBias[.turn] == 0.3)
    #expect(
      genome.brain.connections[0]
        == ConnectionGene(from: .sense(cell: 3, channel: 1), to: .command(.turn), weight: 0.8))
  }

  @Test("printing and reading any genome gives the same genome")
  func anyGenome() throws {
    var random = RandomSource(seed: 2)
    for _ in 0..<300 {
      var genome = RandomGenome.make(using: &random)
      // Numbers that aren't on the grid, and a sense of a missing cell.
      genome.brain.connections.append(
        ConnectionGene(
          from: .sense(cell: 777, channel: 3), to: .hidden(888), weight: random.normal()))
      for index in genome.cells.indices { genome.cells[index].position.x += random.normal() * 1e-4 }
      genome.brain.commandBias[.shock] = -0.0
      let text = GenomeText.print(genome)
      let back = try GenomeText.parse(text)
      #expect(back == genome)
      #expect(GenomeText.print(back) == text)
      #expect(back.brain.commandBias[.shock].sign == .minus)
    }
  }

  @Test("the largest genome fits")
  func largest() throws {
    let tiny: Float = 1.2345678e-10
    var genome = Genome(hue: tiny, frequency: tiny, phaseLag: -tiny, nextID: 1_000_000_000)
    genome.name = try #require(CreatureName("abcdefghijklmnopqrstuvwx"))
    genome.cells = (0..<40).map {
      CellGene(
        id: 999_999_900 + $0, type: .electrocyte, position: Vector(x: -tiny, y: -tiny),
        direction: -tiny, twin: 999_999_999)
    }
    genome.links = (0..<100).map {
      LinkGene(
        id: 999_999_900 + $0, a: 999_999_999, b: 999_999_999, type: .hingeMuscle, amplitude: -tiny,
        phase: -tiny, twin: 999_999_999)
    }
    genome.brain.hidden = (0..<16).map {
      HiddenGene(id: 999_999_900 + $0, timeConstant: -tiny, bias: -tiny)
    }
    genome.brain.connections = (0..<250).map { _ in
      ConnectionGene(
        from: .sense(cell: 999_999_900, channel: 255), to: .muscle(999_999_999), weight: -tiny)
    }
    for command in Command.allCases { genome.brain.commandBias[command] = -tiny }
    let text = GenomeText.print(genome)
    #expect(text.utf8.count < GenomeText.maximumLength * 3 / 4)
    #expect(try GenomeText.parse(text) == genome)
  }

  @Test("comments, empty lines, extra spaces and returns are skipped")
  func leniency() throws {
    var text = "\n# A swimmer.\r\n" + Self.canonical.replacing("\n", with: "\r\n\n  # comment\r\n")
    text = text.replacing("cell 3 eye 1", with: "  cell   3  eye 1")
    #expect(GenomeText.print(try GenomeText.parse(text)) == Self.canonical)
  }

  // The channels are those of the documentation of `Eye`. Under older rules an eye has four.
  @Test(
    "an eye's channels have the names of the rules, and every name is read",
    arguments: [
      (.first, ["proximity", "bearing", "kind", "size", "4", "5"]),
      (.second, ["proximity", "bearing", "kind", "size", "4", "5"]),
      (
        .third,
        ["proximity", "bearing", "standing", "closing", "food-bearing", "food-proximity"]
      ),
    ] as [(DishRules, [String])])
  func channels(rules: DishRules, names: [String]) throws {
    var genome = SeedCreatures.watcher
    let eye = try #require(genome.cells.first { $0.type == .eye })
    genome.brain.connections = (0..<6).map {
      ConnectionGene(from: .sense(cell: eye.id, channel: $0), to: .command(.turn), weight: 1)
    }
    let text = GenomeText.print(genome, under: rules)
    let shown = text.split(separator: "\n").filter { $0.hasPrefix("connect") }
    #expect(shown.map { String($0.split(separator: " ")[3]) } == names)
    #expect(try GenomeText.parse(text) == genome)
  }

  private func error(_ text: String) -> GenomeTextError? {
    do {
      _ = try GenomeText.parse(text)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the error in the canonical text after a change of its lines.
  private func error(changing old: String, to new: String) -> GenomeTextError? {
    error(Self.canonical.replacing(old, with: new))
  }

  @Test("errors name the line, the column, the expected and the actual text")
  func errors() {
    let cellTypes = CellType.allCases.map(\.name).joined(separator: ", ")
    #expect(
      error(changing: "3 eye", to: "3 eyes")
        == GenomeTextError(
          line: 8, column: 8, expected: "a type of cell: \(cellTypes)", found: "“eyes”"))
    #expect(
      error(changing: "1 -0.5", to: "1 -0,5")
        == GenomeTextError(line: 8, column: 14, expected: "a number", found: "“-0,5”"))
    #expect(
      error(changing: "strut 3 5", to: "strut 3")
        == GenomeTextError(
          line: 12, column: 15, expected: "a whole number up to 999999999",
          found: "the end of the line"))
    #expect(
      error(changing: "strut 3 5", to: "strut 3 5 tight")
        == GenomeTextError(
          line: 12, column: 18, expected: "the end of the line", found: "“tight”"))
    #expect(
      error(changing: "bearing to", to: "smell to")
        == GenomeTextError(
          line: 16, column: 16,
          expected: "proximity, bearing, standing, closing, food-bearing, food-proximity",
          found: "“smell”"))
    #expect(
      error(changing: "command turn w", to: "command trun w")
        == GenomeTextError(
          line: 16, column: 35,
          expected: "a command: effort, tempo, turn, bite, jet, toxin, grab, thrust, shock",
          found: "“trun”"))
    #expect(
      error(changing: "genome 1", to: "genome 2")
        == GenomeTextError(line: 1, column: 13, expected: "“1”", found: "“2”"))
    #expect(
      error(changing: "next 23", to: "hue 0.1")
        == GenomeTextError(line: 6, column: 1, expected: "“hue” only once", found: "“hue”"))
    #expect(
      error(changing: "next 23\n", to: "")
        == GenomeTextError(
          line: 19, column: 1, expected: "a line with “next”", found: "the end of the line"))
    #expect(error("")?.expected == "“ooze-genome”")
    #expect(error("hello")?.expected == "“ooze-genome”")
    #expect(
      error(changing: "cell 0", to: "sell 0")?.expected
        == "name, hue, frequency, phase-lag, next, cell, link, neuron, bias or connect")
    #expect(error(changing: "Little", to: "L\u{00EF}ttle")?.column == 6)
    #expect(error(changing: "hue 0.42", to: "hue nan")?.expected == "a number")
    #expect(error(changing: "hue 0.42", to: "hue \u{1B}[31m")?.found == "“?[31m”")
  }

  @Test("no more genes than the limits", arguments: ["cell", "link", "neuron", "connect"])
  func limits(kind: String) {
    let line =
      switch kind {
      case "cell": "cell 1 body 0 0\n"
      case "link": "link 1 body 0 0\n"
      case "neuron": "neuron 1 time 1\n"
      default: "connect inner bias to command turn weight 1\n"
      }
    let problem = error(Self.canonical + String(repeating: line, count: 251))
    #expect(problem?.expected.hasPrefix("at most") == true)
  }

  @Test("a huge text is refused unread")
  func huge() {
    let problem = error(String(repeating: "#\n", count: 32_769))
    #expect(problem?.expected == "at most 65536 bytes")
  }
}
