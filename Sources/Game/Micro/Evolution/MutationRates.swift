/// The probabilities of changes from parent to child.
///
/// Source of all defaults: F-MICRO-07. A child gains connections and neurons twice as often as it loses them. The
/// upkeep of connections limits the size of the net.
public struct MutationRates: Hashable, Sendable {
  /// The probability for each weight and bias to change.
  public var weight: Float = 0.10
  /// The standard deviation of the change of a weight.
  public var weightDeviation: Float = 0.3
  /// The probability for each weight to get a new random value.
  public var weightReset: Float = 0.01

  /// The probability that a child gains one connection.
  public var addConnection: Float = 0.12
  /// The probability that a child loses one connection.
  public var removeConnection: Float = 0.06
  /// The probability that a child gains one hidden neuron.
  public var addNeuron: Float = 0.04
  /// The probability that a child loses one hidden neuron.
  public var removeNeuron: Float = 0.02
  /// The probability that one of a child's hidden neurons gets a new random time constant.
  public var timeConstant: Float = 0.05

  /// The probability that a child's wave changes: its frequency, its lag, or a muscle's amplitude or phase.
  public var wave: Float = 0.15

  /// The probability that a child's body changes by one edit.
  public var body: Float = 0.15
  /// The probability that an edit is mirrored on a symmetric body.
  public var symmetry: Float = 0.7

  /// Creates the default rates.
  public init() {}

  /// Rates that keep what a brain has: a child loses a connection or a neuron, gets a neuron into a connection, or gets a
  /// new weight a third as often or less. With the others, a chaser's few connections are lost faster than selection
  /// keeps them. Source: `Docs/Lab/Brains.md`.
  public static let careful: MutationRates = {
    var rates = MutationRates()
    rates.removeConnection = 0.02
    rates.removeNeuron = 0.005
    rates.addNeuron = 0.01
    rates.weightReset = 0.003
    return rates
  }()

  /// No mutation: children are exact copies. This is the control that must not evolve new behaviour.
  public static let none: MutationRates = {
    var rates = MutationRates()
    rates.weight = 0
    rates.weightReset = 0
    rates.addConnection = 0
    rates.removeConnection = 0
    rates.addNeuron = 0
    rates.removeNeuron = 0
    rates.timeConstant = 0
    rates.wave = 0
    rates.body = 0
    return rates
  }()
}
