import Micro

/// Plays the sounds of a run from its events.
///
///     let sounds = RunSounds()
///     sounds.hear(run, events: world.events, ear: ear, elapsed: 1.0 / 60)   // in each frame
@available(iOS 16, *)
@MainActor package final class RunSounds {
  private let board: SoundBoard
  private var thinning = SoundThinning()
  private var chain = Chain()
  private var danger = Danger()
  private var isForetold = false
  /// The last position of the creature, for runs that aren't shown.
  private var place = Vector.zero

  init(board: SoundBoard) { self.board = board }

  /// Creates sounds for runs without screens, with the default settings.
  package convenience init() { self.init(board: SoundBoard(settings: Settings())) }

  /// The danger that the music follows.
  var level: Danger.Level { danger.level }

  /// Plays the sounds of a frame.
  ///
  /// - Returns: The sounds, whether sound is on or off.
  @discardableResult
  func hear(_ run: Run, events: [World.Event], ear: Ear, elapsed: Double) -> [SoundCue] {
    let world = run.arena.world
    var cues = ear.cues(of: events, in: world)
    let foretells = run.course.announcement(at: run.score.steps) != nil
    if foretells, !isForetold { cues.append(.told(.wave)) }
    isForetold = foretells
    if let own = world.index(of: run.creatureID), world.isNearDeath(own) {
      cues.append(.told(.heartbeat))
    }
    let heard = chain.tune(thinning.admit(cues, elapsed: elapsed), elapsed: elapsed)
    for cue in heard { board.play(cue) }
    danger.observe(world, own: run.creature?.id, events: events, elapsed: elapsed)
    board.flow(danger.level, in: world.settings.habitat, elapsed: elapsed)
    return heard
  }

  /// Plays the sounds of a step of a run that isn't shown, as on a phone in portrait.
  package func hear(_ run: Run) {
    place = run.creature?.pose.center ?? place
    hear(
      run, events: run.arena.world.events,
      ear: Ear(center: place, halfWidth: 7.4, own: run.creatureID), elapsed: 1.0 / 60)
  }

  /// Pauses the music while the run waits.
  package func still() { board.still() }
}
