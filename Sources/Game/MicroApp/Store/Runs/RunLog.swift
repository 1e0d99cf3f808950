import Foundation
import Micro

/// Saves a run while it is played, so that it can be restored to its last state after the process dies at any moment.
///
/// The player's inputs go into a journal at once, a few bytes per frame. Every ten seconds of the run a snapshot is
/// written in the background, and a new journal begins. A snapshot is complete when it has been renamed; until then the
/// one before it and two journals have the same content.
///
/// A disk that is full, or fails, stops nothing: the journal waits in memory, and everything is tried again. Unlike a
/// death of the process, a loss of power may lose data that the system had not yet written: up to ten seconds.
@available(iOS 16, *)
@MainActor final class RunLog {
  let card: RunCard
  /// The current trouble with the disk.
  private(set) var trouble: StoreError?
  /// The number of steps between two snapshots: ten seconds of a run, which take a fraction of a second to replay.
  static let interval: UInt64 = 600

  private let folder: RunFolder
  private let interval: UInt64
  private var journal: RunJournal
  /// The part of the journal that is on disk.
  private var written = 0
  private var isJournalBehind = false
  private var isSnapshotUnderway = false
  /// The state on which the journal is based, while it isn't on the disk.
  private var base: Base?
  private let outcome = Outcome()
  private let queue = DispatchQueue(label: "ooze.saves")

  /// A first snapshot that waits to be written.
  private struct Base {
    let step: UInt64
    let file: [UInt8]
    let vacate: () throws(DiskError) -> Void
    /// The number of entries until the next attempt.
    var patience = 0
  }

  /// The number of entries between two attempts to write the first snapshot: about a second.
  private static let patience = 60

  /// Starts to save a run from its current state. If its first snapshot can't be written, `trouble` has the reason, and
  /// it is tried again while the run continues.
  ///
  /// - Parameter vacate: Removes what another run has left in the folder. It is called before anything is written,
  ///   until it doesn't throw.
  init(
    _ snapshot: RunSnapshot, in folder: RunFolder, interval: UInt64 = RunLog.interval,
    vacate: @escaping () throws(DiskError) -> Void = { () throws(DiskError) in }
  ) {
    card = snapshot.card
    self.folder = folder
    self.interval = interval
    journal = RunJournal(start: snapshot.step)
    base = Base(step: snapshot.step, file: snapshot.file(), vacate: vacate)
    writeBase()
  }

  /// Writes the first snapshot.
  ///
  /// - Returns: Whether the snapshot on which the journal is based is on disk.
  @discardableResult
  private func writeBase() -> Bool {
    guard let base else { return true }
    do throws(DiskError) {
      try base.vacate()
      try write(base)
      self.base = nil
      trouble = nil
      return true
    } catch {
      trouble = .cannotWrite(file: "run", error)
      self.base?.patience = Self.patience
      return false
    }
  }

  private func write(_ base: Base) throws(DiskError) {
    try folder.disk.makeFolder(folder.path)
    // Journals of a run that took another course from here.
    for later in try folder.journals() where later >= base.step {
      try folder.disk.remove(folder.journal(from: later))
    }
    try folder.disk.replace(folder.snapshot(at: base.step), with: base.file)
    for other in try folder.snapshots() where other > base.step {
      try folder.disk.remove(folder.snapshot(at: other))
    }
    try folder.removeOutdated()
  }

  /// Saves a change of the run. Call it once per frame, and after each edit.
  ///
  /// - Parameter game: The current run.
  func record(_ entry: RunJournal.Entry, leadingTo game: RecordedRun) {
    journal.append(entry)
    takeOutcome()
    if let patience = base?.patience, patience > 0 {
      base?.patience = patience - 1
    } else {
      writeJournal()
    }
    let step = game.run.score.steps
    guard step >= journal.start + interval, written == journal.bytes.count, !isSnapshotUnderway
    else { return }
    take(RunSnapshot(card: card, game: game), at: step)
  }

  /// Starts to save the current run before a snapshot is due. Does nothing if one is being saved.
  func keep(_ game: RecordedRun) {
    finishWriting()
    let step = game.run.score.steps
    guard step > journal.start, written == journal.bytes.count, !isSnapshotUnderway else { return }
    take(RunSnapshot(card: card, game: game), at: step)
  }

  /// Returns when everything that was started is on disk or has failed.
  func finishWriting() {
    queue.sync {}
    takeOutcome()
    writeJournal()
  }

  private func writeJournal() {
    guard writeBase(), written < journal.bytes.count else { return }
    do throws(DiskError) {
      try folder.disk.write(
        Array(journal.bytes[written...]), to: folder.journal(from: journal.start), at: written)
      written = journal.bytes.count
      // A snapshot's failure stays until one succeeds.
      if isJournalBehind { trouble = nil }
      isJournalBehind = false
    } catch {
      trouble = .cannotWrite(file: "run", error)
      isJournalBehind = true
    }
  }

  private func take(_ snapshot: RunSnapshot, at step: UInt64) {
    let old = folder.journal(from: journal.start)
    journal = RunJournal(start: step)
    written = 0
    isSnapshotUnderway = true
    queue.async { [folder, outcome] in
      var failure: DiskError?
      do throws(DiskError) {
        try folder.disk.sync(old)
        try folder.disk.replace(folder.snapshot(at: step), with: snapshot.file())
        try folder.removeOutdated()
      } catch {
        failure = error
      }
      outcome.end(failure)
    }
  }

  private func takeOutcome() {
    guard let failure = outcome.take() else { return }
    isSnapshotUnderway = false
    trouble = failure.map { .cannotWrite(file: "run", $0) }
  }
}

/// The result of the last snapshot, passed from the queue to the main actor.
@available(iOS 16, *)
private final class Outcome: @unchecked Sendable {
  private let lock = NSLock()
  private var failure: DiskError??

  func end(_ failure: DiskError?) { lock.withLock { self.failure = .some(failure) } }

  /// Takes the result.
  ///
  /// - Returns: `nil` if none has finished since the last call.
  func take() -> DiskError?? {
    lock.withLock {
      defer { failure = nil }
      return failure
    }
  }
}
