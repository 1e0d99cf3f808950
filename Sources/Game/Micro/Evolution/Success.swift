/// How well a creature has done: what it gained from prey and food less the damage it took, over the
/// time that it lived.
///
///     s̃ = (Σ gain + s̄ · T₀) / (t + T₀)
///
/// One lucky bite at birth is no talent, so a short life is drawn towards the population's mean s̄,
/// as if everyone had lived T₀ at the mean before.
public struct Success: Hashable, Sendable {
  /// Energy from prey and food less the damage taken, in units of energy.
  public var gain: Float
  /// Time lived, in seconds.
  public var age: Float
  /// The energy that it got by killing and biting others, in joules: the part of the gain that is
  /// hunting.
  public var hunted: Float = 0
  /// The energy that it got from motes and carrion, in joules.
  public var grazed: Float = 0
  /// How far it has gone, in cell lengths along its way, currents included.
  public var way: Float = 0

  public init(gain: Float, age: Float) {
    self.gain = gain
    self.age = age
  }

  /// T₀, in seconds. Source: F-MICRO-03, recorded.
  public static let priorAge: Float = 25
  /// Who is younger has no offspring yet, in seconds. Source: F-MICRO-03.
  public static let eligibleAge: Float = 15

  public var isEligible: Bool { age >= Success.eligibleAge }

  /// The shrunk gain per second.
  ///
  /// - Parameter mean: The population's mean gain per second, s̄.
  public func estimate(mean: Float) -> Float {
    (gain + mean * Success.priorAge) / (age + Success.priorAge)
  }
}
