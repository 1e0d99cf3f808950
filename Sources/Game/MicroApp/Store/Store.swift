import Micro

/// Everything that is saved between two launches, for each player. Changes are written at once, so that they survive a
/// death of the process at any moment and a full disk.
///
/// An unreadable file is set aside under another name. One that can't be written stays in memory and is tried again
/// with every later write. `troubles` names both.
@available(iOS 16, *)
@MainActor final class Store {
  private(set) var profiles: Profiles
  private(set) var creatures: [CreatureRecord] = []
  private(set) var fame = Fame()
  private(set) var statistics = RunStatistics()
  private(set) var days = DayBook()
  private var lastGhost: DayGhost?
  private(set) var nemesis = Nemesis()
  private(set) var feats = Feats()
  /// The troubles that haven't been dismissed, oldest first.
  private(set) var troubles: [StoreError] = []
  /// The same troubles as a set, for a fast lookup among thousands.
  private var knownTroubles: Set<StoreError> = []

  private(set) var settings = Settings()
  private(set) var lessons = Lessons()

  /// The number of steps between two snapshots of a run.
  var snapshotInterval = RunLog.interval

  private let folder: String
  private let disk: any Disk
  /// Files that could be neither read nor set aside.
  private var locked: Set<String> = []
  private var unsaved = Unsaved()
  /// Folders of removed players, which are deleted once the list of players without them is saved.
  private var abandoned: [String] = []
  /// Whether there may be files of finished runs.
  private var hasEndedRuns = false

  /// Reads the data in a folder, which is made at the first write.
  init(folder: String, disk: any Disk = DeviceDisk()) {
    self.folder = folder
    self.disk = disk
    profiles = Profiles()
    profiles =
      read(Profiles.self, in: Shelf(folder: folder, disk: disk), Self.profilesFile)
      ?? Profiles()
    disk.removeLeftovers(in: folder)
    readProfile()
  }

  /// Dismisses the troubles that the player has seen.
  func dismissTroubles() {
    troubles = []
    knownTroubles = []
  }

  func report(_ trouble: StoreError) {
    if knownTroubles.insert(trouble).inserted { troubles.append(trouble) }
  }

  // MARK: Choices

  func set(_ settings: Settings) {
    guard settings != self.settings else { return }
    self.settings = settings
    save(settings, as: Self.settingsFile)
  }

  /// Records that a player has understood a lesson.
  func understand(_ lesson: String) {
    guard lessons.understood.insert(lesson).inserted else { return }
    save(lessons, as: Self.lessonsFile)
  }

  /// Forgets all lessons, so that the hints come again.
  func forgetLessons() {
    guard lessons != Lessons() else { return }
    lessons = Lessons()
    save(lessons, as: Self.lessonsFile)
  }

  // MARK: Players

  func add(profileNamed name: String) { change { $0.add(named: name) } }
  func choose(profile id: Int) { change { $0.choose(id) } }
  func rename(profile id: Int, to name: String) { change { $0.rename(id, to: name) } }

  /// Removes a player and all their data; the last one stays.
  func remove(profile id: Int) {
    let removed = Self.profileFolder(id, in: folder)
    change { $0.remove(id) }
    guard !profiles.all.contains(where: { $0.id == id }) else { return }
    unsaved.drop(under: removed)
    abandoned.append(removed)
    saveUnsaved()
  }

  private func change(_ change: (inout Profiles) -> Void) {
    let old = profiles
    change(&profiles)
    abandoned.removeAll { folder in
      profiles.all.contains { Self.profileFolder($0.id, in: self.folder) == folder }
    }
    guard profiles != old else { return }
    write(profiles, in: Shelf(folder: folder, disk: disk), Self.profilesFile)
    if profiles.currentID != old.currentID { readProfile() }
  }

  private func readProfile() {
    locked.formIntersection([Self.profilesFile])
    for shelf in [shelf, creatureShelf, recordingShelf] { disk.removeLeftovers(in: shelf.folder) }
    settings = read(Settings.self, in: shelf, Self.settingsFile) ?? Settings()
    lessons = read(Lessons.self, in: shelf, Self.lessonsFile) ?? Lessons()
    fame = read(Fame.self, in: shelf, Self.fameFile) ?? Fame()
    days = read(DayBook.self, in: shelf, Self.daysFile) ?? DayBook()
    lastGhost = read(DayGhost.self, in: shelf, Self.ghostFile)
    nemesis = read(Nemesis.self, in: shelf, Self.nemesisFile) ?? Nemesis()
    statistics = read(RunStatistics.self, in: shelf, Self.statisticsFile) ?? RunStatistics()
    // A player with runs and without this file has played before there were feats.
    feats =
      read(Feats.self, in: shelf, Self.featsFile) ?? Feats(hasAllParts: statistics.runs > 0)
    let kept = creatureShelf.names(endingIn: Self.creatureSuffix, report: report)
    var taken = TakenNames()
    creatures = Set(kept + unsaved.names(in: creatureShelf)).sorted()
      .compactMap { read(CreatureRecord.self, in: creatureShelf, $0, taking: &taken) }
    sortCreatures()
    finishEndedRuns()
  }

  // MARK: Creatures

  func creature(_ id: String) -> CreatureRecord? { creatures.first { $0.id == id } }

  /// Keeps a creature, replacing the one with the same identifier.
  func keep(_ record: CreatureRecord) {
    remember(record)
    saveUnsaved()
  }

  private func remember(_ record: CreatureRecord) {
    creatures.removeAll { $0.id == record.id }
    creatures.append(record)
    sortCreatures()
    put(record, in: creatureShelf, record.id + Self.creatureSuffix)
  }

  func forget(creature id: String) {
    creatures.removeAll { $0.id == id }
    unsaved.drop(id + Self.creatureSuffix, in: creatureShelf)
    do throws(StoreError) {
      try creatureShelf.remove(id + Self.creatureSuffix)
    } catch {
      report(error)
    }
    // There may be space now.
    saveUnsaved()
  }

  /// Sorts the newest first; those of one day by score.
  private func sortCreatures() {
    creatures.sort {
      if $0.day != $1.day { return $0.day > $1.day }
      return ($1.results.points, $0.id) < ($0.results.points, $1.id)
    }
  }

  // MARK: The run

  /// The saved run, in its state up to ten seconds before its end.
  var savedRun: RunSnapshot? {
    guard let snapshot = RunRestorer(folder: runFolder).peek(), !isEntered(snapshot.card.id) else {
      return nil
    }
    return snapshot
  }

  /// The progress of the saved run when the game ended.
  var savedProgress: Score? { RunRestorer(folder: runFolder).progress() }

  /// Starts to save a new run. A previous one is entered into the books as given up, and its files stay until the books
  /// are on the disk.
  func begin(_ snapshot: RunSnapshot) -> RunLog {
    if let old = restoreRun() { finish(RunResult(card: old.card, game: old.game)) }
    return RunLog(snapshot, in: runFolder, interval: snapshotInterval) {
      [weak self] () throws(DiskError) in try self?.vacateRunFolder()
    }
  }

  /// Returns the saved run in its state when the game ended, and a log to continue it.
  func resume() -> (RunSnapshot, RunLog)? {
    guard let snapshot = restoreRun() else { return nil }
    return (snapshot, RunLog(snapshot, in: runFolder, interval: snapshotInterval))
  }

  /// Enters a run that is over or given up into the books. Its files are removed when the books are on the disk. Until
  /// then they are marked as those of a finished run, and the next launch completes the entry. A run is entered only
  /// once, however often it is finished.
  func finish(_ result: RunResult) {
    enter(result)
    saveUnsaved()
  }

  private func restoreRun() -> RunSnapshot? {
    let restorer = RunRestorer(folder: runFolder)
    if let peeked = restorer.peek(), isEntered(peeked.card.id) { return nil }
    disk.removeLeftovers(in: runFolder.path)
    return restorer.restore(report: report)
  }

  /// Returns whether a run is in the books. The statistics are written last, so they include a run only if everything
  /// else about it is on the disk.
  private func isEntered(_ run: String) -> Bool { statistics.includes(run: run) }

  private func enter(_ result: RunResult) {
    hasEndedRuns = true
    guard !isEntered(result.card.id) else { return }
    remember(result.record)
    fame.enter(result.fame)
    put(fame, in: shelf, Self.fameFile)
    enterDay(result)
    enterKiller(result)
    enterFeats(result)
    keepRecording(result)
    statistics.count(result)
    put(statistics, in: shelf, Self.statisticsFile)
  }

  /// Enters a run in today's dish into the book of days, and keeps it as the ghost if it is the best.
  private func enterDay(_ result: RunResult) {
    guard let entry = result.dayEntry else { return }
    let isBest = days.enter(entry)
    put(days, in: shelf, Self.daysFile)
    guard isBest else { return }
    let ghost = DayGhost(day: entry.day, run: entry.run, recording: result.recording)
    lastGhost = ghost
    put(ghost, in: shelf, Self.ghostFile)
  }

  /// Makes the killer the nemesis, which waits in the next dish.
  private func enterKiller(_ result: RunResult) {
    guard let killer = result.killer else { return }
    nemesis.enter(killer)
    put(nemesis, in: shelf, Self.nemesisFile)
  }

  private func enterFeats(_ result: RunResult) {
    for feat in result.allFeats {
      _ = feats.enter(feat, run: result.card.id, day: result.card.day)
    }
    // Also without a feat: the file tells a newcomer from a player who has all parts.
    put(feats, in: shelf, Self.featsFile)
  }

  /// Enters a feat at the moment at which it is done.
  ///
  /// - Returns: Whether it is new.
  func enter(_ feat: Feat, run: String, day: Day) -> Bool {
    guard feats.enter(feat, run: run, day: day) else { return false }
    save(feats, as: Self.featsFile)
    return true
  }

  /// Makes the nemesis a trophy, because the player has eaten it.
  func eatNemesis() {
    guard nemesis.living != nil else { return }
    nemesis.eat()
    save(nemesis, as: Self.nemesisFile)
  }

  /// Keeps the recording of a run under its number, and drops the oldest. It is the largest file of a run, so a full disk
  /// that has no space for it is reported, and keeps nothing else from being written.
  private func keepRecording(_ result: RunResult) {
    let number = statistics.runs + 1
    do throws(StoreError) {
      try recordingShelf.write(
        KeptRecording(run: result.card.id, recording: result.recording),
        named: Self.recordingFile(number))
      guard number > KeptRecording.count else { return }
      try recordingShelf.remove(Self.recordingFile(number - KeptRecording.count))
    } catch {
      report(error)
    }
  }

  /// Returns the player's best run in a day's dish, if that is the last day with a run.
  func ghost(of day: Day) -> DayGhost? { lastGhost.flatMap { $0.day == day ? $0 : nil } }

  /// Returns the best result of each player on this device for a day, best first.
  func table(of day: Day) -> [(profile: Profile, entry: DayBook.Entry)] {
    let lines = profiles.all.compactMap { profile -> (profile: Profile, entry: DayBook.Entry)? in
      let book =
        profile.id == profiles.currentID
        ? days
        : read(
          DayBook.self, in: Shelf(folder: Self.profileFolder(profile.id, in: folder), disk: disk),
          Self.daysFile)
      return book?.best(of: day).map { (profile, $0) }
    }
    return lines.sorted { ($1.entry.points, $0.profile.id) < ($0.entry.points, $1.profile.id) }
  }

  /// Enters finished runs from before the process ended into the books.
  private func finishEndedRuns() {
    try? disk.remove(finishedPath)
    for run in endedRuns {
      hasEndedRuns = true
      let folder = RunFolder(path: endedPath(run), disk: disk)
      guard !isEntered(run), let found = RunRestorer(folder: folder).restore(report: report) else {
        continue
      }
      enter(RunResult(card: found.card, game: found.game))
    }
    if let run = RunRestorer(folder: runFolder).peek() {
      if isEntered(run.card.id) {
        hasEndedRuns = true
      } else if run.game.run.ending != nil {
        enter(RunResult(card: run.card, game: run.game))
      }
    }
    if hasEndedRuns { saveUnsaved() }
  }

  /// The runs whose files are marked as those of a finished one.
  private var endedRuns: [String] {
    ((try? disk.names(in: shelf.folder)) ?? []).filter { $0.hasPrefix(Self.endedPrefix) }
      .map { String($0.dropFirst(Self.endedPrefix.count)) }
  }

  /// Renames the folder of a run that is in the books at once, so that it can't be continued.
  private func markEndedRun() throws(DiskError) {
    guard hasEndedRuns, let run = RunRestorer(folder: runFolder).peek()?.card.id, isEntered(run)
    else { return }
    try disk.rename(runFolder.path, to: endedPath(run))
  }

  /// Removes the files of runs that are in the books, once the books are on the disk. A folder is renamed first, so
  /// that no part of it can be taken for a run, and then cleared.
  private func removeEndedRuns() throws(DiskError) {
    guard hasEndedRuns, unsaved.isEmpty(under: shelf.folder) else { return }
    for run in endedRuns where isEntered(run) {
      guard
        locked.isDisjoint(with: [
          Self.fameFile, Self.featsFile, Self.statisticsFile, run + Self.creatureSuffix,
        ])
      else { continue }
      try disk.remove(finishedPath)
      try disk.rename(endedPath(run), to: finishedPath)
      try disk.remove(finishedPath)
    }
    hasEndedRuns = false
  }

  /// Makes space for a new run's files. Files that can be neither read nor finished are set aside.
  private func vacateRunFolder() throws(DiskError) {
    try markEndedRun()
    disk.removeLeftovers(in: runFolder.path)
    guard try !disk.names(in: runFolder.path).isEmpty else { return }
    let taken = try disk.names(in: shelf.folder)
    var number = 1
    while taken.contains("run.damaged-\(number)") { number += 1 }
    let kept = "run.damaged-\(number)"
    try disk.rename(runFolder.path, to: "\(shelf.folder)/\(kept)")
    report(.damaged(file: Self.runFile, keptAs: kept))
  }

  // MARK: Files

  private static let profilesFile = "profiles"
  private static let settingsFile = "settings"
  private static let lessonsFile = "lessons"
  private static let fameFile = "fame"
  private static let daysFile = "days"
  private static let ghostFile = "ghost"
  private static let nemesisFile = "nemesis"
  private static let featsFile = "feats"
  private static let statisticsFile = "statistics"
  private static let creatureSuffix = ".creature"
  private static let runFile = "run"

  /// Returns the name of a run's recording, which sorts by number.
  private static func recordingFile(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(6 - digits.count, 0)) + digits + ".recording"
  }

  private static let endedPrefix = "run-ended-"

  private static func profileFolder(_ id: Int, in folder: String) -> String {
    "\(folder)/profile-\(id)"
  }

  private var shelf: Shelf {
    Shelf(folder: Self.profileFolder(profiles.currentID, in: folder), disk: disk)
  }
  private var creatureShelf: Shelf { Shelf(folder: "\(shelf.folder)/creatures", disk: disk) }
  private var recordingShelf: Shelf { Shelf(folder: "\(shelf.folder)/recordings", disk: disk) }
  private var runFolder: RunFolder {
    RunFolder(path: "\(shelf.folder)/\(Self.runFile)", disk: disk)
  }
  private func endedPath(_ run: String) -> String {
    "\(shelf.folder)/\(Self.endedPrefix)\(run)"
  }
  private var finishedPath: String { "\(shelf.folder)/run-finished" }

  private func read<Value: Document>(_ type: Value.Type, in shelf: Shelf, _ name: String) -> Value?
  {
    var taken = TakenNames()
    return read(type, in: shelf, name, taking: &taken)
  }

  private func read<Value: Document>(
    _ type: Value.Type, in shelf: Shelf, _ name: String, taking taken: inout TakenNames
  ) -> Value? {
    if let value = unsaved.value(type, in: shelf, named: name) { return value }
    switch shelf.read(type, named: name, taking: &taken, report: report) {
    case .value(let value): return value
    case .nothing: return nil
    case .locked:
      locked.insert(name)
      return nil
    }
  }

  private func save(_ value: some Document, as name: String) { write(value, in: shelf, name) }

  private func write(_ value: some Document, in shelf: Shelf, _ name: String) {
    put(value, in: shelf, name)
    saveUnsaved()
  }

  /// Registers a value to be written by `saveUnsaved()`.
  private func put(_ value: some Document, in shelf: Shelf, _ name: String) {
    guard !locked.contains(name) else { return }
    unsaved.put(value, in: shelf, named: name)
  }

  /// Writes everything that isn't on the disk yet, and then removes what it replaces. It does nothing if everything is
  /// written, so it can be called whenever there may be space again.
  func saveUnsaved() {
    attempt(Self.runFile) { () throws(DiskError) in try markEndedRun() }
    // The statistics confirm that everything else of a run is there, so they come last.
    for last in [false, true] {
      for item in unsaved.items where (item.name == Self.statisticsFile) == last {
        guard !last || unsaved.isEmpty(under: item.shelf.folder, except: item.name) else {
          continue
        }
        do throws(StoreError) {
          try item.write()
          unsaved.drop(item.name, in: item.shelf)
          withdraw(item.name)
        } catch {
          report(error)
        }
      }
    }
    attempt(Self.runFile) { () throws(DiskError) in try removeEndedRuns() }
    removeAbandoned()
  }

  private func removeAbandoned() {
    guard
      unsaved.value(Profiles.self, in: Shelf(folder: folder, disk: disk), named: Self.profilesFile)
        == nil
    else { return }
    for path in abandoned {
      attempt(String(path.dropFirst(folder.count + 1))) { () throws(DiskError) in
        try disk.remove(path)
        abandoned.removeAll { $0 == path }
      }
    }
  }

  private func attempt(_ file: String, _ act: () throws(DiskError) -> Void) {
    do throws(DiskError) {
      try act()
    } catch {
      report(.cannotWrite(file: file, error))
    }
  }

  /// Removes the trouble about a file, because it is written now.
  private func withdraw(_ name: String) {
    troubles.removeAll {
      if case .cannotWrite(name, _) = $0 { true } else { false }
    }
    knownTroubles = Set(troubles)
  }
}
