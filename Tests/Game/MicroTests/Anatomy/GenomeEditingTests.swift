import Testing

@testable import Micro

@Suite("Edits of a genome") struct GenomeEditingTests {
  @Test("leave it valid, or leave it alone", arguments: 0..<8 as Range<UInt64>)
  func fuzz(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var genome = RandomGenome.make(cells: 3...16, using: &random)
    for _ in 0..<100 {
      RandomChange.apply(to: &genome, using: &random)
      #expect(throws: Never.self) { try genome.validate() }
      #expect(genome.brain.connections.allSatisfy(genome.isLive))
    }
  }

  private func expectUnchanged(
    _ error: BodyError, _ change: (inout Genome) throws(BodyError) -> Void
  ) {
    var genome = Bodies.winged
    #expect(throws: error) { try change(&genome) }
    #expect(genome == Bodies.winged)
  }

  @Test("a cell comes with its link")
  func add() throws {
    var genome = Bodies.winged
    let id = try genome.addCell(.eye, at: Vector(x: -1.004, y: 0), linkedTo: 0, by: .body)
    #expect(id == 7)
    #expect(genome.cells.last == CellGene(id: 7, type: .eye, position: Vector(x: -1, y: 0)))
    #expect(genome.links.last == LinkGene(id: 8, a: 0, b: 7, type: .body))
  }

  @Test("a mirrored cell is added as a pair", arguments: [-1.3, 1.3] as [Float])
  func addMirrored(y: Float) throws {
    var genome = Bodies.winged
    try genome.addCell(
      .eye, at: Vector(x: 0.8, y: y), linkedTo: 0, by: .hingeMuscle, mirrored: true)
    #expect(genome.cells.suffix(2).map(\.id) == [7, 9])
    #expect(genome.cells.suffix(2).map(\.twin) == [9, 7])
    #expect(genome.cells.suffix(2).map(\.position.y) == [y, -y])
    #expect(genome.links.suffix(2).map(\.twin) == [10, 8])
    #expect(genome.links.suffix(2).map(\.a) == [0, 0])
    // Attached to one cell of a pair, the new cell has its mirror image at the other.
    try genome.addCell(
      .touch, at: Vector(x: -1, y: y > 0 ? 2 : -2), linkedTo: y > 0 ? 3 : 2, by: .strut,
      mirrored: true)
    #expect(genome.links.suffix(2).map(\.a) == (y > 0 ? [3, 2] : [2, 3]))
  }

  @Test("on the axis a mirrored cell stands alone")
  func addOnAxis() throws {
    var genome = Bodies.winged
    try genome.addCell(.eye, at: Vector(x: -1, y: 0.001), linkedTo: 0, by: .body, mirrored: true)
    #expect(genome.cells.count == 5)
    #expect(genome.cells.last?.twin == nil)
  }

  @Test("a mirrored move moves both; a move of one parts them", arguments: [2, 3] as [GeneID])
  func move(id: GeneID) throws {
    let place = Vector(x: -0.6, y: id == 2 ? -1.2 : 1.2)
    var both = Bodies.winged
    try both.moveCell(id, to: place, mirrored: true)
    #expect(both.cells[2].position == Vector(x: -0.6, y: -1.2))
    #expect(both.cells[3].position == Vector(x: -0.6, y: 1.2))
    #expect(both.cells[2].twin == 3)
    var one = Bodies.winged
    try one.moveCell(id, to: place)
    #expect(one.cells.allSatisfy { $0.twin == nil })
    #expect(one.links.allSatisfy { $0.twin == nil })
  }

  @Test("on the axis a mirrored move stays there; a plain one separates the pairs")
  func moveOnAxis() throws {
    var genome = Bodies.winged
    try genome.moveCell(0, to: Vector(x: -0.1, y: 0.2), mirrored: true)
    #expect(genome.cells[0].position == Vector(x: -0.1, y: 0))
    try genome.moveCell(0, to: Vector(x: -0.1, y: 0.2))
    #expect(genome.cells[0].position == Vector(x: -0.1, y: 0.2))
    #expect(genome.cells[2].twin == 3, "the noses still are mirror images")
    #expect(genome.links.allSatisfy { $0.twin == nil }, "their links are not")
  }

  @Test("removal takes links and connections along")
  func remove() throws {
    var genome = Bodies.winged
    genome.brain.connections = [
      ConnectionGene(from: .sense(cell: 2, channel: 0), to: .command(.turn), weight: 1),
      ConnectionGene(from: .sense(cell: 3, channel: 0), to: .command(.turn), weight: -1),
    ]
    var one = genome
    try one.removeCell(2)
    #expect(one.cells.map(\.id) == [0, 1, 3])
    #expect(one.links.map(\.id) == [4, 6])
    #expect(one.cells[2].twin == nil)
    #expect(one.brain.connections == [genome.brain.connections[1]])
    try genome.removeCell(3, mirrored: true)
    #expect(genome.cells.map(\.id) == [0, 1])
    #expect(genome.brain.connections.isEmpty)
  }

  @Test("pruning removes disconnected cells, otherwise they are an error")
  func prune() throws {
    var chain = Bodies.chain([.nucleus, .body, .body, .body])
    #expect(throws: BodyError.disconnected(2)) { try chain.removeCell(1) }
    #expect(chain.cells.count == 4)
    try chain.removeCell(1, pruning: true)
    #expect(chain.cells.map(\.id) == [0])
    #expect(chain.links.isEmpty)
  }

  @Test("another type keeps everything that it can use")
  func retype() throws {
    var genome = Bodies.winged
    genome.brain.connections = [
      ConnectionGene(from: .sense(cell: 2, channel: 0), to: .command(.turn), weight: 1),
      ConnectionGene(from: .sense(cell: 2, channel: 2), to: .command(.bite), weight: 1),
    ]
    try genome.retypeCell(2, to: .touch, mirrored: true)
    #expect(genome.cells.map(\.type) == [.nucleus, .mouth, .touch, .touch])
    #expect(genome.brain.connections.count == 1, "touch has one channel")
    try genome.turnCell(1, to: 0.5)
    try genome.retypeCell(1, to: .body)
    #expect(genome.cells[1].direction == 0)
  }

  @Test("the cells of a pair turn in opposite directions")
  func turn() throws {
    var genome = Bodies.winged
    try genome.retypeCell(2, to: .eye, mirrored: true)
    try genome.turnCell(3, to: 0.5, mirrored: true)
    #expect(genome.cells[2].direction == -0.5)
    #expect(genome.cells[3].direction == 0.5)
  }

  @Test("links keep their swing as far as the new type allows")
  func retypeLink() throws {
    var genome = Bodies.winged
    try genome.retypeLink(4, to: .hingeMuscle)
    #expect(genome.links[0].amplitude == 0.45)
    try genome.tuneMuscle(4, amplitude: 0.9, phase: 1)
    try genome.retypeLink(4, to: .muscle)
    #expect(genome.links[0].amplitude == 0.35)
    #expect(genome.links[0].phase == 1)
    try genome.retypeLink(4, to: .body)
    #expect(genome.links[0].amplitude == 0)
    #expect(genome.links[0].phase == 0)
  }

  @Test("a mirrored link joins the mirror images")
  func addLink() throws {
    var genome = Bodies.winged
    try genome.moveCell(2, to: Vector(x: 0, y: -1), mirrored: true)
    let id = try genome.addLink(from: 1, to: 2, .muscle, mirrored: true)
    #expect(genome.links.suffix(2).map(\.b) == [2, 3])
    #expect(genome.links.suffix(2).map(\.amplitude) == [0.18, 0.18])
    try genome.addLink(from: 2, to: 3, .spring, mirrored: true)
    #expect(genome.links.count == 6, "a link across the axis is its own mirror image")
    try genome.removeLink(id, mirrored: true)
    #expect(genome.links.count == 4)
  }

  @Test("an impossible edit changes nothing and throws the reason")
  func errors() {
    expectUnchanged(.overlapping(1, 7)) { genome throws(BodyError) in
      try genome.addCell(.eye, at: Vector(x: 0.8, y: 0.3), linkedTo: 0, by: .body)
    }
    expectUnchanged(.unknownCell(42)) { genome throws(BodyError) in
      try genome.addCell(.eye, at: Vector(x: -1, y: 0), linkedTo: 42, by: .body)
    }
    expectUnchanged(.noNucleus) { genome throws(BodyError) in
      try genome.removeCell(0, pruning: true)
    }
    expectUnchanged(.severalNuclei(1)) { genome throws(BodyError) in
      try genome.retypeCell(1, to: .nucleus)
    }
    expectUnchanged(.linkTooLong(4)) { genome throws(BodyError) in
      try genome.moveCell(1, to: Vector(x: 4, y: 0))
    }
    expectUnchanged(.outOfRange(.position, gene: 1)) { genome throws(BodyError) in
      try genome.moveCell(1, to: Vector(x: .nan, y: 0))
    }
    expectUnchanged(.outOfRange(.amplitude, gene: 4)) { genome throws(BodyError) in
      try genome.tuneMuscle(4, amplitude: 0.2, phase: 0)
    }
    expectUnchanged(.unknownLink(0)) { genome throws(BodyError) in try genome.removeLink(0) }
    expectUnchanged(.duplicateLink(7)) { genome throws(BodyError) in
      try genome.addLink(from: 1, to: 0, .strut)
    }
  }

  @Test("a mirrored edit of an unpaired gene off the axis is an error")
  func noTwin() throws {
    var genome = Bodies.winged
    try genome.removeCell(3)
    let before = genome
    #expect(throws: BodyError.noTwin(2)) {
      try genome.moveCell(2, to: Vector(x: 0, y: -1), mirrored: true)
    }
    #expect(throws: BodyError.noTwin(2)) { try genome.removeCell(2, mirrored: true) }
    #expect(throws: BodyError.noTwin(5)) { try genome.removeLink(5, mirrored: true) }
    #expect(genome == before)
  }

  @Test("identifiers run out with an error")
  func identifiers() {
    var genome = Bodies.winged
    genome.nextID = GenomeLimits.largestID
    #expect(throws: BodyError.identifierTooLarge(1_000_000_000)) {
      try genome.addCell(.eye, at: Vector(x: -1, y: 0), linkedTo: 0, by: .body)
    }
  }

  @Test(
    "numbers snap to hundredths, halves away from zero",
    arguments: [
      (0.004, 0), (0.125, 0.13), (-0.125, -0.13), (1.999, 2), (-3.14159, -3.14), (49.996, 50),
    ] as [(Float, Float)])
  func snapping(number: Float, snapped: Float) {
    #expect(number.snapped == snapped)
  }
}
