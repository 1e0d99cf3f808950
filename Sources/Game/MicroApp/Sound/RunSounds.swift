import Micro

/// The sounds of a run: from its events to players.
///
///     let sounds = RunSounds()
///     sounds.hear(run, events: world.events, ear: ear, elapsed: 1.0 / 60)   // in each frame
@available(iOS 16, *)
@MainActor package final class RunSounds {
  private let board: SoundBoard
  private var thinning = SoundThinning()
  private var danger = Danger()
  private var isForetold = false
  /// Where the creature was last, for runs that are shown nowhere.
  private var place = Vector.zero

  init(board: SoundBoard) { self.board = board }

  /// For runs without screens: with the settings as they come.
  package convenience init() { self.init(board: SoundBoard(settings: Settings())) }

  /// How near danger is: 0 calm, 1 as near as can be.
  var tension: Float { danger.tension }

  /// Plays what is to be heard of a frame.
  ///
  /// - Returns: What is heard, whether sound is on or off.
  @discardableResult
  func hear(_ run: Run, events: [World.Event], ear: Ear, elapsed: Double) -> [SoundCue] {
    let world = run.arena.world
    var cues = ear.cues(of: events, in: world)
    let foretells = run.course.announcement(at: run.score.steps) != nil
    if foretells, !isForetold { cues.append(.told(.wave)) }
    isForetold = foretells
    let heard = thinning.admit(cues, elapsed: elapsed)
    for cue in heard { board.play(cue) }
    danger.observe(world, own: run.creature?.id, elapsed: elapsed)
    board.flow(tension: danger.tension, elapsed: elapsed)
    return heard
  }

  /// Plays what is to be heard of a step of a run that is shown nowhere, as on a phone held upright.
  package func hear(_ run: Run) {
    place = run.creature?.pose.center ?? place
    hear(
      run, events: run.arena.world.events,
      ear: Ear(center: place, halfWidth: 7.4, own: run.creatureID), elapsed: 1.0 / 60)
  }

  /// Has the bed of water stop while the run waits.
  package func still() { board.still() }
}
