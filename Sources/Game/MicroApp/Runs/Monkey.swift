import Foundation
import Micro

/// Plays runs with `RandomHands`, one after the other, and saves them exactly as the game does. Tests use it to check
/// saves and behaviour that no player would think of.
@available(iOS 16, *)
@MainActor package final class Monkey {
  /// An event of its play.
  package enum Event: Hashable, Sendable {
    case began(run: String)
    /// It resumed a saved run.
    case resumed(Moment)
    case played(Moment)
    /// It edited its body, which takes no step.
    case edited(Moment)
    /// The run is over and will be in the books.
    case ending(run: String)
    /// A run begins, and the books hold these feats and this killer, which waits.
    case kept(feats: [String], killer: String?)
    /// Something couldn't be saved or read.
    case trouble(String)
  }

  /// The progress of a run: the number of steps and edits.
  package struct Moment: Hashable, Sendable {
    package let run: String
    package let step: UInt64
    package let edits: Int
    package let hash: UInt64

    fileprivate init(_ open: OpenRun) {
      run = open.card.id
      step = open.game.run.score.steps
      edits = open.game.recording.edits.count
      hash = open.game.run.hash()
    }
  }

  private let game: Game
  private let setup: RunSetup
  private var random: RandomSource
  private var hands: RandomHands
  private var run: OpenRun?

  /// Creates the player.
  ///
  /// - Parameters:
  ///   - folder: The folder of all saved data.
  ///   - seed: The seed of the input, and of the runs.
  ///   - difficulty: The name of a level.
  ///   - snapshotInterval: The steps between two snapshots; the game's own interval by default.
  package init?(
    folder: URL, seed: UInt64, difficulty: String = "normal", snapshotInterval: UInt64? = nil
  ) {
    guard let level = Difficulty(rawValue: difficulty) else { return nil }
    random = RandomSource(seed: seed)
    let first = random.next()
    hands = RandomHands(random: random.split())
    let surroundings = Surroundings(
      today: { Day(year: 2026, month: 11, day: 21) }, chance: { first },
      preferredLanguages: ["en"])
    game = Game(folder: folder, surroundings: surroundings)
    if let snapshotInterval { game.store.snapshotInterval = snapshotInterval }
    setup = RunSetup(
      creature: SeedCreatures.all[random.below(SeedCreatures.all.count)], seed: random.next(),
      difficulty: level)
  }

  /// Plays a frame of one to four steps.
  package func playFrame() -> [Event] {
    guard var run else { return open() }
    // Taken out, so that stepping it copies nothing.
    self.run = nil
    var events: [Event] = []
    if run.game.run.budget.isOpen, let edited = edit(&run) { events.append(edited) }
    let input = hands.input(for: run.game.run)
    let steps = 1 + random.below(4)
    for _ in 0..<steps { run.game.step(input) }
    run.log?.record(.input(input, steps: steps), leadingTo: run.game)
    events.append(.played(Moment(run)))
    if let trouble = run.log?.trouble { events.append(.trouble("\(trouble)")) }
    if run.game.run.ending != nil {
      ended = run
      events.append(.ending(run: run.card.id))
    } else {
      self.run = run
    }
    return events
  }

  /// A run whose end was reported, and which isn't in the books yet.
  private var ended: OpenRun?

  private func open() -> [Event] {
    if let ended {
      game.finish(ended)
      self.ended = nil
    }
    defer { game.store.dismissTroubles() }
    var events: [Event]
    if let found = game.resume() {
      run = found
      events = [.resumed(Moment(found))]
    } else {
      guard let new = try? game.begin(setup) else {
        return [.trouble("a seed creature can't live")]
      }
      run = new
      events = [.began(run: new.card.id)]
    }
    events.append(
      .kept(feats: game.store.feats.done.map(\.rawValue), killer: game.store.nemesis.living?.name))
    return events + game.store.troubles.map { .trouble("\($0)") }
  }

  private func edit(_ run: inout OpenRun) -> Event? {
    guard let genome = hands.edit(&run.game) else { return nil }
    run.log?.record(.edit(genome), leadingTo: run.game)
    return .edited(Moment(run))
  }
}
