import Micro

@testable import MicroApp

/// A short run in a small dish, frame by frame, with an edit in it. It is made once, because it takes longer than
/// everything that is tested with it.
struct ShortRun {
  /// The run before the first frame, and after each.
  let states: [RecordedRun]
  /// The hash of each state.
  let hashes: [UInt64]
  /// The entry of each frame.
  let entries: [RunJournal.Entry]

  /// Steps between two snapshots in the tests: several in this run.
  static let interval: UInt64 = 16

  static let shared = ShortRun()

  private init() {
    var settings = RunSettings(population: 2)
    settings.editInterval = 1
    guard
      var game = try? RecordedRun(
        RunRecording(settings: settings, creature: SeedCreatures.eel, seed: 3))
    else { preconditionFailure("the eel can live") }
    var states = [game]
    var entries: [RunJournal.Entry] = []
    for frame in 0..<36 {
      let input = PlayerInput(turn: Int8(frame % 7 * 20 - 60), effort: UInt8(100 + frame % 3))
      let steps = 1 + frame % 3
      for _ in 0..<steps { game.step(input) }
      entries.append(.input(input, steps: steps))
      states.append(game)
      guard game.run.budget.isOpen else { continue }
      var edited = game.run.genome
      edited.hue = 0.75
      guard (try? game.edit(to: edited)) != nil else { continue }
      entries.append(.edit(edited))
      states.append(game)
    }
    self.states = states
    hashes = states.map { $0.run.hash() }
    self.entries = entries
  }

  static let card = RunCard(
    id: "one", name: "Eel", seed: 3, difficulty: "normal",
    day: Day(year: 2026, month: 11, day: 21))

  func snapshot(after entries: Int = 0) -> RunSnapshot {
    RunSnapshot(card: Self.card, game: states[entries])
  }
}
