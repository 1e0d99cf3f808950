import Testing

@testable import Micro

@Suite("A genome that isn't viable has a reason") struct GenomeValidationTests {
  private func error(_ change: (inout Genome) -> Void) -> BodyError? {
    var genome = Bodies.winged
    change(&genome)
    do {
      try genome.validate()
      return nil
    } catch {
      return error
    }
  }

  @Test("the body that the other cases change is sound")
  func sound() {
    #expect(error { _ in } == nil)
  }

  @Test("exactly one nucleus")
  func nucleus() {
    #expect(error { $0.cells[0].type = .body } == .noNucleus)
    #expect(
      error {
        $0.cells = []; $0.links = []
      } == .noNucleus)
    #expect(error { $0.cells[1].type = .nucleus } == .severalNuclei(1))
  }

  @Test("no more than the limits")
  func counts() {
    let long = Bodies.chain([.nucleus] + [CellType](repeating: .body, count: GenomeLimits.cells))
    #expect(throws: BodyError.tooManyCells(41)) { try long.validate() }
    let fits = Bodies.chain([.nucleus] + [CellType](repeating: .body, count: 39))
    #expect(throws: Never.self) { try fits.validate() }
    #expect(
      error { genome in
        let hidden = (0..<17).map { HiddenGene(id: $0, timeConstant: 1, bias: 0) }
        genome.brain.hidden = hidden
        genome.nextID = 17
      } == .tooManyHiddenNeurons(17))
    #expect(
      error { genome in
        genome.links = (0..<101).map { LinkGene(id: $0, a: 0, b: 1, type: .strut) }
        genome.nextID = 101
      } == .tooManyLinks(101))
    #expect(
      error { genome in
        genome.brain.connections = (0..<251).map {
          ConnectionGene(from: .hidden(GeneID($0)), to: .command(.turn), weight: 0)
        }
      } == .tooManyConnections(251))
  }

  @Test("at most eight links at a cell")
  func degree() {
    // Spokes of length 2 around a hub; the ninth is one too many.
    let directions: [(Float, Float)] = [
      (2, 0), (-2, 0), (0, 2), (0, -2), (1.4, 1.4), (-1.4, 1.4), (1.4, -1.4), (-1.4, -1.4),
      (1, 0),
    ]
    func star(_ arms: Int) -> Genome {
      let hub = CellGene(id: 0, type: .nucleus, position: .zero)
      let rim = (1...arms).map { index in
        let (x, y) = directions[index - 1]
        return CellGene(id: GeneID(index), type: .body, position: Vector(x: x, y: y))
      }
      let links = (1...arms).map {
        LinkGene(id: GeneID(100 + $0), a: 0, b: GeneID($0), type: .strut)
      }
      return Genome(cells: [hub] + rim, links: links, nextID: 200)
    }
    #expect(throws: Never.self) { try star(8).validate() }
    #expect(throws: BodyError.tooManyLinksAt(cell: 0)) { try star(9).validate() }
  }

  @Test("identifiers ascend and lie below the next one")
  func identifiers() {
    #expect(error { $0.cells.swapAt(0, 1) } == .identifierOutOfOrder(0))
    #expect(error { $0.cells.append($0.cells[3]) } == .identifierOutOfOrder(3))
    #expect(error { $0.links.swapAt(0, 1) } == .identifierOutOfOrder(4))
    #expect(error { $0.nextID = 6 } == .identifierTooLarge(6))
    #expect(
      error { genome in
        genome.cells.append(
          CellGene(id: 1_000_000_000, type: .body, position: Vector(x: 2, y: 0)))
        genome.nextID = 1_000_000_001
      } == .identifierTooLarge(1_000_000_000))
  }

  @Test(
    "numbers stay in their ranges",
    arguments: [Float.nan, .infinity, -.infinity, 50.01, -50.01])
  func ranges(wrong: Float) {
    #expect(error { $0.cells[1].position.x = wrong } == .outOfRange(.position, gene: 1))
    #expect(error { $0.cells[1].position.y = wrong } == .outOfRange(.position, gene: 1))
    #expect(error { $0.cells[1].direction = wrong } == .outOfRange(.direction, gene: 1))
    #expect(error { $0.links[0].amplitude = wrong } == .outOfRange(.amplitude, gene: 4))
    #expect(error { $0.links[0].phase = wrong } == .outOfRange(.phase, gene: 4))
    #expect(error { $0.hue = wrong } == .creatureOutOfRange(.hue))
    #expect(error { $0.frequency = wrong } == .creatureOutOfRange(.frequency))
    #expect(error { $0.phaseLag = wrong } == .creatureOutOfRange(.phaseLag))
    #expect(error { $0.brain.commandBias[.jet] = wrong } == .creatureOutOfRange(.commandBias))
    for bad in [
      HiddenGene(id: 0, timeConstant: wrong, bias: 0),
      HiddenGene(id: 0, timeConstant: 1, bias: wrong),
    ] {
      let value: BodyError.Value = bad.bias == 0 ? .timeConstant : .bias
      #expect(error { $0.brain.hidden = [bad] } == .outOfRange(value, gene: 0))
    }
    let connection = ConnectionGene(from: .inner(.bias), to: .command(.turn), weight: wrong)
    #expect(error { $0.brain.connections = [connection] } == .connectionOutOfRange(0))
  }

  @Test("only muscles swing and only organs with a direction turn")
  func idleValues() {
    #expect(error { $0.links[0].amplitude = 0.1 } == .outOfRange(.amplitude, gene: 4))
    #expect(error { $0.links[0].phase = 0.1 } == .outOfRange(.phase, gene: 4))
    #expect(
      error {
        $0.links[0].type = .muscle; $0.links[0].amplitude = 0.35
      } == nil)
    #expect(
      error {
        $0.links[0].type = .muscle; $0.links[0].amplitude = 0.36
      }
        == .outOfRange(.amplitude, gene: 4))
    #expect(
      error {
        $0.links[0].type = .hingeMuscle; $0.links[0].amplitude = 0.9
      } == nil)
    #expect(error { $0.cells[0].direction = 0.1 } == .outOfRange(.direction, gene: 0))
    #expect(error { $0.cells[1].direction = -3.14 } == nil)
  }

  @Test("links join two different cells, once, at a sensible distance")
  func links() {
    #expect(
      error {
        $0.links.append(LinkGene(id: 7, a: 0, b: 9, type: .body)); $0.nextID = 8
      }
        == .unknownCell(9))
    #expect(
      error {
        $0.links.append(LinkGene(id: 7, a: 0, b: 0, type: .body)); $0.nextID = 8
      }
        == .linkToItself(7))
    for (a, b) in [(0, 1), (1, 0)] as [(GeneID, GeneID)] {
      #expect(
        error {
          $0.links.append(LinkGene(id: 7, a: a, b: b, type: .spring)); $0.nextID = 8
        }
          == .duplicateLink(7))
    }
    #expect(error { $0.cells[1].position.x = 2.21 } == .linkTooLong(4))
    #expect(error { $0.cells[1].position.x = 2.19 } == nil)
    #expect(error { $0.cells[1].position.x = 0.59 } == .linkTooShort(4))
    #expect(error { $0.cells[1].position.x = 0.61 } == nil)
  }

  @Test("cells that no link joins may touch but not overlap")
  func space() {
    // A body cell's radius is 0.45 and a mouth's 0.5: they touch at 0.95.
    func with(_ x: Float) -> BodyError? {
      error { genome in
        genome.cells.append(CellGene(id: 7, type: .body, position: Vector(x: x, y: 0)))
        genome.cells.append(CellGene(id: 8, type: .body, position: Vector(x: 1.5, y: 1.5)))
        genome.links.append(LinkGene(id: 9, a: 1, b: 8, type: .body))
        genome.links.append(LinkGene(id: 10, a: 7, b: 8, type: .body))
        genome.nextID = 11
      }
    }
    #expect(with(1.951) == nil)
    #expect(with(1.94) == .overlapping(1, 7))
  }

  @Test("every cell is connected with the nucleus")
  func connected() {
    #expect(error { $0.links.removeFirst() } == .disconnected(1))
    #expect(
      error { genome in
        genome.cells.append(CellGene(id: 7, type: .body, position: Vector(x: 9, y: 0)))
        genome.cells.append(CellGene(id: 8, type: .body, position: Vector(x: 10, y: 0)))
        genome.links.append(LinkGene(id: 9, a: 7, b: 8, type: .body))
        genome.nextID = 10
      } == .disconnected(7))
  }

  @Test("the cells of a pair are each other's mirror images")
  func twins() {
    #expect(error { $0.cells[2].position.y = -1.1 } == .twinNotMirrored(2))
    #expect(error { $0.cells[2].type = .touch } == .twinNotMirrored(2))
    #expect(error { $0.cells[2].twin = nil } == .twinNotMirrored(3))
    #expect(error { $0.cells[2].twin = 1 } == .twinNotMirrored(2))
    #expect(error { $0.cells[1].twin = 1 } == .twinNotMirrored(1))
    #expect(error { $0.cells[2].twin = 77 } == .twinNotMirrored(2))
    #expect(error { $0.links[1].type = .body } == .twinNotMirrored(5))
    #expect(error { $0.links[2].twin = nil } == .twinNotMirrored(5))
    #expect(error { $0.links[0].twin = 5 } == .twinNotMirrored(4))
    #expect(
      error {
        $0.cells[2].twin = nil; $0.cells[3].twin = nil
      } == .twinNotMirrored(5))
  }

  @Test("a connection exists only once")
  func connections() {
    let connection = ConnectionGene(from: .inner(.bias), to: .command(.turn), weight: 1)
    #expect(
      error { $0.brain.connections = [connection, connection] } == .duplicateConnection(1))
  }
}
