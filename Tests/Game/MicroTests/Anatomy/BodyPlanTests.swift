import Testing

@testable import Micro

@Suite("A body develops from its genome") struct BodyPlanTests {
  @Test("depth is the fewest links to the nucleus", arguments: 0..<6)
  func depth(nucleus: Int) throws {
    var types = [CellType](repeating: .body, count: 6)
    types[nucleus] = .nucleus
    let plan = try BodyPlan(Bodies.chain(types))
    #expect(plan.nucleus == nucleus)
    #expect(plan.cells.map(\.depth) == (0..<6).map { abs($0 - nucleus) })
    #expect(
      plan.links.map(\.depth) == (0..<5).map { min(abs($0 - nucleus), abs($0 + 1 - nucleus)) })
  }

  @Test("positions are from the centre of mass")
  func centre() throws {
    for genome in [Bodies.winged, Bodies.chain([.nucleus, .armour, .eye])] {
      let plan = try BodyPlan(genome)
      let moment = plan.cells.reduce(into: Vector.zero) {
        $0 += $1.position * $1.type.traits.mass
      }
      // A few roundings of numbers of order 1.
      #expect(moment.length < 1e-5)
      #expect(plan.totalMass == plan.cells.map(\.type.traits.mass).reduce(0, +))
      for cell in plan.cells {
        #expect(cell.position.length + cell.type.traits.radius <= plan.radius)
      }
    }
  }

  @Test("each cell knows its neighbours and the links to them")
  func neighbours() throws {
    let plan = try BodyPlan(Bodies.winged)
    #expect(plan.neighbours[plan.cells[0].neighbours].map(\.cell) == [1, 2, 3])
    #expect(plan.neighbours[plan.cells[0].neighbours].map(\.link) == [0, 1, 2])
    for cell in 1...3 {
      #expect(plan.neighbours[plan.cells[cell].neighbours].map(\.cell) == [0])
    }
  }

  @Test("links know their side: left is negative y")
  func sides() throws {
    let plan = try BodyPlan(Bodies.winged)
    #expect(plan.links.map(\.side) == [.middle, .left, .right])
  }

  @Test("a chain of hinge muscles bends at every joint but the last end")
  func chainHinges() throws {
    let plan = try BodyPlan(
      Bodies.chain([.nucleus, .body, .body, .body], links: .hingeMuscle, amplitude: 0.5))
    #expect(plan.hinges.map(\.a) == [0, 1])
    #expect(plan.hinges.map(\.pivot) == [1, 2])
    #expect(plan.hinges.map(\.c) == [2, 3])
    #expect(plan.hinges.map(\.depth) == [1, 2])
    #expect(plan.hinges.allSatisfy { $0.amplitude == 0.5 })
  }

  /// Returns a link from (−1, 0) to the pivot at 0, and one from there to each given point.
  private func fork(_ type: LinkType, to ends: [(Float, Float)], reversed: Bool = false) -> Genome {
    var genome = Genome(
      cells: [
        CellGene(id: 0, type: .nucleus, position: Vector(x: -1, y: 0)),
        CellGene(id: 1, type: .body, position: .zero),
      ], links: [LinkGene(id: 10, a: 0, b: 1, type: type)], nextID: 20)
    for (index, (x, y)) in ends.enumerated() {
      let id = GeneID(2 + index)
      genome.cells.append(CellGene(id: id, type: .body, position: Vector(x: x, y: y)))
      genome.links.append(
        LinkGene(id: 10 + id, a: reversed ? id : 1, b: reversed ? 1 : id, type: type))
    }
    return genome
  }

  @Test("a hinge bends against the link that continues most nearly straight")
  func straightest() throws {
    let ends: [(Float, Float)] = [(-0.5, 0.95), (0.9, -0.5), (0.55, 0.85)]
    let plan = try BodyPlan(fork(.hingeMuscle, to: ends))
    #expect(plan.hinges.map(\.c) == [3])
  }

  @Test(
    "the rest angle is the turn at the pivot, positive from x to y",
    arguments: [(1, 0, 0), (0, 1, 1), (0, -1, -1), (1, 1, 0.5), (-0.5, 0.8660254, 4 / 3)]
      as [(Float, Float, Float)])
  func restAngle(x: Float, y: Float, quarters: Float) throws {
    let hinge = try #require(BodyPlan(fork(.hingeMuscle, to: [(x, y)])).hinges.first)
    // Positions are from the centre of mass, so they carry a rounding or two.
    #expect(abs(hinge.restAngle - quarters * .pi / 2) < 1e-6)
  }

  @Test("a muscle bends against a sharp corner too, a body link only within 60°")
  func corners() throws {
    let angles: [(x: Float, y: Float, isStraight: Bool)] = [
      (1, 0, true), (0.8, 0.6, true), (0.8, -0.6, true), (0.48, 0.88, false), (0, 1, false),
    ]
    for (x, y, isStraight) in angles {
      #expect(try BodyPlan(fork(.hingeMuscle, to: [(x, y)])).hinges.count == 1)
      #expect(try BodyPlan(fork(.body, to: [(x, y)])).hinges.count == (isStraight ? 1 : 0))
    }
  }

  @Test("two body links that meet resist once, two muscles pull both")
  func facing() throws {
    #expect(try BodyPlan(fork(.body, to: [(1, 0)], reversed: true)).hinges.count == 1)
    #expect(try BodyPlan(fork(.hingeMuscle, to: [(1, 0)], reversed: true)).hinges.count == 2)
    var mixed = fork(.body, to: [(1, 0)], reversed: true)
    mixed.links[1].type = .hingeMuscle
    let hinges = try BodyPlan(mixed).hinges
    #expect(hinges.map(\.link) == [1])
  }

  @Test("upkeep counts every cell, link and connection")
  func upkeep() throws {
    var genome = Bodies.winged
    let before = try BodyPlan(genome).upkeep
    // 0.1 + 0.04 + 2 × 0.04 for the cells, 0.002 + 2 × 0.001 for the links.
    #expect(abs(before - 0.224) < 1e-6)
    genome.brain.connections = [
      ConnectionGene(from: .inner(.bias), to: .command(.turn), weight: 1)
    ]
    #expect(abs(try BodyPlan(genome).upkeep - before - 0.0005) < 1e-6)
  }
}
