import Micro
import Testing

@testable import MicroApp

/// A run survives whatever happens to the process and to the disk.
@MainActor
@Suite struct RunLogTests {
  private let run = ShortRun.shared
  private let path = "/data/run"

  private func folder(_ disk: SimulatedDisk) -> RunFolder { RunFolder(path: path, disk: disk) }

  /// Plays the run on a disk, and returns the number of entries that were saved before the process died.
  private func play(on disk: SimulatedDisk) -> Int {
    let log = RunLog(run.snapshot(), in: folder(disk), interval: ShortRun.interval)
    for (place, entry) in run.entries.enumerated() {
      log.record(entry, leadingTo: run.states[place + 1])
      log.finishWriting()
      if disk.hasDied { return place }
    }
    return run.entries.count
  }

  /// Returns the index in the history at which the run is restored.
  private func restored(from disk: SimulatedDisk) throws -> Int {
    var troubles: [StoreError] = []
    let told = RunRestorer(folder: folder(disk)).progress()
    let found = RunRestorer(folder: folder(disk)).restore { troubles.append($0) }
    #expect(troubles == [])
    #expect(told == found?.game.run.score, "the reported run is the one that is read")
    let hash = try #require(found).game.run.hash()
    return try #require(run.hashes.lastIndex(of: hash))
  }

  @Test("The run in these tests has an edit, and several snapshots")
  func scenario() throws {
    let disk = SimulatedDisk()
    #expect(play(on: disk) == run.entries.count)
    #expect(run.entries.contains { if case .edit = $0 { true } else { false } })
    let steps = run.states.last.map { $0.run.score.steps } ?? 0
    #expect(steps / ShortRun.interval >= 3)
    #expect(try folder(disk).snapshots().count == 2)
    #expect(try restored(from: disk) == run.entries.count)
  }

  @Test(
    "After a death in any operation the run continues after the last saved frame",
    arguments: [0, 0.4, 1])
  func death(part: Double) throws {
    let undisturbed = SimulatedDisk()
    _ = play(on: undisturbed)
    #expect(undisturbed.operations > 60)
    for operation in 1...undisturbed.operations {
      let disk = SimulatedDisk(.death(at: operation, part: part))
      let kept = play(on: disk)
      disk.restart()
      guard RunRestorer(folder: folder(disk)).isThere else {
        // Death before the very first snapshot: there is no run yet.
        #expect(kept == 0, "operation \(operation)")
        #expect(operation <= 4, "operation \(operation)")
        continue
      }
      let place = try restored(from: disk)
      #expect(place == kept || place == kept + 1, "operation \(operation)")
    }
  }

  @Test("A death while a run is being resumed loses nothing of it", arguments: [0, 0.4, 1])
  func deathWhileResuming(part: Double) throws {
    for operation in 1...30 {
      let disk = SimulatedDisk()
      #expect(play(on: disk) == run.entries.count)
      disk.restart(.death(at: operation, part: part))
      _ = RunLog(run.snapshot(after: run.entries.count), in: folder(disk))
      disk.restart()
      #expect(try restored(from: disk) == run.entries.count, "operation \(operation)")
    }
  }

  @Test("On a temporarily full disk the run continues, and is complete on disk afterwards")
  func full() throws {
    let undisturbed = SimulatedDisk()
    _ = play(on: undisturbed)
    for operation in stride(from: 4, to: undisturbed.operations, by: 5) {
      for length in [0, 12] {
        for part in [0, 0.7] {
          let disk = SimulatedDisk(.full(operation...(operation + length), part: part))
          let log = RunLog(run.snapshot(), in: folder(disk), interval: ShortRun.interval)
          var saidSo = false
          for (place, entry) in run.entries.enumerated() {
            log.record(entry, leadingTo: run.states[place + 1])
            log.finishWriting()
            saidSo = saidSo || log.trouble == .cannotWrite(file: "run", .full)
            // The disk is readable at any time, and has a state of the run.
            if place % 12 == 0 { #expect(try restored(from: disk) <= place + 1) }
          }
          // More attempts than there are failures.
          for _ in 0...length { log.finishWriting() }
          let place = try restored(from: disk)
          #expect(place == run.entries.count, "full from \(operation) for \(length)")
        }
      }
    }
  }

  @Test("A full disk is reported, and so is its end")
  func fullIsSaid() throws {
    let disk = SimulatedDisk()
    let log = RunLog(run.snapshot(), in: folder(disk), interval: ShortRun.interval)
    disk.restart(.full(1...3, part: 0.5))
    log.record(run.entries[0], leadingTo: run.states[1])
    #expect(log.trouble == .cannotWrite(file: "run", .full))
    for place in 1...4 { log.record(run.entries[place], leadingTo: run.states[place + 1]) }
    #expect(log.trouble == nil)
    #expect(try restored(from: disk) == 5)
  }

  @Test(
    "A loss of power at any moment: the run is found as it was at its last snapshot, or later",
    arguments: [false, true])
  func power(keepingNames: Bool) throws {
    let undisturbed = SimulatedDisk()
    _ = play(on: undisturbed)
    for operation in 1...undisturbed.operations {
      let disk = SimulatedDisk(.death(at: operation, part: 0))
      let kept = play(on: disk)
      disk.restart()
      disk.losePower(keepingNames: keepingNames)
      guard RunRestorer(folder: folder(disk)).isThere else {
        #expect(kept == 0, "operation \(operation)")
        continue
      }
      let place = try restored(from: disk)
      let lost =
        run.states[kept].run.score.steps
        - min(
          run.states[place].run.score.steps, run.states[kept].run.score.steps)
      // A frame has at most three steps more than the interval.
      #expect(lost <= ShortRun.interval + 3, "operation \(operation)")
    }
  }

  @Test("Damage to the newest snapshot: the one before and the journals give the same run")
  func damagedSnapshot() throws {
    let disk = SimulatedDisk()
    _ = play(on: disk)
    let newest = try #require(folder(disk).snapshots().last)
    let name = folder(disk).snapshot(at: newest)
    disk.damage(name) { $0[$0.count / 2] ^= 4 }
    var troubles: [StoreError] = []
    let found = RunRestorer(folder: folder(disk)).restore { troubles.append($0) }
    #expect(found?.game.run.hash() == run.hashes.last)
    let file = String(name.dropFirst(path.count + 1))
    #expect(troubles == [.damaged(file: file, keptAs: "\(file).damaged-1")])
    #expect(disk.contents["\(name).damaged-1"] != nil)
  }

  @Test("After damage to a byte of the journal the run continues from before it, with a report")
  func damagedJournal() throws {
    let disk = SimulatedDisk()
    _ = play(on: disk)
    let start = try #require(folder(disk).journals().last)
    let name = folder(disk).journal(from: start)
    let whole = try #require(disk.contents[name])
    for byte in whole.indices {
      disk.damage(name) { $0 = whole }
      disk.damage(name) { $0[byte] ^= 0x10 }
      var troubles: [StoreError] = []
      let found = try #require(
        RunRestorer(folder: folder(disk)).restore { troubles.append($0) })
      let hash = found.game.run.hash()
      #expect(run.hashes.contains(hash), "byte \(byte)")
      // Bytes of the header: the journal as a whole is invalid.
      if byte >= 16 { #expect(troubles == [.incompleteRun(lostSteps: nil)], "byte \(byte)") }
    }
  }

  @Test("A journal is read back as it was written, whole or cut off anywhere")
  func journal() throws {
    var journal = RunJournal(start: 123)
    var ends: [Int] = []
    for entry in run.entries {
      journal.append(entry)
      ends.append(journal.bytes.count)
    }
    for length in journal.bytes.indices {
      let reading = RunJournal.read(Array(journal.bytes.prefix(length)))
      guard length >= 16 else {
        #expect(reading == nil)
        continue
      }
      let count = ends.filter { $0 <= length }.count
      #expect(reading?.start == 123)
      #expect(reading?.isDamaged == false, "length \(length)")
      #expect(reading?.entries == Array(run.entries.prefix(count)), "length \(length)")
    }
  }
}
