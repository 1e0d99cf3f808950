/// A brain laid out for running: the senses that it reads, in order, and every connection as indices and a weight.
///
/// It is made once for a body and shared by all creatures of that body. It contains only what is connected: a sense
/// without a connection costs nothing. Connections whose ends the body doesn't have (an eye that was removed) are
/// dropped.
public struct BrainPlan: Sendable {
  /// A value that the world fills in before the brain thinks, in [−1, 1].
  public enum Input: Hashable, Sendable {
    /// A channel of the sensing cell with this index in the body.
    case sense(cell: Int, channel: Int)
    /// A sense of the creature's own state.
    case inner(InnerSense)
  }

  /// The senses that the brain reads, in order of their first use by the genome's connections.
  public let inputs: [Input]

  /// The links that the brain controls individually, as indices into the body's links.
  public let muscles: [Int]

  /// The number of hidden neurons.
  public let hiddenCount: Int

  /// The number of connections that are in use.
  public var connectionCount: Int { weights.count }

  /// The part of the way to its target that a hidden neuron goes in one thought: 1 − e^(−Δ/τ), the exact solution for a
  /// constant target (exponential Euler).
  let approach: [Float]
  /// The bias of each target.
  let biases: [Float]
  /// tanh of the biases: the constant value of a target without connections.
  let resting: [Float]

  /// The connections of target t are rowStart[t] ..< rowStart[t + 1]. Targets are the hidden
  /// neurons, then the commands, then the muscles.
  let rowStart: [Int]

  /// The source of each connection: an index into the inputs followed by the hidden neurons.
  let sources: [Int]
  let weights: [Float]

  /// Returns whether the brain reads any channel of a cell. A cell that isn't read needn't be sensed.
  public func reads(cell: Int) -> Bool {
    inputs.contains {
      if case .sense(cell, _) = $0 { true } else { false }
    }
  }

  /// The time between two thoughts, in seconds.
  public static let interval: Float = 1 / 30

  /// Lays out a genome's brain for the body that develops from it.
  ///
  /// - Complexity: O(connections · (inputs + cells + links)), all bounded by the genome's limits.
  init(_ genome: Genome, cells: [BodyPlan.Cell], links: [BodyPlan.Link]) {
    self.init(
      genome.brain,
      cellIndex: { id, channel in
        cells.firstIndex { $0.gene == id && Int(channel) < $0.type.senseChannels }
      },
      muscleIndex: { id in links.firstIndex { $0.gene == id && $0.type.isMuscle } })
  }

  /// Lays out a brain for a body.
  ///
  /// - Parameters:
  ///   - cellIndex: The index of the cell with the given gene, or `nil` if the body has none with the given channel.
  ///   - muscleIndex: The index of the muscle link with the given gene, or `nil`.
  init(
    _ genes: BrainGenes, cellIndex: (GeneID, UInt8) -> Int?, muscleIndex: (GeneID) -> Int?
  ) {
    let hidden = genes.hidden
    func hiddenIndex(_ id: GeneID) -> Int? { hidden.firstIndex { $0.id == id } }

    var inputs: [Input] = []
    func inputIndex(_ input: Input) -> Int {
      if let index = inputs.firstIndex(of: input) { return index }
      inputs.append(input)
      return inputs.count - 1
    }
    var muscles: [Int] = []
    func muscleSlot(_ link: Int) -> Int {
      if let slot = muscles.firstIndex(of: link) { return slot }
      muscles.append(link)
      return muscles.count - 1
    }

    // Hidden sources are negative numbers until the number of inputs is known.
    var wires: [(target: Int, source: Int, weight: Float)] = []
    for connection in genes.connections {
      let target: Int
      switch connection.to {
      case .hidden(let id):
        guard let index = hiddenIndex(id) else { continue }
        target = index
      case .command(let command):
        target = hidden.count + Int(command.rawValue)
      case .muscle(let id):
        guard let link = muscleIndex(id) else { continue }
        target = hidden.count + Command.allCases.count + muscleSlot(link)
      }
      let source: Int
      switch connection.from {
      case .hidden(let id):
        guard let index = hiddenIndex(id) else { continue }
        source = -1 - index
      case .inner(let sense):
        source = inputIndex(.inner(sense))
      case .sense(let id, let channel):
        guard let cell = cellIndex(id, channel) else { continue }
        source = inputIndex(.sense(cell: cell, channel: Int(channel)))
      }
      wires.append((target, source, connection.weight))
    }

    let targetCount = hidden.count + Command.allCases.count + muscles.count
    var rowStart = [Int](repeating: 0, count: targetCount + 1)
    for wire in wires { rowStart[wire.target + 1] += 1 }
    for target in 0..<targetCount { rowStart[target + 1] += rowStart[target] }
    var next = rowStart
    var sources = [Int](repeating: 0, count: wires.count)
    var weights = [Float](repeating: 0, count: wires.count)
    for wire in wires {
      let place = next[wire.target]
      next[wire.target] += 1
      sources[place] = wire.source >= 0 ? wire.source : inputs.count - 1 - wire.source
      weights[place] = wire.weight
    }

    self.inputs = inputs
    self.muscles = muscles
    self.hiddenCount = hidden.count
    self.approach = hidden.map { 1 - Math.exp(-BrainPlan.interval / $0.timeConstant) }
    let biases =
      hidden.map { $0.bias } + Command.allCases.map { genes.commandBias[$0] }
      + [Float](repeating: 0, count: muscles.count)
    self.biases = biases
    self.resting = biases.map { Math.tanh($0) }
    self.rowStart = rowStart
    self.sources = sources
    self.weights = weights
  }
}
