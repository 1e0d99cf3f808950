import Micro

/// A creature of a population, with the mean of each input of its brain.
package struct Specimen: Sendable {
  package let genome: Genome
  /// The mean of each input over the observed part of its life.
  package let means: [NeuronSource: Float]

  /// Returns its genome with a disabled brain.
  package func disabled(_ cut: BrainCut) -> Genome {
    switch cut {
    case .cut: genome.withoutBrain
    case .info: genome.stuck(at: means)
    }
  }

  /// The time for which a population is observed, in steps: a minute.
  package static let observedSteps = 3600

  /// Observes the evolving creatures of a dish, in the order of birth, until they die or a minute is over. The dead
  /// aren't replaced.
  package static func observed(in world: World) -> [Specimen] {
    var world = world
    let subjects = world.living.filter(\.isOpponent)
    var sums = subjects.map { [Float](repeating: 0, count: $0.plan.brain.inputs.count) }
    var counts = [Float](repeating: 0, count: subjects.count)
    for step in 0..<observedSteps {
      // Creatures sense once in four steps.
      if step % 4 == 0 {
        for index in subjects.indices where world.index(of: subjects[index].id) != nil {
          let inputs = world.brainInputs(of: subjects[index].id)
          for input in inputs.indices { sums[index][input] += inputs[input] }
          counts[index] += 1
        }
      }
      world.step()
    }
    return subjects.indices.map { index in
      let plan = subjects[index].plan
      var means: [NeuronSource: Float] = [:]
      for (input, sum) in zip(plan.brain.inputs, sums[index]) {
        means[plan.source(of: input)] = sum / max(counts[index], 1)
      }
      return Specimen(genome: subjects[index].genome, means: means)
    }
  }
}

extension BodyPlan {
  /// Returns the gene of an input.
  fileprivate func source(of input: BrainPlan.Input) -> NeuronSource {
    switch input {
    case .inner(let sense): .inner(sense)
    case .sense(let cell, let channel): .sense(cell: cells[cell].gene, channel: UInt8(channel))
    }
  }
}
