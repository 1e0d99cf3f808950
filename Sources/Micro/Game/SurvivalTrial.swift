/// Measures how dangerous a run is: how long a scripted player, who swims to the nearest food and
/// flees from spikes and larger mouths, lives in it. It never edits its creature.
///
///     let trial = SurvivalTrial(settings: Difficulty.easy.settings, creature: SeedCreatures.eel)
///     trial.life(seed: 1).time  // seconds
public struct SurvivalTrial: Hashable, Sendable {
  public var settings: RunSettings
  public var creature: Genome
  /// When a life is taken as a survivor's and broken off, in seconds.
  public var limit: Float

  /// What became of one scripted player.
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
    play(try Run(settings: settings, creature: creature, seed: seed))
  }

  /// Players who join the same opponents, each without the others, after 0, 1, 2 … minutes in which
  /// these evolved among themselves: what evolution does to the player's chances.
  ///
  /// - Throws: What is wrong with the creature's body.
  public func lives(joiningUpTo minutes: Int, seed: UInt64) throws(BodyError) -> [Life] {
    let plan = try BodyPlan(creature)
    var opponents = Arena(settings: settings.arena, seed: seed)
    var steps: UInt64 = 0
    var lives: [Life] = []
    for minute in 0...minutes {
      while steps < UInt64(minute) * 3600 {
        opponents.step()
        steps += 1
        if opponents.world.opponentCount < settings.opponents(after: steps) {
          opponents.breed(atMost: 1)
        }
      }
      lives.append(
        play(Run(settings: settings, creature: creature, plan, joining: opponents, after: steps)))
    }
    return lives
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
