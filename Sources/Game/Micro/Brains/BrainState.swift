/// The state of a brain: the activations of its hidden neurons, and its output.
///
/// The brain is a sparse recurrent net in continuous time. In every thought, each hidden neuron moves towards tanh(Σ
/// weight · source + bias) with its own time constant. The commands and individual muscles are tanh of their sums. All
/// hidden neurons move at once, from the values that the others had before.
public struct BrainState: Hashable, Sendable {
  /// The activations of the hidden neurons, in [−1, 1].
  public internal(set) var hidden: [Float]

  /// The brain's commands to the body, in [−1, 1].
  public internal(set) var commands: CommandValues

  /// The output for individual muscles, in [−1, 1], in the order of the plan's `muscles`.
  public internal(set) var muscles: [Float]

  /// Scratch memory for the simultaneous update, so that thinking allocates nothing.
  private var moved: [Float]

  /// Creates a brain at rest.
  public init(_ plan: BrainPlan) {
    hidden = [Float](repeating: 0, count: plan.hiddenCount)
    moved = hidden
    commands = CommandValues()
    muscles = [Float](repeating: 0, count: plan.muscles.count)
  }

  /// Computes one thought, `BrainPlan.interval` after the one before.
  ///
  /// - Parameter inputs: As many numbers as the plan has inputs, in its order.
  /// - Complexity: O(connections + neurons), no allocation.
  public mutating func think(_ plan: BrainPlan, inputs: UnsafeBufferPointer<Float>) {
    assert(inputs.count == plan.inputs.count, "the world fills exactly the plan's inputs")
    for neuron in 0..<plan.hiddenCount {
      let target = self.target(plan, neuron, inputs)
      moved[neuron] = hidden[neuron] + plan.approach[neuron] * (target - hidden[neuron])
    }
    swap(&hidden, &moved)
    for command in Command.allCases {
      commands[command] = target(
        plan, plan.hiddenCount + Int(command.rawValue), inputs)
    }
    let firstMuscle = plan.hiddenCount + Command.allCases.count
    for muscle in 0..<muscles.count {
      muscles[muscle] = target(plan, firstMuscle + muscle, inputs)
    }
  }

  /// Returns the value to which a target tends: tanh of its bias and the weighted sum of its inputs.
  private func target(
    _ plan: BrainPlan, _ target: Int, _ inputs: UnsafeBufferPointer<Float>
  ) -> Float {
    let first = plan.rowStart[target]
    let end = plan.rowStart[target + 1]
    guard first < end else { return plan.resting[target] }
    var sum = plan.biases[target]
    for place in first..<end {
      let source = plan.sources[place]
      let value = source < inputs.count ? inputs[source] : hidden[source - inputs.count]
      sum += plan.weights[place] * value
    }
    return Math.tanh(sum)
  }
}
