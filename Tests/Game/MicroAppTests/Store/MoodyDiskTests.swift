import Micro
import Testing

@testable import MicroApp

/// 500 processes, one after the other, on a disk that fills and frees at random moments. Some of them die in a write.
/// Data that was reported as saved is there; of other data, there is the newest state or the one before.
@MainActor
@Suite("A disk that fills and frees at random moments") struct MoodyDiskTests {
  private static let folder = "/data"
  private let disk = SimulatedDisk()
  private let short = ShortRun.shared

  /// The data that must be on the disk, and the data that may be.
  private struct Expectation {
    /// The last settings that were reported as saved, and those since.
    var speeds: Set<Int>
    /// The creatures that were reported as saved, and others that were made.
    var kept: Set<String> = []
    var made: Set<String> = []
    var run: Life?
    var finished: Set<String> = []
    /// Runs of which nothing was ever reported as saved, including their books: parts of them may be there.
    var untold: Set<String> = []
  }

  private struct Life {
    var id: String
    /// The last frame that was reported as saved; `nil` if there was none.
    var least: Int?
    /// The last frame.
    var most: Int
    /// Whether it was given up, and the books weren't reported as saved.
    var isEnded = false
  }

  /// The outcomes of the rounds, so that none is unexplained.
  private struct Account {
    var undisturbed = 0
    var troubled = 0
    var died = 0
    var lostRuns = 0
    var rounds: Int { undisturbed + troubled + died }
  }

  private func card(_ id: String) -> RunCard {
    RunCard(
      id: id, name: id, seed: 3, difficulty: "normal", day: Day(year: 2026, month: 11, day: 21))
  }

  private func isTold(_ store: Store, of name: String) -> Bool {
    store.troubles.contains {
      if case .cannotWrite(name, _) = $0 { true } else { false }
    }
  }

  /// Runs a process: some actions of a player, and its end.
  ///
  /// - Returns: Whether a problem was reported to the player.
  private func play(
    _ random: inout RandomSource, _ expectation: inout Expectation, round: Int
  ) -> Bool {
    let store = Store(folder: Self.folder, disk: disk)
    store.snapshotInterval = ShortRun.interval
    var log: RunLog?
    var wasTold = false
    for act in 0..<(2 + random.below(8)) where !disk.hasDied {
      switch random.below(6) {
      case 0:
        var settings = store.settings
        settings.speed = [1, 2, 4, 8][random.below(4)]
        expectation.speeds.insert(settings.speed)
        store.set(settings)
        // A setting that doesn't change is not written.
        if !isTold(store, of: "settings") { expectation.speeds = [settings.speed] }
      case 1:
        let id = "creature-\(random.below(20))"
        expectation.made.insert(id)
        let game = short.states[0]
        var record = RunResult(card: card(id), game: game).record
        record.name = id
        store.keep(record)
        if !isTold(store, of: "\(id).creature") { expectation.kept.insert(id) }
      case 2 where log != nil:
        guard var life = expectation.run else { break }
        store.finish(RunResult(card: card(life.id), game: short.states[life.most]))
        life.isEnded = true
        expectation.run = life
        log = nil
        guard
          !["statistics", "fame", "feats", "\(life.id).creature"].contains(where: {
            isTold(store, of: $0)
          })
        else { return true }
        expectation.finished.insert(life.id)
        expectation.run = nil
      default:
        if log == nil {
          if let (snapshot, found) = store.resume() {
            log = found
            note(snapshot, in: &expectation, round)
          } else {
            #expect(expectation.run?.least == nil, "round \(round): a kept run isn't there")
            let id = "run-\(round)-\(act)"
            expectation.run = Life(id: id, least: nil, most: 0)
            log = store.begin(RunSnapshot(card: card(id), game: short.states[0]))
          }
        }
        guard let log, var life = expectation.run else { break }
        for _ in 0..<random.below(12) where life.most < short.entries.count && !disk.hasDied {
          log.record(short.entries[life.most], leadingTo: short.states[life.most + 1])
          life.most += 1
        }
        log.finishWriting()
        if log.trouble == nil { life.least = life.most }
        wasTold = wasTold || log.trouble != nil
        expectation.run = life
      }
      wasTold = wasTold || !store.troubles.isEmpty
    }
    return wasTold
  }

  /// Checks that a restored run is the expected one, and no older than the last reported frame.
  private func note(_ found: RunSnapshot, in expectation: inout Expectation, _ round: Int) {
    guard let life = expectation.run else {
      Issue.record("round \(round): \(found.card.id) is there, and shouldn't be")
      return
    }
    #expect(found.card.id == life.id, "round \(round)")
    let place = short.hashes.lastIndex(of: found.game.run.hash()) ?? -1
    #expect(
      ((life.least ?? 0)...life.most).contains(place), "round \(round): at \(place) of \(life)")
    expectation.run = Life(id: life.id, least: max(place, 0), most: max(place, 0))
  }

  /// Checks the data that the next process finds, with space on the disk.
  private func check(_ expectation: inout Expectation, _ account: inout Account, round: Int) {
    let store = Store(folder: Self.folder, disk: disk)
    store.snapshotInterval = ShortRun.interval
    #expect(store.troubles == [], "round \(round)")
    #expect(expectation.speeds.contains(store.settings.speed), "round \(round)")
    expectation.speeds = [store.settings.speed]
    let there = Set(store.creatures.map(\.id))
    let entered = Set(store.fame.entries.map(\.id))
    #expect(expectation.kept.isSubset(of: there), "round \(round)")
    expectation.kept = there.intersection(expectation.made)
    if let life = expectation.run, life.isEnded {
      // Its books are complete, or it is alive, or it was reported as never saved.
      if life.least == nil {
        expectation.untold.insert(life.id)
        expectation.run?.isEnded = false
      } else if there.contains(life.id) {
        expectation.finished.insert(life.id)
        expectation.run = nil
      } else {
        expectation.run?.isEnded = false
      }
    }
    // The fame lists only the best, so its length is limited.
    #expect(expectation.finished.isSubset(of: there), "round \(round)")
    let all = expectation.finished.union(expectation.untold)
    #expect(entered.isSubset(of: all), "round \(round)")
    #expect(
      (expectation.finished.count...all.count).contains(store.statistics.runs), "round \(round)")
    if let (snapshot, log) = store.resume() {
      note(snapshot, in: &expectation, round)
      log.finishWriting()
      #expect(log.trouble == nil, "round \(round)")
    } else if let life = expectation.run {
      #expect(life.least == nil, "round \(round): \(life.id) is lost")
      account.lostRuns += 1
      expectation.run = nil
    }
    #expect(store.troubles == [], "round \(round)")
  }

  @Test("After each of 500 rounds, all data that was reported as saved can be read")
  func rounds() {
    var random = RandomSource(seed: 20_261_129)
    var expectation = Expectation(speeds: [Settings().speed])
    var account = Account()
    for round in 0..<500 {
      let death = random.chance(0.3) ? 1 + random.below(60) : nil
      disk.restart(.moods(random.split(), death: death))
      let wasTold = play(&random, &expectation, round: round)
      if disk.hasDied {
        account.died += 1
      } else if wasTold {
        account.troubled += 1
      } else {
        account.undisturbed += 1
      }
      disk.restart()
      check(&expectation, &account, round: round)
    }
    print("moody disk: \(account), \(expectation.finished.count) runs in the books")
    #expect(account.rounds == 500)
    #expect(min(account.undisturbed, account.troubled, account.died) > 10)
    #expect(expectation.finished.count > 20)
    // The runs whose first snapshot found no space, which was reported to their players.
    #expect(account.lostRuns < 200)
  }
}
