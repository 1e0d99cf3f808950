/// A hidden neuron: a leaky integrator.
public struct HiddenGene: Hashable, Sendable {
  /// The identifier, which stays the same throughout the lineage.
  public let id: GeneID
  /// The time constant with which it follows its input, in seconds: 0.03 … 2.
  public var timeConstant: Float
  /// The bias that is added to its input, within ±5.
  public var bias: Float

  /// Creates a hidden neuron.
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
  /// The fullness of the store: −1 empty, 1 full.
  case energy
  /// The health of the body: −1 dead, 1 unharmed.
  case health
  /// The speed ahead.
  case speed
  /// The angular velocity.
  case spin
  /// The nearness of the wall, from 0 to 1.
  case wall
}

/// A command from the brain to the whole body, in −1 … 1. Organs with a trigger act above 0.
public enum Command: UInt8, CaseIterable, Hashable, Sendable {
  /// The strength of the muscles.
  case effort
  /// The frequency of the wave.
  case tempo
  /// The turn; positive turns from x to y.
  case turn
  /// The strength of bites.
  case bite
  /// The trigger of jets.
  case jet
  /// The trigger of toxin glands.
  case toxin
  /// The trigger of adhesives.
  case grab
  /// The push of flagella.
  case thrust
  /// The trigger of electrocytes.
  case shock
}

/// The start of a connection.
public enum NeuronSource: Hashable, Sendable {
  /// One of the sense channels of a cell: see `CellType.senseChannels`.
  case sense(cell: GeneID, channel: UInt8)
  /// A sense of the creature's own state.
  case inner(InnerSense)
  /// A hidden neuron.
  case hidden(GeneID)
}

/// The end of a connection.
public enum NeuronTarget: Hashable, Sendable {
  /// A hidden neuron.
  case hidden(GeneID)
  /// A command to the whole body.
  case command(Command)
  /// The muscle link that it modulates.
  case muscle(GeneID)
}

/// A connection of the brain. At most one joins the same two ends.
public struct ConnectionGene: Hashable, Sendable {
  /// The start of the connection.
  public let from: NeuronSource
  /// The end of the connection.
  public let to: NeuronTarget
  /// The weight, within ±5.
  public var weight: Float

  /// Creates a connection.
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

  /// The value of a command.
  public subscript(command: Command) -> Float {
    get { values[Int(command.rawValue)] }
    set { values[Int(command.rawValue)] = newValue }
  }
}

/// The inherited brain: a sparse recurrent net over the senses of the body.
public struct BrainGenes: Hashable, Sendable {
  /// The hidden neurons, in ascending order of their identifiers.
  public var hidden: [HiddenGene]
  /// The connections, at most one between the same two ends.
  public var connections: [ConnectionGene]
  /// The value of each command without any input, before the tanh; within ±5.
  public var commandBias: CommandValues

  /// Creates a brain.
  public init(
    hidden: [HiddenGene] = [], connections: [ConnectionGene] = [],
    commandBias: CommandValues = CommandValues()
  ) {
    self.hidden = hidden
    self.connections = connections
    self.commandBias = commandBias
  }
}
