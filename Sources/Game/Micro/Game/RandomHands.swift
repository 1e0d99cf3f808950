/// Random input for tests, including what no player would think of.
///
/// The input is random for a moment, then another random one. Half of the time it is a sensible player's: swim to food
/// and away from danger. A creature that only thrashes about starves within two minutes and never reaches the later
/// events of a run.
///
///     var hands = RandomHands(random: RandomSource(seed: 7))
///     run.step(hands.input(for: run))
///     if run.budget.isOpen { hands.edit(&run) }
public struct RandomHands: Sendable {
  private var random: RandomSource
  private var input = PlayerInput()
  private var isSensible = false
  /// The number of steps for which the current input stays.
  private var rest = 0

  /// The longest time that the same input is held, in steps: a second and a half.
  static let maximumHold = 90
  /// The longest time of sensible input, in steps: ten seconds.
  static let maximumSense = 600
  /// The number of mutants that it tries for an edit before it gives up.
  static let tries = 4

  /// Creates random input.
  public init(random: RandomSource) { self.random = random }

  /// Returns the input for the next step of a run.
  public mutating func input(for run: Run) -> PlayerInput {
    if rest == 0 { change() }
    rest -= 1
    return isSensible ? run.scriptedInput : input
  }

  private mutating func change() {
    // On average, sensible and random input take the same time.
    let share = Float(Self.maximumHold) / Float(Self.maximumHold + Self.maximumSense)
    isSensible = random.chance(share)
    rest = 1 + random.below(isSensible ? Self.maximumSense : Self.maximumHold)
    if !isSensible { input = PlayerInput(word: UInt32(truncatingIfNeeded: random.next())) }
  }

  /// Changes the player's creature into a mutant of itself.
  ///
  /// - Returns: The new genome; `nil` if none of some mutants was affordable and viable. Then nothing changed.
  public mutating func edit(_ run: inout RecordedRun) -> Genome? {
    for _ in 0..<Self.tries {
      let child = self.child(of: run.run.genome)
      if (try? run.edit(to: child)) != nil { return child }
    }
    return nil
  }

  /// Returns a mutant for an edit, which may be refused.
  public mutating func child(of genome: Genome) -> Genome {
    var mutation = Mutation(rates: MutationRates(), random: random.split())
    return mutation.child(of: genome)
  }
}
