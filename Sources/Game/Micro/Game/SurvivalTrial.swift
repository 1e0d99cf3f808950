/// Measures how dangerous a run is: how long a scripted player, who swims to the nearest food and
/// flees from spikes and larger mouths, lives in it. It never edits its creature.
///
///     let trial = SurvivalTrial(settings: Difficulty.easy.settings, creature: SeedCreatures.eel)
///     trial.life(seed: 1).time  // seconds
public struct SurvivalTrial: Hashable, Sendable {
  public var settings: RunSettings
  public var creature: Genome
  /// The bodies of the opponents at the beginning, and who joins them later.
  public var founders = SeedCreatures.all
  public var arrivals: [Arrival] = []
  /// When a life is taken as a survivor's and broken off, in seconds.
  public var limit: Float

  /// The life of one scripted player.
  public struct Life: Hashable, Sendable {
    /// How long it lived, in seconds: the limit if it did so to the end.
    public let time: Float
    /// `nil` for a survivor.
    public let cause: CauseOfDeath?
    public let rivals: Int
    /// How often it was invited to edit.
    public let invitations: Int
  }

  /// - Parameter limit: In seconds; a quarter of an hour unless said.
  public init(settings: RunSettings, creature: Genome, limit: Float = 900) {
    self.settings = settings
    self.creature = creature
    self.limit = limit
  }

  /// A player who is there from the beginning.
  ///
  /// - Throws: What is wrong with the creature's body.
  public func life(seed: UInt64) throws(BodyError) -> Life {
    try withDefaultFloatEnvironment { () throws(BodyError) in
      play(
        try Run(
          settings: settings, creature: creature, founders: founders, arrivals: arrivals, seed: seed
        ))
    }
  }

  /// Players who join the same opponents, each without the others, in some minutes of their run: what
  /// time does to a player's chances. Nobody is in sight of one who joins, as nobody is at the beginning
  /// of a run.
  ///
  /// - Parameters:
  ///   - minutes: The minutes in which players join, in ascending order; 0 is the first.
  ///   - count: How many join in each of them, in equal distances from its beginning on.
  /// - Returns: Their lives, by the minute of joining.
  /// - Throws: What is wrong with the creature's body.
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
    var opponents = Arena(settings: settings.arena, founders: founders, seed: seed)
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
          // Carrion and motes fill the middle.
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
      time: Float(steps) / 60, cause: run.ending?.cause, rivals: run.score.rivals,
      invitations: Int(steps / (settings.editInterval * 60)))
  }
}
