/// A hidden neuron: a leaky integrator.
public struct HiddenGene: Hashable, Sendable {
  public let id: GeneID
  /// The time constant with which it follows its input, in seconds: 0.03 … 2.
  public var timeConstant: Float
  /// The bias that is added to its input, within ±5.
  public var bias: Float

  public init(id: GeneID, timeConstant: Float, bias: Float) {
    self.id = id
    self.timeConstant = timeConstant
    self.bias = bias
  }
}

/// A sense of the creature's own state, in −1 … 1.
public enum InnerSense: UInt8, CaseIterable, Hashable, Sendable {
  /// A constant 1.
  case bias
  case energy
  case health
  case speed
  case spin
  case wall
}

/// A command from the brain to the whole body, in −1 … 1. Organs with a trigger act above 0.
public enum Command: UInt8, CaseIterable, Hashable, Sendable {
  case effort
  case tempo
  case turn
  case bite
  case jet
  case toxin
  case grab
  case thrust
  case shock
}

/// The start of a connection.
public enum NeuronSource: Hashable, Sendable {
  /// One of the sense channels of a cell: see `CellType.senseChannels`.
  case sense(cell: GeneID, channel: UInt8)
  case inner(InnerSense)
  case hidden(GeneID)
}

/// The end of a connection.
public enum NeuronTarget: Hashable, Sendable {
  case hidden(GeneID)
  case command(Command)
  /// The muscle link that it modulates.
  case muscle(GeneID)
}

/// A connection of the brain. At most one joins the same two ends.
public struct ConnectionGene: Hashable, Sendable {
  public let from: NeuronSource
  public let to: NeuronTarget
  /// The weight, within ±5.
  public var weight: Float

  public init(from: NeuronSource, to: NeuronTarget, weight: Float) {
    self.from = from
    self.to = to
    self.weight = weight
  }
}

/// One number for each command.
public struct CommandValues: Hashable, Sendable {
  private var values = SIMD16<Float>()

  /// Creates values that are all zero.
  public init() {}

  public subscript(command: Command) -> Float {
    get { values[Int(command.rawValue)] }
    set { values[Int(command.rawValue)] = newValue }
  }
}

/// The inherited brain: a sparse recurrent net over the senses of the body.
public struct BrainGenes: Hashable, Sendable {
  /// The hidden neurons, in ascending order of their identifiers.
  public var hidden: [HiddenGene]
  public var connections: [ConnectionGene]
  /// The value of each command without any input, before the tanh; within ±5.
  public var commandBias: CommandValues

  public init(
    hidden: [HiddenGene] = [], connections: [ConnectionGene] = [],
    commandBias: CommandValues = CommandValues()
  ) {
    self.hidden = hidden
    self.connections = connections
    self.commandBias = commandBias
  }
}
