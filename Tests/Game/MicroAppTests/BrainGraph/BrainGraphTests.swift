import Micro
import Testing

@testable import MicroApp

@Suite("The graph of a brain") struct BrainGraphTests {
  /// A nucleus with a nose and a muscle between them. Food excites a hidden neuron, which inhibits itself and drives
  /// the muscle and the bite.
  private var genome: Genome {
    Genome(
      cells: [
        CellGene(id: 0, type: .nucleus, position: .zero),
        CellGene(id: 1, type: .nose, position: Vector(x: 1, y: 0)),
      ],
      links: [LinkGene(id: 2, a: 0, b: 1, type: .muscle, amplitude: 0.2)],
      brain: BrainGenes(
        hidden: [HiddenGene(id: 3, timeConstant: 0.1, bias: 0)],
        connections: [
          ConnectionGene(from: .hidden(3), to: .muscle(2), weight: 1),
          ConnectionGene(from: .sense(cell: 1, channel: 0), to: .hidden(3), weight: 2),
          ConnectionGene(from: .hidden(3), to: .hidden(3), weight: -1),
          ConnectionGene(from: .hidden(3), to: .command(.bite), weight: 0.5),
          ConnectionGene(from: .sense(cell: 9, channel: 0), to: .command(.turn), weight: 3),
        ]), nextID: 4)
  }

  @Test("has a node for each end and an edge for each live connection")
  func edges() throws {
    let graph = BrainGraph(genome, try BodyPlan(genome))
    #expect(
      graph.places.map(\.node) == [
        .input(.sense(cell: 1, channel: 0)), .hidden(0), .muscle(link: 0, slot: 0), .command(.bite),
      ])
    #expect(
      graph.edges == [
        BrainGraph.Edge(from: 1, to: 2, weight: 1), BrainGraph.Edge(from: 0, to: 1, weight: 2),
        BrainGraph.Edge(from: 1, to: 1, weight: -1), BrainGraph.Edge(from: 1, to: 3, weight: 0.5),
      ])
  }

  @Test("reads from the left to the right, commands over muscles")
  func layout() throws {
    let graph = BrainGraph(genome, try BodyPlan(genome))
    #expect(graph.places.map(\.x) == [0, 0.5, 1, 1])
    #expect(graph.places.map(\.y) == [0.5, 0.5, 0.75, 0.25])
  }

  @Test("gives every node a place of its own, for any brain", arguments: 0..<20 as Range<UInt64>)
  func places(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let genome = RandomGenome.make(using: &random)
    let plan = try BodyPlan(genome)
    let graph = BrainGraph(genome, plan)
    #expect(graph.edges.count == plan.brain.connectionCount)
    #expect(Set(graph.places.map(\.node)).count == graph.places.count)
    #expect(Set(graph.places.map { [$0.x, $0.y] }).count == graph.places.count)
    for edge in graph.edges {
      #expect(graph.places[edge.from].x < 1, "nothing begins at an output")
      #expect(graph.places[edge.to].x > 0, "nothing ends at an input")
    }
    for language in Language.allCases {
      let names = BrainNames(genome, plan, Texts(language: language)).names(of: graph)
      #expect(names.count == graph.places.count)
      #expect(names.allSatisfy { !$0.isEmpty })
    }
  }

  @Test("shows the brain's inputs, neurons and commands")
  func activity() throws {
    var tank = try Tank(SeedCreatures.eel, mode: .brain)
    for _ in 0..<120 { tank.step() }
    let creature = tank.world.creatures[0]
    let graph = BrainGraph(creature.genome, creature.plan)
    let inputs = tank.world.brainInputs(of: tank.swimmer)
    let activity = graph.activity(inputs: inputs, brain: creature.brain)
    #expect(Array(activity.prefix(inputs.count)) == inputs)
    for (index, place) in graph.places.enumerated() {
      guard case .command(let command) = place.node else { continue }
      #expect(activity[index] == creature.brain.commands[command])
    }
    #expect(activity.allSatisfy { abs($0) <= 1 })
  }
}
