/// The success of a creature: its gain from prey and food minus the damage it took, per time lived.
///
///     s̃ = (Σ gain + s̄ · T₀) / (t + T₀)
///
/// One lucky bite at birth proves nothing. A short life is therefore drawn towards the population's mean s̄, as if
/// every creature had already lived for T₀ at the mean.
public struct Success: Hashable, Sendable {
  /// The energy from prey and food minus the damage taken, in units of energy.
  public var gain: Float
  /// The time lived, in seconds.
  public var age: Float
  /// The energy from killing and biting others, in joules: the part of the gain that comes from hunting.
  public var hunted: Float = 0
  /// The energy from motes and carrion, in joules.
  public var grazed: Float = 0
  /// The distance travelled, in cell lengths along its path, including currents.
  public var way: Float = 0

  /// Creates the success of a creature with a gain and an age.
  public init(gain: Float, age: Float) {
    self.gain = gain
    self.age = age
  }

  /// The prior age T₀, in seconds. Source: F-MICRO-03, recorded.
  public static let priorAge: Float = 25
  /// The age from which a creature can have offspring, in seconds. Source: F-MICRO-03.
  public static let eligibleAge: Float = 15

  /// Whether the creature is old enough to have offspring.
  public var isEligible: Bool { age >= Success.eligibleAge }

  /// Returns the shrunk gain per second.
  ///
  /// - Parameter mean: The population's mean gain per second, s̄.
  public func estimate(mean: Float) -> Float {
    (gain + mean * Success.priorAge) / (age + Success.priorAge)
  }
}
