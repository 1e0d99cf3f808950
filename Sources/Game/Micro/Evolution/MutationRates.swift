/// How often what changes from parent to child.
///
/// Source of all defaults: F-MICRO-07. A child gains connections and neurons twice as often as it loses them; what
/// every connection costs to keep limits the size.
public struct MutationRates: Hashable, Sendable {
  /// The probability for each weight and bias to change, and the deviation of the change.
  public var weight: Float = 0.10
  public var weightDeviation: Float = 0.3
  /// The probability for each weight to be drawn anew.
  public var weightReset: Float = 0.01

  /// The probabilities for a child to gain or lose one connection, and one hidden neuron.
  public var addConnection: Float = 0.12
  public var removeConnection: Float = 0.06
  public var addNeuron: Float = 0.04
  public var removeNeuron: Float = 0.02
  /// The probability for a child to have one hidden neuron's time constant drawn anew.
  public var timeConstant: Float = 0.05

  /// The probability for a child's wave to change: its frequency, its lag, a muscle's amplitude or
  /// phase.
  public var wave: Float = 0.15

  /// The probability for a child's body to change by one edit, and for that edit to be made on the
  /// symmetric twin too.
  public var body: Float = 0.15
  public var symmetry: Float = 0.7

  public init() {}

  /// Children are exact copies: the control that must not evolve new behaviour.
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
