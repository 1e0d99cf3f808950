/// Hands without sense, for tests of what no player would think of.
///
/// They do anything for a moment, and anything else for the next. Half of the time they do what a
/// sensible player does, swim to food and away from danger: who only thrashes about starves within two
/// minutes, and never sees what comes later in a run.
///
///     var hands = RandomHands(random: RandomSource(seed: 7))
///     run.step(hands.input(for: run))
///     if run.budget.isOpen { hands.edit(&run) }
public struct RandomHands: Sendable {
  private var random: RandomSource
  private var input = PlayerInput()
  private var isSensible = false
  /// Steps for which they go on as they do.
  private var rest = 0

  /// The longest that the same input is held, in steps: a second and a half.
  static let maximumHold = 90
  /// The longest that they are sensible at a stretch, in steps: ten seconds.
  static let maximumSense = 600
  /// How many mutants they try for an edit before they leave it.
  static let tries = 4

  public init(random: RandomSource) { self.random = random }

  /// The hands' input for the next step of a run.
  public mutating func input(for run: Run) -> PlayerInput {
    if rest == 0 { change() }
    rest -= 1
    return isSensible ? run.scriptedInput : input
  }

  private mutating func change() {
    // As long a time with sense as without, in the mean.
    let share = Float(Self.maximumHold) / Float(Self.maximumHold + Self.maximumSense)
    isSensible = random.chance(share)
    rest = 1 + random.below(isSensible ? Self.maximumSense : Self.maximumHold)
    if !isSensible { input = PlayerInput(word: UInt32(truncatingIfNeeded: random.next())) }
  }

  /// Turns the player's creature into a mutant of itself.
  ///
  /// - Returns: What it became; `nil` if none of some mutants could be paid for and live, and nothing
  ///   was changed.
  public mutating func edit(_ run: inout RecordedRun) -> Genome? {
    for _ in 0..<Self.tries {
      let child = self.child(of: run.run.genome)
      if (try? run.edit(to: child)) != nil { return child }
    }
    return nil
  }

  /// A mutant that an edit may make, or that is refused.
  public mutating func child(of genome: Genome) -> Genome {
    var mutation = Mutation(rates: MutationRates(), random: random.split())
    return mutation.child(of: genome)
  }
}
