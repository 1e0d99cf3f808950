import Testing

@testable import Micro

@Suite("The cost of an edit") struct EditCostTests {
  private func cost(_ genome: Genome = Bodies.winged, _ change: (inout Genome) throws -> Void)
    rethrows
    -> Int
  {
    var edited = genome
    try change(&edited)
    return EditCost.cost(from: genome, to: edited)
  }

  @Test("a new cell costs its price and its link's", arguments: CellType.allCases)
  func newCell(type: CellType) throws {
    guard type != .nucleus else { return }
    let sum = try cost {
      try $0.addCell(type, at: Vector(x: -1, y: 0), linkedTo: 0, by: .strut)
    }
    #expect(sum == type.traits.cost + LinkType.strut.traits.cost)
  }

  @Test("removing costs as much as adding")
  func removal() throws {
    // A mouth, 6, and its body link, 1.
    #expect(try cost { try $0.removeCell(1) } == 7)
    // Two noses, 3 each, and two struts, 1 each.
    #expect(try cost { try $0.removeCell(2, mirrored: true) } == 8)
  }

  @Test("another type costs the dearer of the two")
  func retyping() throws {
    #expect(try cost { try $0.retypeCell(1, to: .spike) } == 6)
    #expect(try cost { try $0.retypeCell(1, to: .electrocyte) } == 9)
    #expect(try cost { try $0.retypeCell(1, to: .touch) } == 6)
    #expect(try cost { try $0.retypeLink(4, to: .fin) } == 2)
  }

  @Test(
    "a move costs 1 for each begun half length, never more than a new cell",
    arguments: [(1.01, 1), (1.5, 1), (1.51, 2), (2.0, 2), (2.2, 3)] as [(Float, Int)])
  func moving(to x: Float, points: Int) throws {
    #expect(try cost { try $0.moveCell(1, to: Vector(x: x, y: 0)) } == points)
  }

  @Test("undone changes are free, in any order")
  func roundTrip() throws {
    let sum = try cost { genome in
      let id = try genome.addCell(.eye, at: Vector(x: -1, y: 0), linkedTo: 0, by: .body)
      try genome.moveCell(1, to: Vector(x: 1.4, y: 0.2))
      try genome.retypeCell(2, to: .touch, mirrored: true)
      try genome.removeCell(id)
      try genome.retypeCell(2, to: .nose, mirrored: true)
      try genome.moveCell(1, to: Vector(x: 1, y: 0))
    }
    #expect(sum == 0)
  }

  @Test("name, colour, pairing and the order of connections are free")
  func free() throws {
    var genome = Bodies.winged
    genome.brain.connections = [
      ConnectionGene(from: .inner(.bias), to: .command(.turn), weight: 1),
      ConnectionGene(from: .sense(cell: 2, channel: 0), to: .command(.turn), weight: 1),
    ]
    #expect(
      cost(genome) {
        $0.name = CreatureName("other") ?? .none
        $0.hue = 0.9
        $0.nextID = 100
        $0.brain.connections.reverse()
        // A connection without a source doesn't count.
        $0.brain.connections.append(
          ConnectionGene(from: .sense(cell: 77, channel: 0), to: .command(.turn), weight: 1))
        for index in $0.cells.indices { $0.cells[index].twin = nil }
        for index in $0.links.indices { $0.links[index].twin = nil }
      } == 0)
  }

  @Test("senses are counted with their connections")
  func wiring() throws {
    var genome = Bodies.winged
    for (channel, command) in zip(0...2 as ClosedRange<UInt8>, Command.allCases) {
      genome.brain.connections.append(
        ConnectionGene(
          from: .sense(cell: 2, channel: channel), to: .command(command), weight: 1))
    }
    // A nose, 3, and its strut, 1; its three connections belong to it.
    #expect(try cost(genome) { try $0.removeCell(2) } == 4)
    #expect(cost(genome) { $0.brain.connections.removeFirst() } == 1)
    #expect(cost(genome) { $0.brain.connections[0].weight = 1.5 } == 1)
    #expect(cost(genome) { $0.brain.connections[0].weight = 3 } == 2)
    #expect(cost(genome) { $0.brain.commandBias[.bite] = 1.5 } == 2)
    #expect(cost(genome) { $0.frequency = 1.2 } == 1)
  }

  @Test("the parts name their subjects and add up")
  func parts() throws {
    var edited = Bodies.winged
    try edited.removeCell(1)
    try edited.moveCell(0, to: Vector(x: 0.1, y: 0))
    let cost = EditCost(from: Bodies.winged, to: edited)
    #expect(
      cost.parts == [
        EditCost.Part(subject: .cell(0), points: 1), EditCost.Part(subject: .cell(1), points: 6),
        EditCost.Part(subject: .link(4), points: 1),
      ])
    #expect(cost.total == 8)
  }
}
