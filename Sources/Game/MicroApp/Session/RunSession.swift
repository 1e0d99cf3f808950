import Micro
import UIKit

/// A run that is being played: it turns the time of frames into steps with what the player's hands
/// do, records them, and remembers the last ten seconds.
///
///     let session = RunSession(try game.begin(setup))
///     session.input = PlayerInput(turn: 40, effort: 255)
///     session.advance(by: 1.0 / 60)   // in each frame
///
/// It stands still while it is paused, while the player is invited to edit and hasn't answered, and
/// after the end.
@available(iOS 16, *)
@MainActor final class RunSession {
  let card: RunCard
  private(set) var game: RecordedRun
  /// The current input of the player's hands.
  var input = PlayerInput()
  var isPaused = false
  /// How many times as fast as life, one of `Settings.speeds`.
  var speed = 1 {
    didSet { precondition(Settings.speeds.contains(speed), "a run has no speed \(speed)") }
  }

  /// The events in the steps of the last `advance(by:)`.
  private(set) var events: [World.Event] = []
  /// Keeps everything that is done as soon as it was done; `nil` for runs that nobody keeps.
  private let log: RunLog?
  /// The player's earlier run in the same dish, as far as this one has come; `nil` without one, and after its end.
  private(set) var ghost: RunPlayback?
  private var accumulator = StepAccumulator()
  private var history: RunHistory
  /// The invitation that was declined, by its step: the run goes on, and it stays open.
  private var declined: UInt64?

  /// - Parameter ghost: An earlier run in the same dish, at its beginning.
  init(_ run: OpenRun, ghost: RunPlayback? = nil) {
    self.ghost = ghost
    card = run.card
    game = run.game
    log = run.log
    history = RunHistory(run.game.run)
  }

  var run: Run { game.run }

  // MARK: Time

  /// Lets the time of a frame pass.
  ///
  /// - Returns: The steps that were taken.
  @discardableResult
  func advance(by elapsed: TimeInterval) -> Int {
    events.removeAll(keepingCapacity: true)
    guard !isPaused, !isInvited, game.run.ending == nil else { return 0 }
    return take(steps: accumulator.steps(after: elapsed, speed: speed))
  }

  private func take(steps: Int) -> Int {
    var taken = 0
    while taken < steps, !isInvited, game.run.ending == nil {
      game.step(input)
      haunt()
      history.add(input, leadingTo: game.run)
      events += game.run.arena.world.events
      taken += 1
    }
    if taken > 0 { log?.record(.input(input, steps: taken), leadingTo: game) }
    return taken
  }

  /// The ghost's creature in its own dish; `nil` as long as it hasn't caught up with a run that goes on from a save.
  var ghostCreature: (world: World, index: Int)? {
    guard let ghost, ghost.run.score.steps == game.run.score.steps,
      let index = ghost.run.arena.world.index(of: ghost.run.creatureID)
    else { return nil }
    return (ghost.run.arena.world, index)
  }

  /// Takes the ghost along, and lets it catch up some steps.
  private func haunt() {
    guard ghost != nil else { return }
    for _ in 0..<Self.catchingUp {
      guard let steps = ghost?.run.score.steps, steps < game.run.score.steps else { break }
      ghost?.step()
      if ghost?.isOver == true {
        ghost = nil
        return
      }
    }
  }

  /// How many steps the ghost takes at most while the run takes one.
  private static let catchingUp = 4

  // MARK: Editing

  /// Whether the run waits for the player to edit, or to decline.
  var isInvited: Bool {
    game.run.budget.isOpen && declined != invitation && game.run.ending == nil
  }

  /// The step of the last invitation.
  private var invitation: UInt64 {
    let interval = game.run.settings.editInterval * 60
    return game.run.score.steps / interval * interval
  }

  /// Turns the player's creature into another; the run goes on.
  func edit(to genome: Genome) throws(EditRefusal) {
    try game.edit(to: genome)
    history.restart(from: game.run)
    log?.record(.edit(genome), leadingTo: game)
  }

  /// Goes on without an edit. The points stay, and the invitation can be taken later.
  func decline() { declined = invitation }

  /// Takes an invitation that was declined.
  func reconsider() { declined = nil }

  /// Seconds of the run until the next invitation.
  var timeToEdit: Double {
    let interval = game.run.settings.editInterval * 60
    return Double(interval - game.run.score.steps % interval) / 60
  }

  // MARK: Keeping

  /// Why what is played isn't kept now; `nil` as long as all is well.
  var trouble: StoreError? { log?.trouble }

  /// Keeps the run as it is now, as a snapshot that the menu tells of, and returns when that is done.
  func keep() {
    log?.keep(game)
    log?.finishWriting()
  }

  /// Returns when all that was done is kept.
  func finishWriting() { log?.finishWriting() }

  // MARK: The end

  /// The result of the run, whether it has ended or is given up.
  var result: RunResult { RunResult(card: card, game: game) }

  /// A new run by the same rule as every other: as the creature that this one began as, not as what it became, on the
  /// same level, in another dish; today's dish again, as long as it is today.
  func again(in surroundings: Surroundings) -> RunSetup {
    let isStillToday = card.isOfTheDay && card.day == surroundings.today()
    return RunSetup(
      creature: game.recording.creature, parent: card.parent,
      seed: isStillToday ? card.seed : surroundings.chance() >> 32, isOfTheDay: isStillToday,
      difficulty: Difficulty(rawValue: card.difficulty) ?? .normal)
  }

  /// The last ten seconds.
  var replay: RunReplay { history.replay }
}
