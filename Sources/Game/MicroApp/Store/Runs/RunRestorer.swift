import Micro

/// Restores a run to its state when its process ended, for whatever reason: the newest readable snapshot, and all
/// journals after it.
@available(iOS 16, *)
struct RunRestorer: Sendable {
  let folder: RunFolder

  /// Whether there is a run.
  var isThere: Bool { (try? folder.snapshots().isEmpty) == false }

  /// Returns the newest readable snapshot, without its journals. It changes nothing.
  func peek() -> RunSnapshot? {
    for step in (try? folder.snapshots())?.reversed() ?? [] {
      if let file = try? folder.disk.read(folder.snapshot(at: step)),
        let snapshot = try? RunSnapshot(file: file)
      {
        return snapshot
      }
    }
    return nil
  }

  /// Returns the progress of the run when its process ended. It changes nothing.
  ///
  /// - Complexity: That of replaying the steps since the snapshot.
  func progress() -> Score? {
    guard var snapshot = peek() else { return nil }
    while let file = try? folder.disk.read(folder.journal(from: snapshot.step)),
      let found = RunJournal.read(file)
    {
      let start = snapshot.step
      let isWhole = snapshot.apply(found.entries)
      if found.isDamaged || !isWhole || snapshot.step == start { break }
    }
    return snapshot.game.run.score
  }

  /// Returns the restored run.
  ///
  /// - Parameter report: Called for each damaged file, which then has another name.
  /// - Complexity: That of replaying the steps since the snapshot.
  func restore(report: (StoreError) -> Void) -> RunSnapshot? {
    guard var snapshot = newest(report: report) else { return nil }
    while let file = journal(from: snapshot.step, report: report),
      let found = RunJournal.read(file)
    {
      let start = snapshot.step
      let isWhole = snapshot.apply(found.entries)
      if found.isDamaged || !isWhole {
        keepAside(file, from: start, report: report)
        return snapshot
      }
      if snapshot.step == start { break }
    }
    if let last = try? folder.journals().last, last > snapshot.step {
      report(.incompleteRun(lostSteps: Int(last - snapshot.step)))
    }
    return snapshot
  }

  private func journal(from step: UInt64, report: (StoreError) -> Void) -> [UInt8]? {
    let path = folder.journal(from: step)
    do throws(DiskError) {
      return try folder.disk.read(path)
    } catch {
      var taken = TakenNames()
      reportUnreadable(path, error, taking: &taken, report: report)
      return nil
    }
  }

  /// Sets aside what can't be a file of the game, so that its name is free. A file that couldn't be read for another
  /// reason stays.
  private func reportUnreadable(
    _ path: String, _ error: DiskError, taking taken: inout TakenNames,
    report: (StoreError) -> Void
  ) {
    if error.isDamage {
      putAside(path, because: .damaged, taking: &taken, report: report)
    } else {
      report(.cannotRead(file: path, error))
    }
  }

  private func putAside(
    _ path: String, because failure: SealedFile.Failure, taking taken: inout TakenNames,
    report: (StoreError) -> Void
  ) {
    let name = String(path.dropFirst(folder.path.count + 1))
    _ = Shelf(folder: folder.path, disk: folder.disk)
      .putAside(name, because: failure, taking: &taken, report: report)
  }

  /// Keeps a copy of a damaged journal. The journal itself stays until a snapshot replaces it: its readable part is
  /// still needed if the process dies before that.
  private func keepAside(_ file: [UInt8], from step: UInt64, report: (StoreError) -> Void) {
    report(.incompleteRun(lostSteps: nil))
    try? folder.disk.replace("\(folder.journal(from: step)).damaged", with: file)
  }

  private func newest(report: (StoreError) -> Void) -> RunSnapshot? {
    let steps: [UInt64]
    do throws(DiskError) {
      steps = try folder.snapshots()
    } catch {
      report(.cannotRead(file: "run", error))
      return nil
    }
    var taken = TakenNames()
    for step in steps.reversed() {
      let path = folder.snapshot(at: step)
      let file: [UInt8]
      do throws(DiskError) {
        guard let bytes = try folder.disk.read(path) else { continue }
        file = bytes
      } catch {
        reportUnreadable(path, error, taking: &taken, report: report)
        continue
      }
      do throws(SealedFile.Failure) {
        return try RunSnapshot(file: file)
      } catch {
        putAside(path, because: error, taking: &taken, report: report)
      }
    }
    return nil
  }
}

@available(iOS 16, *)
extension RunSnapshot {
  var step: UInt64 { game.run.score.steps }

  /// Replays a journal.
  ///
  /// - Returns: Whether all of it could be replayed.
  fileprivate mutating func apply(_ entries: [RunJournal.Entry]) -> Bool {
    for entry in entries {
      switch entry {
      case .input(let input, let steps):
        for _ in 0..<steps { game.step(input) }
      case .edit(let genome):
        do {
          try game.edit(to: genome)
        } catch {
          return false
        }
      }
    }
    return true
  }
}
