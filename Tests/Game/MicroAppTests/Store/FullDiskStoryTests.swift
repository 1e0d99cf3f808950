import Micro
import Testing

@testable import MicroApp

/// Every story that writes, on a disk that fails at each single write: no data is lost.
@MainActor
@Suite("A disk that fails at each write") struct FullDiskStoryTests {
  enum Story: String, CaseIterable, Sendable {
    case run, edit, end, beginAnew, goOn, settings
  }

  enum Manner: String, CaseIterable, Sendable {
    /// One operation fails.
    case once
    /// All operations fail until there is space again, in the same process.
    case untilRoom
    /// All operations fail, and the process dies before there is space again.
    case untilRestart
    /// The process dies in an operation.
    case killed
  }

  private static let folder = "/data"
  private let run = ShortRun.shared
  /// A frame before the edit.
  private var editPlace: Int {
    run.entries.firstIndex { if case .edit = $0 { true } else { false } } ?? 0
  }

  private func snapshot(_ id: String, _ place: Int = 0) -> RunSnapshot {
    let card = RunCard(
      id: id, name: id, seed: 3, difficulty: "normal", day: Day(year: 2026, month: 11, day: 21))
    return RunSnapshot(card: card, game: run.states[place])
  }

  private func result(_ id: String, _ place: Int) -> RunResult {
    let snapshot = snapshot(id, place)
    return RunResult(card: snapshot.card, game: snapshot.game)
  }

  private func play(_ log: RunLog, _ places: Range<Int>) {
    for place in places {
      log.record(run.entries[place], leadingTo: run.states[place + 1])
      log.finishWriting()
    }
  }

  /// Returns a disk with a run that was played for some frames, and with a creature.
  private func prepare() -> SimulatedDisk {
    let disk = SimulatedDisk()
    let store = Store(folder: Self.folder, disk: disk)
    store.snapshotInterval = ShortRun.interval
    store.keep(result("kept", 0).record)
    play(store.begin(snapshot("old")), 0..<4)
    return disk
  }

  /// Performs the story.
  ///
  /// - Returns: The log that is written to at its end.
  private func tell(_ story: Story, in store: Store) -> RunLog? {
    switch story {
    case .settings:
      var settings = store.settings
      settings.speed = 8
      store.set(settings)
      store.understand("move")
      return nil
    case .end:
      store.finish(result("old", 4))
      return nil
    case .beginAnew:
      let log = store.begin(snapshot("new"))
      play(log, 0..<4)
      return log
    case .goOn, .run, .edit:
      guard let log = store.resume()?.1 else {
        Issue.record("a run that lives can't be resumed")
        return nil
      }
      switch story {
      case .edit: play(log, 4..<(editPlace + 1))
      case .run: play(log, 4..<run.entries.count)
      default: break
      }
      return log
    }
  }

  /// The index of the story's run when all of it is on disk.
  private func end(of story: Story) -> Int {
    switch story {
    case .run: run.entries.count
    case .edit: editPlace + 1
    default: 4
    }
  }

  /// Checks that the required data is there whatever happened and, if everything was written, that all data is there.
  private func check(_ disk: SimulatedDisk, _ story: Story, isWhole: Bool, _ what: Comment) {
    let store = Store(folder: Self.folder, disk: disk)
    #expect(store.troubles == [], what)
    #expect(store.creature("kept") != nil, what)
    let saved = store.savedRun?.card.id
    let isInBooks = store.creature("old") != nil
    // The old run is alive, or in the books: never neither, and never both.
    #expect(isInBooks != (saved == "old"), what)
    #expect(store.statistics.runs == (isInBooks ? 1 : 0), what)
    #expect(store.fame.entries.count == (isInBooks ? 1 : 0), what)
    if isInBooks { #expect(store.creature("old") == result("old", 4).record, what) }
    if let found = store.resume() {
      let place = run.hashes.lastIndex(of: found.0.game.run.hash())
      let least = isWhole ? end(of: story) : saved == "old" ? 4 : 0
      #expect((place ?? -1) >= least, what)
    }
    guard isWhole else { return }
    switch story {
    case .settings:
      #expect(store.settings.speed == 8, what)
      #expect(store.lessons.understood == ["move"], what)
    case .end:
      #expect(isInBooks, what)
      #expect(saved == nil, what)
    case .beginAnew:
      #expect(isInBooks, what)
      #expect(saved == "new", what)
    case .run, .edit, .goOn: #expect(saved == "old", what)
    }
    let left = disk.contents.keys.filter { $0.contains("ended") || $0.contains("finished") }
    #expect(left.isEmpty, what)
  }

  @Test("Nothing is lost", arguments: Story.allCases, Manner.allCases)
  func fails(_ story: Story, _ manner: Manner) {
    var operation = 0
    var wasUndisturbed = false
    while !wasUndisturbed, operation < 1000 {
      operation += 1
      let disk = prepare()
      let mishap: SimulatedDisk.Mishap =
        switch manner {
        case .once: .refusal(operation...operation)
        case .untilRoom, .untilRestart: .refusal(operation...Int.max)
        case .killed: .death(at: operation, part: 0.5)
        }
      disk.restart(mishap)
      let store = Store(folder: Self.folder, disk: disk)
      store.snapshotInterval = ShortRun.interval
      let log = tell(story, in: store)
      wasUndisturbed = disk.operations < operation
      let isAlive = manner == .once || manner == .untilRoom
      disk.restart()
      if isAlive {
        store.saveUnsaved()
        log?.finishWriting()
      }
      check(
        disk, story, isWhole: isAlive || wasUndisturbed,
        "\(story), \(manner), operation \(operation)")
    }
    #expect(wasUndisturbed)
    #expect(operation > 4)
    print("\(story.rawValue), \(manner.rawValue): \(operation - 1) writes")
  }
}
