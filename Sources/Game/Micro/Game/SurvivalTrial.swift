/// Measures the danger of a run by the life of a scripted player. The player swims to the nearest food, flees from
/// spikes and larger mouths, and never edits its creature.
///
///     let trial = SurvivalTrial(settings: Difficulty.easy.settings, creature: SeedCreatures.eel)
///     trial.life(seed: 1).time  // seconds
public struct SurvivalTrial: Hashable, Sendable {
  /// The settings of the run.
  public var settings: RunSettings
  /// The genome of the player's creature.
  public var creature: Genome
  /// The bodies of the opponents at the beginning.
  public var founders = SeedCreatures.all
  /// Whether the seed of a run chooses among them, as in the game.
  public var hasOpening = false
  /// The waves that join later.
  public var arrivals: [Arrival] = []
  /// The age in seconds at which a life counts as survived and ends.
  public var limit: Float

  /// The life of one scripted player.
  public struct Life: Hashable, Sendable {
    /// The length of the life in seconds: the limit if it survived.
    public let time: Float
    /// The cause of death; `nil` for a survivor.
    public let cause: CauseOfDeath?
    /// The number of creatures that it ate, harmless prey included.
    public let rivals: Int
    /// The number of invitations to edit.
    public let invitations: Int
  }

  /// Creates a trial.
  ///
  /// - Parameter limit: The longest life in seconds; a quarter of an hour by default.
  public init(settings: RunSettings, creature: Genome, limit: Float = 900) {
    self.settings = settings
    self.creature = creature
    self.limit = limit
  }

  private func founders(seed: UInt64) -> [Genome] {
    hasOpening ? Opening.founders(from: founders, seed: seed) : founders
  }

  /// Returns the life of a player from the beginning of a run.
  ///
  /// - Throws: The reason why the creature's body isn't viable.
  public func life(seed: UInt64) throws(BodyError) -> Life {
    try withDefaultFloatEnvironment { () throws(BodyError) in
      play(
        try Run(
          settings: settings, creature: creature, founders: founders(seed: seed),
          arrivals: arrivals, seed: seed))
    }
  }

  /// Returns the lives of players that join the same opponents, each alone, in some minutes of their run. This measures
  /// the effect of time on a player's chances. No creature is in sight of a joining player, as at the beginning of a
  /// run.
  ///
  /// - Parameters:
  ///   - minutes: The minutes in which players join, in ascending order; 0 is the first.
  ///   - count: The number of players that join in each minute, at equal intervals from its beginning.
  /// - Returns: Their lives, by the minute of joining.
  /// - Throws: The reason why the creature's body isn't viable.
  public func lives(
    joiningIn minutes: [Int], perMinute count: Int = 1, seed: UInt64
  ) throws(BodyError) -> [[Life]] {
    try withDefaultFloatEnvironment { () throws(BodyError) in
      try join(in: minutes, perMinute: count, seed: seed)
    }
  }

  private func join(
    in minutes: [Int], perMinute count: Int, seed: UInt64
  ) throws(BodyError) -> [[Life]] {
    let plan = try BodyPlan(creature)
    let course = Course(settings: settings, arrivals: arrivals, seed: seed)
    var opponents = Arena(settings: settings.arena, founders: founders(seed: seed), seed: seed)
    var steps: UInt64 = 0
    func advance() {
      course.step(&opponents, after: steps, settings: settings)
      steps += 1
    }
    func join() -> Run? {
      var arena = opponents
      for creature in opponents.world.creatures
      where creature.pose.center.length < ScriptedPlayer.sight {
        arena.world.remove(creature.id)
      }
      return Run(
        settings: settings, course: course, creature: creature, plan, joining: arena, after: steps)
    }
    return minutes.map { minute in
      (0..<count).map { number in
        while steps < UInt64(3600 * minute + 3600 * number / count) { advance() }
        while true {
          if let run = join() { return play(run) }
          // The middle is full of carrion and motes.
          advance()
        }
      }
    }
  }

  private func play(_ beginning: Run) -> Life {
    var run = beginning
    let end = beginning.score.steps + UInt64(limit * 60)
    while run.ending == nil, run.score.steps < end { run.step(run.scriptedInput) }
    let steps = run.score.steps - beginning.score.steps
    return Life(
      time: Float(steps) / 60, cause: run.ending?.cause, rivals: run.score.consumed,
      invitations: Int(steps / (settings.editInterval * 60)))
  }
}
