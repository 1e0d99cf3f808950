import Micro
import UIKit

/// A run that is being played. It turns the time of frames into steps with the player's input, records them, and keeps
/// the last ten seconds for replays.
///
///     let session = RunSession(try game.begin(setup))
///     session.input = PlayerInput(turn: 40, effort: 255)
///     session.advance(by: 1.0 / 60)   // in each frame
///
/// It stops while it is paused, while the player hasn't answered an invitation to edit, and after the end.
@available(iOS 16, *)
@MainActor final class RunSession {
  let card: RunCard
  private(set) var game: RecordedRun
  /// The player's current input.
  var input = PlayerInput()
  var isPaused = false
  /// The speed as a multiple of real time, one of `Settings.speeds`.
  var speed = 1 {
    didSet { precondition(Settings.speeds.contains(speed), "a run has no speed \(speed)") }
  }

  /// The events in the steps of the last `advance(by:)`.
  private(set) var events: [World.Event] = []
  /// The losses of which the player's creature is bleeding to death, or did.
  private(set) var loss: MortalLoss = []
  /// The nemesis that joins this dish; `nil` if there is none.
  let nemesis: Nemesis.Killer?
  /// The living creatures with the nemesis's body.
  private(set) var nemeses: Set<CreatureID> = []
  /// Whether the player's creature has eaten it.
  private(set) var hasEatenNemesis = false
  /// The feats that the run has met while it was watched.
  private(set) var feats: Set<Feat> = []
  /// The creatures that have wounded the player's.
  private(set) var wounders: Set<CreatureID> = []
  private var genealogy: Genealogy
  private var ledger: LineLedger
  /// The log that saves everything at once; `nil` for runs that aren't saved.
  private let log: RunLog?
  /// The player's earlier run in the same dish, at the same step; `nil` if there is none, and after its end.
  private(set) var ghost: RunPlayback?
  private var accumulator = StepAccumulator()
  private var history: RunHistory
  /// The step of the declined invitation: the run continues, and the invitation stays open.
  private var declined: UInt64?

  /// Creates a session that plays an open run.
  ///
  /// - Parameters:
  ///   - ghost: An earlier run in the same dish, at its beginning.
  ///   - nemesis: The nemesis that joins this dish.
  init(_ run: OpenRun, ghost: RunPlayback? = nil, nemesis: Nemesis.Killer? = nil) {
    self.ghost = ghost
    self.nemesis = nemesis
    nemesisBody = nemesis?.genome
    genealogy = Genealogy(run.game.run.arena.world)
    let names = nemesis.flatMap { killer in killer.genome.map { [$0: killer.name] } }
    ledger = LineLedger(run.game.run, naming: names ?? [:])
    card = run.card
    game = run.game
    log = run.log
    history = RunHistory(run.game.run)
    noteLoss()
    nemeses = Set(
      game.run.arena.world.living.lazy.filter { [nemesisBody] in $0.genome == nemesisBody }.map(
        \.id))
  }

  private let nemesisBody: Genome?

  var run: Run { game.run }

  // MARK: Time

  /// Lets the time of a frame pass.
  ///
  /// - Returns: The number of steps taken.
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
      noteLoss()
      noteOthers()
      taken += 1
    }
    if taken > 0 { log?.record(.input(input, steps: taken), leadingTo: game) }
    return taken
  }

  /// Notes of what the creature is bleeding. After its death there is nothing to look at.
  private func noteLoss() {
    let world = game.run.arena.world
    guard let index = world.index(of: game.run.creatureID) else { return }
    loss = world.mortalLoss(of: index)
  }

  /// Notes the births, the attackers, and the fate of the nemesis in a step.
  private func noteOthers() {
    let world = game.run.arena.world
    genealogy.note(world.events, in: world)
    ledger.note(game.run)
    let own = game.run.creatureID
    noteFeats(world.events)
    for event in world.events {
      switch event {
      case .wounded(own, _, by: let attacker?, _, _): wounders.insert(attacker)
      case .born(let id, parent: _):
        if let nemesisBody, world.creature(id)?.genome == nemesisBody { nemeses.insert(id) }
      case .consumed(let id, by: let killer, cause: _, energy: _):
        if killer == own, nemeses.contains(id) {
          hasEatenNemesis = true
          feats.insert(.avenger)
        }
        nemeses.remove(id)
        wounders.remove(id)
      case .died(let id, _):
        nemeses.remove(id)
        wounders.remove(id)
      default: break
      }
    }
  }

  /// Notes the feats of a step. The state is looked at once in a second.
  private func noteFeats(_ events: [World.Event]) {
    for event in events {
      if let feat = Feat.met(by: event, of: run.creatureID, bodies: genealogy.body(of:)) {
        feats.insert(feat)
      }
    }
    guard run.score.steps % UInt64(StepAccumulator.rate) == 0 else { return }
    feats.formUnion(
      Feat.met(
        by: run.score, edits: game.recording.edits.count, cells: run.genome.cells.count,
        level: Difficulty(rawValue: card.difficulty)))
  }

  /// Returns the name of a creature that has wounded the player's, or is the nemesis; `nil` for others.
  func name(of creature: CreatureID) -> String? {
    if nemeses.contains(creature) { return nemesis?.name }
    return wounders.contains(creature) ? CallName.name(of: creature, seed: card.seed) : nil
  }

  /// Returns the text below a creature that has a name: with its line and generation, unless it is the nemesis.
  func tag(of creature: CreatureID) -> String? {
    guard let name = name(of: creature) else { return nil }
    guard !nemeses.contains(creature), let lineage = run.arena.world.creature(creature)?.lineage,
      let line = lines[lineage]
    else { return name }
    return "\(name) · \(line.name) \(lineage.generation)"
  }

  /// The lines of the dish.
  var lines: Lines { ledger.lines }

  /// The ghost's creature in its own dish; `nil` until it has caught up with a resumed run.
  var ghostCreature: (world: World, index: Int)? {
    guard let ghost, ghost.run.score.steps == game.run.score.steps,
      let index = ghost.run.arena.world.index(of: ghost.run.creatureID)
    else { return nil }
    return (ghost.run.arena.world, index)
  }

  /// Advances the ghost, by several steps if it has to catch up.
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

  /// The most steps of the ghost for each step of the run.
  private static let catchingUp = 4

  // MARK: Editing

  /// Whether the run waits for the player to edit or decline.
  var isInvited: Bool {
    game.run.budget.isOpen && declined != invitation && game.run.ending == nil
  }

  /// The invitation before which the player was told what the opponents learned.
  private var taught: UInt64?

  /// Returns what the opponents learned since the last edit, once before each invitation; `nil` if there is nothing to
  /// tell.
  func learn() -> Learned? {
    guard isInvited, taught != invitation else { return nil }
    taught = invitation
    return ledger.close(run)
  }

  /// The step of the last invitation.
  private var invitation: UInt64 {
    let interval = game.run.settings.editInterval * 60
    return game.run.score.steps / interval * interval
  }

  /// Replaces the player's creature by another; the run continues.
  func edit(to genome: Genome) throws(EditRefusal) {
    try game.edit(to: genome)
    history.restart(from: game.run)
    log?.record(.edit(genome), leadingTo: game)
  }

  /// Continues without an edit. The points stay, and the invitation can be accepted later.
  func decline() { declined = invitation }

  /// Accepts an invitation that was declined.
  func reconsider() { declined = nil }

  /// The seconds of the run until the next invitation.
  var timeToEdit: Double {
    let interval = game.run.settings.editInterval * 60
    return Double(interval - game.run.score.steps % interval) / 60
  }

  // MARK: Keeping

  /// The reason why the run isn't being saved; `nil` while there is no problem.
  var trouble: StoreError? { log?.trouble }

  /// Saves the current state as a snapshot for the menu, and returns when that is done.
  func keep() {
    log?.keep(game)
    log?.finishWriting()
  }

  /// Returns when everything is saved.
  func finishWriting() { log?.finishWriting() }

  // MARK: The end

  /// The result of the run, whether it is over or given up.
  var result: RunResult {
    var result = RunResult(card: card, game: game)
    result.loss = loss
    result.feats.formUnion(feats)
    if let killer = game.run.ending?.killer {
      let founders = game.run.arena.founders
      let founder = Int(killer.lineage.founder)
      result.family = genealogy.line(
        of: killer, from: founders.indices.contains(founder) ? founders[founder] : nil)
      if let nemesisBody, killer.genome == nemesisBody { result.nemesis = nemesis }
      result.line = lines[killer.lineage]?.name
    }
    return result
  }

  /// Returns the setup of a new run under the same conditions: with the creature with which this one began, before any
  /// edits, on the same level, in another dish. Today's dish is repeated while it is today's.
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
