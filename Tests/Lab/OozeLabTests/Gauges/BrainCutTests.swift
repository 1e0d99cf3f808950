import EvolutionRuns
import Micro
import Testing

@Suite("Brain cut") struct BrainCutTests {
  /// Returns a descendant of a seed creature, with a brain that uses every kind of connection.
  private func descendant(seed: UInt64) -> Genome {
    var mutation = Mutation(
      rates: MutationRates(), rules: .third, random: RandomSource(seed: seed))
    var genome = SeedCreatures.all[Int(seed) % SeedCreatures.all.count]
    for _ in 0..<60 { genome = mutation.child(of: genome) }
    return genome
  }

  /// Returns the commands and muscles of a brain after some thoughts with the same inputs.
  private func output(_ genome: Genome, inputs: (BrainPlan.Input) -> Float) throws -> [Float] {
    let plan = try BodyPlan(genome)
    var brain = BrainState(plan.brain)
    let values = plan.brain.inputs.map(inputs)
    for _ in 0..<20 { values.withUnsafeBufferPointer { brain.think(plan.brain, inputs: $0) } }
    let muscles = Dictionary(
      uniqueKeysWithValues: zip(plan.brain.muscles.map { plan.links[$0].gene }, brain.muscles))
    return Command.allCases.map { brain.commands[$0] }
      + genome.links.map { muscles[$0.id, default: 0] }
  }

  @Test(
    "without its brain a creature gives its constant commands", arguments: 0..<20 as Range<UInt64>)
  func cut(seed: UInt64) throws {
    let genome = descendant(seed: seed)
    let cut = genome.withoutBrain
    #expect(cut.cells == genome.cells)
    #expect(cut.links == genome.links)
    #expect(try BodyPlan(cut).brain.inputs.isEmpty)
    let output = try output(cut) { _ in 0 }
    for (command, value) in zip(Command.allCases, output) {
      #expect(abs(value - Math.tanh(genome.brain.commandBias[command])) < 1e-6)
    }
  }

  // The inputs are what the plan reads: a connection from a lost organ carries nothing.
  @Test(
    "stuck at its means a brain does what it does with the means as inputs",
    arguments: 0..<40 as Range<UInt64>)
  func stuck(seed: UInt64) throws {
    let genome = descendant(seed: seed)
    let plan = try BodyPlan(genome)
    var random = RandomSource(seed: seed)
    var means: [NeuronSource: Float] = [:]
    for input in plan.brain.inputs {
      switch input {
      case .inner(let sense): means[.inner(sense)] = sense == .bias ? 1 : random.uniform(-1, 1)
      case .sense(let cell, let channel):
        means[.sense(cell: plan.cells[cell].gene, channel: UInt8(channel))] = random.uniform(-1, 1)
      }
    }
    let stuck = genome.stuck(at: means)
    #expect(stuck.cells == genome.cells)
    let expected = try output(genome) { input in
      switch input {
      case .inner(let sense): means[.inner(sense), default: 0]
      case .sense(let cell, let channel):
        means[.sense(cell: plan.cells[cell].gene, channel: UInt8(channel)), default: 0]
      }
    }
    // Only the constant reaches it.
    #expect(try BodyPlan(stuck).brain.inputs.allSatisfy { $0 == .inner(.bias) })
    for (one, other) in zip(try output(stuck) { _ in 1 }, expected) {
      #expect(abs(one - other) < 1e-4)
    }
  }

  @Test("what exceeds the largest weight goes into the neuron's own bias")
  func limits() throws {
    var genome = SeedCreatures.watcher
    let eye = try #require(genome.cells.first { $0.type == .eye })
    genome.brain = BrainGenes(connections: [
      ConnectionGene(
        from: .sense(cell: eye.id, channel: 0), to: .command(.turn), weight: 5),
      ConnectionGene(from: .inner(.bias), to: .command(.turn), weight: 4),
    ])
    let stuck = genome.stuck(at: [.sense(cell: eye.id, channel: 0): 0.6])
    #expect(
      stuck.brain.connections
        == [ConnectionGene(from: .inner(.bias), to: .command(.turn), weight: 5)])
    #expect(abs(stuck.brain.commandBias[.turn] - 2) < 1e-5)
  }
}
