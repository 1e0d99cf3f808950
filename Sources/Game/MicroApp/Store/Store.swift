import Micro

/// Everything that is kept between two launches, for each player: what is set is written at once, in a
/// way that survives a death of the process at any moment and a full disk.
///
/// A file that can't be read is put aside under another name. One that can't be written stays in
/// memory, and is tried again with everything that is written later. `troubles` names both.
@available(iOS 16, *)
@MainActor final class Store {
  private(set) var profiles: Profiles
  private(set) var creatures: [CreatureRecord] = []
  private(set) var fame = Fame()
  private(set) var statistics = RunStatistics()
  private(set) var days = DayBook()
  private var lastGhost: DayGhost?
  /// The troubles that haven't been dismissed, the oldest first.
  private(set) var troubles: [StoreError] = []
  /// The same, in which one of thousands is found at once.
  private var knownTroubles: Set<StoreError> = []

  private(set) var settings = Settings()
  private(set) var lessons = Lessons()

  /// Steps of a run from one snapshot to the next.
  var snapshotInterval = RunLog.interval

  private let folder: String
  private let disk: any Disk
  /// Files that could be neither read nor put aside.
  private var locked: Set<String> = []
  private var unsaved = Unsaved()
  /// Players' folders that go as soon as the list of players is kept without them.
  private var abandoned: [String] = []
  /// Whether files of runs that have ended may still be there.
  private var hasEndedRuns = false

  /// Reads what is kept in a folder; it is made when something is written.
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

  /// The troubles have been seen.
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

  /// Remembers that a player has understood something.
  func understand(_ lesson: String) {
    guard lessons.understood.insert(lesson).inserted else { return }
    save(lessons, as: Self.lessonsFile)
  }

  /// Forgets what was understood, so that the hints come again.
  func forgetLessons() {
    guard lessons != Lessons() else { return }
    lessons = Lessons()
    save(lessons, as: Self.lessonsFile)
  }

  // MARK: Players

  func add(profileNamed name: String) { change { $0.add(named: name) } }
  func choose(profile id: Int) { change { $0.choose(id) } }
  func rename(profile id: Int, to name: String) { change { $0.rename(id, to: name) } }

  /// Removes a player and all that is kept for them; the last one stays.
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
    for shelf in [shelf, creatureShelf] { disk.removeLeftovers(in: shelf.folder) }
    settings = read(Settings.self, in: shelf, Self.settingsFile) ?? Settings()
    lessons = read(Lessons.self, in: shelf, Self.lessonsFile) ?? Lessons()
    fame = read(Fame.self, in: shelf, Self.fameFile) ?? Fame()
    days = read(DayBook.self, in: shelf, Self.daysFile) ?? DayBook()
    lastGhost = read(DayGhost.self, in: shelf, Self.ghostFile)
    statistics = read(RunStatistics.self, in: shelf, Self.statisticsFile) ?? RunStatistics()
    let kept = creatureShelf.names(endingIn: Self.creatureSuffix, report: report)
    var taken = TakenNames()
    creatures = Set(kept + unsaved.names(in: creatureShelf)).sorted()
      .compactMap { read(CreatureRecord.self, in: creatureShelf, $0, taking: &taken) }
    sortCreatures()
    finishEndedRuns()
  }

  // MARK: Creatures

  func creature(_ id: String) -> CreatureRecord? { creatures.first { $0.id == id } }

  /// Keeps a creature, in place of the one with its identifier.
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
    // There is room now, perhaps.
    saveUnsaved()
  }

  /// The newest first; of a day, the best first.
  private func sortCreatures() {
    creatures.sort {
      if $0.day != $1.day { return $0.day > $1.day }
      return ($1.results.points, $0.id) < ($0.results.points, $1.id)
    }
  }

  // MARK: The run

  /// The run to go on with, as it was up to ten seconds before its end.
  var savedRun: RunSnapshot? {
    guard let snapshot = RunRestorer(folder: runFolder).peek(), !isEntered(snapshot.card.id) else {
      return nil
    }
    return snapshot
  }

  /// How far the run to go on with was when the game ended.
  var savedProgress: Score? { RunRestorer(folder: runFolder).progress() }

  /// Begins to keep a new run. One that was kept before is entered into the books as given up, and
  /// its files stay until the books are on the disk.
  func begin(_ snapshot: RunSnapshot) -> RunLog {
    if let old = restoreRun() { finish(RunResult(card: old.card, game: old.game)) }
    return RunLog(snapshot, in: runFolder, interval: snapshotInterval) {
      [weak self] () throws(DiskError) in try self?.vacateRunFolder()
    }
  }

  /// The run that was kept, as it was when the game ended, and its log to go on with.
  func resume() -> (RunSnapshot, RunLog)? {
    guard let snapshot = restoreRun() else { return nil }
    return (snapshot, RunLog(snapshot, in: runFolder, interval: snapshotInterval))
  }

  /// Enters a run that has ended, or was given up, into the books. Its files are removed when the
  /// books are on the disk; until then they lie there as those of an ended run, and whoever opens
  /// them next finishes it. However often a run is finished, it is entered once.
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

  /// Whether a run is in the books. They are written in such an order that the statistics know of a
  /// run only when everything else of it is on the disk.
  private func isEntered(_ run: String) -> Bool { statistics.includes(run: run) }

  private func enter(_ result: RunResult) {
    hasEndedRuns = true
    guard !isEntered(result.card.id) else { return }
    remember(result.record)
    fame.enter(result.fame)
    put(fame, in: shelf, Self.fameFile)
    enterDay(result)
    statistics.count(result)
    put(statistics, in: shelf, Self.statisticsFile)
  }

  /// Enters a run in today's dish into the book of days, and keeps it as the ghost if it is the best.
  private func enterDay(_ result: RunResult) {
    guard let entry = result.dayEntry, let recording = result.ofTheDay?.recording else { return }
    let isBest = days.enter(entry)
    put(days, in: shelf, Self.daysFile)
    guard isBest else { return }
    let ghost = DayGhost(day: entry.day, run: entry.run, recording: recording)
    lastGhost = ghost
    put(ghost, in: shelf, Self.ghostFile)
  }

  /// The player's best run in a day's dish, if it is the last day on which there was one.
  func ghost(of day: Day) -> DayGhost? { lastGhost.flatMap { $0.day == day ? $0 : nil } }

  /// The best of a day of everybody who plays on this device, best first.
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

  /// Enters runs into the books that had ended before the process did.
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

  /// The runs whose files were marked as those of an ended one.
  private var endedRuns: [String] {
    ((try? disk.names(in: shelf.folder)) ?? []).filter { $0.hasPrefix(Self.endedPrefix) }
      .map { String($0.dropFirst(Self.endedPrefix.count)) }
  }

  /// Gives the folder of a run that is in the books another name, at once, so that nobody goes on
  /// with it.
  private func markEndedRun() throws(DiskError) {
    guard hasEndedRuns, let run = RunRestorer(folder: runFolder).peek()?.card.id, isEntered(run)
    else { return }
    try disk.rename(runFolder.path, to: endedPath(run))
  }

  /// Removes the files of the runs that are in the books, when the books are on the disk. A folder
  /// is taken away at once, so that no part of it can be taken for a run, and then cleared.
  private func removeEndedRuns() throws(DiskError) {
    guard hasEndedRuns, unsaved.isEmpty(under: shelf.folder) else { return }
    for run in endedRuns where isEntered(run) {
      guard
        locked.isDisjoint(with: [Self.fameFile, Self.statisticsFile, run + Self.creatureSuffix])
      else { continue }
      try disk.remove(finishedPath)
      try disk.rename(endedPath(run), to: finishedPath)
      try disk.remove(finishedPath)
    }
    hasEndedRuns = false
  }

  /// Makes room for a new run's files. What could be neither read nor finished is put aside.
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
  private static let statisticsFile = "statistics"
  private static let creatureSuffix = ".creature"
  private static let runFile = "run"
  private static let endedPrefix = "run-ended-"

  private static func profileFolder(_ id: Int, in folder: String) -> String {
    "\(folder)/profile-\(id)"
  }

  private var shelf: Shelf {
    Shelf(folder: Self.profileFolder(profiles.currentID, in: folder), disk: disk)
  }
  private var creatureShelf: Shelf { Shelf(folder: "\(shelf.folder)/creatures", disk: disk) }
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

  /// Takes down what is to be written with `saveUnsaved()`.
  private func put(_ value: some Document, in shelf: Shelf, _ name: String) {
    guard !locked.contains(name) else { return }
    unsaved.put(value, in: shelf, named: name)
  }

  /// Writes all that isn't on the disk yet, and then removes what it takes the place of. Nothing
  /// happens as long as everything is there; so it can be called whenever there may be room again.
  func saveUnsaved() {
    attempt(Self.runFile) { () throws(DiskError) in try markEndedRun() }
    // The statistics say that everything else of a run is there: they come last.
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

  /// Takes back that a file can't be written: it is.
  private func withdraw(_ name: String) {
    troubles.removeAll {
      if case .cannotWrite(name, _) = $0 { true } else { false }
    }
    knownTroubles = Set(troubles)
  }
}
