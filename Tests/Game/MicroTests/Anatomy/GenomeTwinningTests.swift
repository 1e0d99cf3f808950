import Testing

@testable import Micro

@Suite("A mirror image") struct GenomeTwinningTests {
  /// `Bodies.winged` with the right nose alone, at (−0.5, 1).
  private var lopsided: Genome {
    var genome = Bodies.winged
    genome.cells.remove(at: 2)
    genome.cells[2].twin = nil
    genome.links.remove(at: 1)
    genome.links[1].twin = nil
    return genome
  }

  @Test("comes with the mirror images of the cell's links")
  func adds() throws {
    var genome = lopsided
    try genome.addLink(from: 3, to: 1, .muscle)
    try genome.tuneMuscle(7, amplitude: 0.2, phase: 0.5)
    let twin = try genome.addTwin(ofCell: 3)
    #expect(twin == 8)
    #expect(genome.cells.last?.position == Vector(x: -0.5, y: -1))
    #expect(genome.cells.map(\.twin) == [nil, nil, 8, 3])
    #expect(
      genome.links.suffix(2) == [
        LinkGene(id: 9, a: 0, b: 8, type: .strut, twin: 6),
        LinkGene(id: 10, a: 8, b: 1, type: .muscle, amplitude: 0.2, phase: 0.5, twin: 7),
      ])
    #expect(throws: Never.self) { try genome.validate() }
  }

  @Test("is adopted for nothing where the mirror image already lies")
  func adopts() throws {
    var genome = Bodies.winged
    for index in genome.cells.indices { genome.cells[index].twin = nil }
    for index in genome.links.indices { genome.links[index].twin = nil }
    let parted = genome
    #expect(try genome.addTwin(ofCell: 2) == 3)
    #expect(genome == Bodies.winged)
    #expect(EditCost.cost(from: parted, to: genome) == 0)
  }

  @Test("of a cell on the axis is the cell itself, and of a paired one its counterpart")
  func hasOne() throws {
    var genome = Bodies.winged
    #expect(try genome.addTwin(ofCell: 1) == 1)
    #expect(try genome.addTwin(ofCell: 2) == 3)
    #expect(genome == Bodies.winged)
  }

  @Test("without anything to attach to is refused")
  func loose() throws {
    var genome = lopsided
    try genome.addCell(.body, at: Vector(x: -0.5, y: 2), linkedTo: 3, by: .body)
    let before = genome
    #expect(throws: BodyError.disconnected(9)) { try genome.addTwin(ofCell: 7) }
    #expect(genome == before)
  }

  @Test("makes any cell symmetric or leaves all as it was", arguments: 0..<20 as Range<UInt64>)
  func fuzz(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var genome = RandomGenome.make(cells: 3...16, using: &random)
    for id in genome.cells.map(\.id) {
      let before = genome
      do {
        let twin = try genome.addTwin(ofCell: id)
        #expect(throws: Never.self) { try genome.validate() }
        #expect(genome.mirror(ofCell: id) == twin)
        #expect(genome.mirror(ofCell: twin) == id)
      } catch {
        #expect(genome == before)
      }
    }
  }
}

@Suite("A link") struct LinkReattachingTests {
  @Test("ends at other cells and keeps its name")
  func moves() throws {
    var genome = Bodies.winged
    try genome.addLink(from: 1, to: 2, .muscle)
    try genome.reattachLink(7, from: 1, to: 3)
    #expect(genome.links.last == LinkGene(id: 7, a: 1, b: 3, type: .muscle, amplitude: 0.18))
    #expect(EditCost.cost(from: Bodies.winged, to: genome) == LinkType.muscle.traits.cost)
  }

  @Test("moves with its counterpart, or is refused and unchanged")
  func mirrored() throws {
    var genome = Bodies.winged
    try genome.addCell(.body, at: Vector(x: -1, y: 0), linkedTo: 0, by: .body)
    try genome.reattachLink(5, from: 7, to: 2, mirrored: true)
    #expect(genome.links[1] == LinkGene(id: 5, a: 7, b: 2, type: .strut, twin: 6))
    #expect(genome.links[2] == LinkGene(id: 6, a: 7, b: 3, type: .strut, twin: 5))
    let before = genome
    #expect(throws: BodyError.linkToItself(5)) { try genome.reattachLink(5, from: 2, to: 2) }
    #expect(throws: BodyError.unknownCell(99)) { try genome.reattachLink(5, from: 99, to: 2) }
    #expect(genome == before)
  }

  @Test("is the mirror image of itself across the axis, of its counterpart, or of none")
  func mirror() throws {
    var genome = Bodies.winged
    #expect(genome.mirror(ofLink: 4) == 4)
    #expect(genome.mirror(ofLink: 5) == 6)
    #expect(genome.mirror(ofLink: 99) == nil)
    try genome.addLink(from: 1, to: 2, .strut)
    #expect(genome.mirror(ofLink: 7) == nil)
  }
}

@Suite("The wave") struct WaveTuningTests {
  @Test("is tuned within its limits, in hundredths")
  func tune() throws {
    var genome = Bodies.winged
    try genome.tuneWave(frequency: 1.234, phaseLag: -0.505)
    #expect(genome.frequency == 1.23)
    #expect(genome.phaseLag == -0.51)
    let before = genome
    #expect(throws: BodyError.creatureOutOfRange(.frequency)) {
      try genome.tuneWave(frequency: 3.01, phaseLag: 0)
    }
    #expect(throws: BodyError.creatureOutOfRange(.phaseLag)) {
      try genome.tuneWave(frequency: 1, phaseLag: 3.15)
    }
    #expect(genome == before)
  }
}
