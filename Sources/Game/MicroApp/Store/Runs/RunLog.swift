import Foundation
import Micro

/// Keeps a run on disk while it is played, so that a process that dies at any moment finds it again as
/// it was.
///
/// The player's inputs go into a journal at once, a few bytes a frame. Every ten seconds of the run a
/// snapshot is written beside the game, and a new journal begins. A snapshot is done when it has been
/// renamed; until then the one before it and two journals say the same.
///
/// A disk that is full, or fails, stops nothing: the journal waits in memory, and everything is tried
/// again. A loss of power, unlike a death of the process, may cost what the system had not yet written:
/// up to ten seconds.
@available(iOS 16, *)
@MainActor final class RunLog {
  let card: RunCard
  /// The present trouble with the disk.
  private(set) var trouble: StoreError?
  /// Steps from one snapshot to the next: ten seconds of a run, which take a fraction of a second to
  /// play again.
  static let interval: UInt64 = 600

  private let folder: RunFolder
  private let interval: UInt64
  private var journal: RunJournal
  /// How much of the journal is on disk.
  private var written = 0
  private var isJournalBehind = false
  private var isSnapshotUnderway = false
  /// The state from which the journal goes on, as long as it isn't on the disk.
  private var base: Base?
  private let outcome = Outcome()
  private let queue = DispatchQueue(label: "ooze.saves")

  /// A first snapshot that has yet to be written.
  private struct Base {
    let step: UInt64
    let file: [UInt8]
    let vacate: () throws(DiskError) -> Void
    /// Entries until it is tried again.
    var patience = 0
  }

  /// Entries from one attempt at a first snapshot to the next: about a second.
  private static let patience = 60

  /// Begins to keep a run, from the state it is in. If its first snapshot can't be written, `trouble`
  /// says why, and it is tried again as the run goes on.
  ///
  /// - Parameter vacate: Is called before anything is written, until it doesn't throw: it takes away
  ///   what another run has left in the folder.
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

  /// - Returns: Whether the snapshot from which the journal goes on is on disk.
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
    // Journals of a run that went another way from here.
    for later in try folder.journals() where later >= base.step {
      try folder.disk.remove(folder.journal(from: later))
    }
    try folder.disk.replace(folder.snapshot(at: base.step), with: base.file)
    for other in try folder.snapshots() where other > base.step {
      try folder.disk.remove(folder.snapshot(at: other))
    }
    try folder.removeOutdated()
  }

  /// Keeps what was just done to the run. To be called once a frame, and after each edit.
  ///
  /// - Parameter game: The run as it is now.
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

  /// Begins to keep the run as it is now, before a snapshot is due; nothing if one is just being kept.
  func keep(_ game: RecordedRun) {
    finishWriting()
    let step = game.run.score.steps
    guard step > journal.start, written == journal.bytes.count, !isSnapshotUnderway else { return }
    take(RunSnapshot(card: card, game: game), at: step)
  }

  /// Returns when all that was begun is on disk, or has failed.
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

/// How the snapshot that was underway ended, handed from the queue to the main actor.
@available(iOS 16, *)
private final class Outcome: @unchecked Sendable {
  private let lock = NSLock()
  private var failure: DiskError??

  func end(_ failure: DiskError?) { lock.withLock { self.failure = .some(failure) } }

  /// - Returns: `nil` if none has ended since this was asked last.
  func take() -> DiskError?? {
    lock.withLock {
      defer { failure = nil }
      return failure
    }
  }
}
