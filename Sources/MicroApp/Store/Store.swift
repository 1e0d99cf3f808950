import Micro

/// Everything that is kept between two launches, for each player: what is set is written at once, in a
/// way that survives a death of the process at any moment and a full disk.
///
/// What can't be read is put aside under another name, and what can't be written stays in memory;
/// `troubles` says both.
@available(iOS 16, *)
@MainActor final class Store {
  private(set) var profiles: Profiles
  private(set) var creatures: [CreatureRecord] = []
  private(set) var fame = Fame()
  private(set) var statistics = RunStatistics()
  /// What went wrong and hasn't been dismissed, the oldest first.
  private(set) var troubles: [StoreError] = []

  private(set) var settings = Settings()
  private(set) var lessons = Lessons()

  /// Steps of a run from one snapshot to the next.
  var snapshotInterval = RunLog.interval

  private let folder: String
  private let disk: any Disk
  /// Files that could be neither read nor put aside.
  private var locked: Set<String> = []

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
  func dismissTroubles() { troubles = [] }

  func report(_ trouble: StoreError) {
    if !troubles.contains(trouble) { troubles.append(trouble) }
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
    do throws(DiskError) {
      try disk.remove(removed)
    } catch {
      report(.cannotWrite(file: "profile-\(id)", error))
    }
  }

  private func change(_ change: (inout Profiles) -> Void) {
    let old = profiles
    change(&profiles)
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
    statistics = read(RunStatistics.self, in: shelf, Self.statisticsFile) ?? RunStatistics()
    creatures = creatureShelf.names(endingIn: Self.creatureSuffix, report: report)
      .compactMap { read(CreatureRecord.self, in: creatureShelf, $0) }
    sortCreatures()
  }

  // MARK: Creatures

  func creature(_ id: String) -> CreatureRecord? { creatures.first { $0.id == id } }

  /// Keeps a creature, in place of the one with its identifier.
  func keep(_ record: CreatureRecord) {
    creatures.removeAll { $0.id == record.id }
    creatures.append(record)
    sortCreatures()
    write(record, in: creatureShelf, record.id + Self.creatureSuffix)
  }

  func forget(creature id: String) {
    creatures.removeAll { $0.id == id }
    do throws(StoreError) {
      try creatureShelf.remove(id + Self.creatureSuffix)
    } catch {
      report(error)
    }
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
  var savedRun: RunSnapshot? { RunRestorer(folder: runFolder).peek() }

  /// Begins to keep a new run; one that was kept before is gone.
  func begin(_ snapshot: RunSnapshot) throws(StoreError) -> RunLog {
    try removeRun()
    return try RunLog(snapshot, in: runFolder, interval: snapshotInterval)
  }

  /// The run that was kept, as it was when the game ended, and its log to go on with.
  func resume() -> (RunSnapshot, RunLog)? {
    disk.removeLeftovers(in: runFolder.path)
    guard let snapshot = RunRestorer(folder: runFolder).restore(report: report) else { return nil }
    do throws(StoreError) {
      return (snapshot, try RunLog(snapshot, in: runFolder, interval: snapshotInterval))
    } catch {
      report(error)
      return nil
    }
  }

  /// Enters a run that has ended, or was given up, into the books, and removes its files. If the
  /// process dies in between, it may be finished again: everything is entered once.
  func finish(_ result: RunResult) {
    keep(result.record)
    fame.enter(result.fame)
    save(fame, as: Self.fameFile)
    statistics.count(result)
    save(statistics, as: Self.statisticsFile)
    do throws(StoreError) {
      try removeRun()
    } catch {
      report(error)
    }
  }

  /// Takes the run's folder away at once, so that no part of it can be taken for a run, and then
  /// clears it.
  private func removeRun() throws(StoreError) {
    do throws(DiskError) {
      try disk.remove(finishedPath)
      if try !disk.names(in: runFolder.path).isEmpty {
        try disk.rename(runFolder.path, to: finishedPath)
        try disk.remove(finishedPath)
      }
    } catch {
      throw .cannotWrite(file: "run", error)
    }
  }

  // MARK: Files

  private static let profilesFile = "profiles"
  private static let settingsFile = "settings"
  private static let lessonsFile = "lessons"
  private static let fameFile = "fame"
  private static let statisticsFile = "statistics"
  private static let creatureSuffix = ".creature"

  private static func profileFolder(_ id: Int, in folder: String) -> String {
    "\(folder)/profile-\(id)"
  }

  private var shelf: Shelf {
    Shelf(folder: Self.profileFolder(profiles.currentID, in: folder), disk: disk)
  }
  private var creatureShelf: Shelf { Shelf(folder: "\(shelf.folder)/creatures", disk: disk) }
  private var runFolder: RunFolder { RunFolder(path: "\(shelf.folder)/run", disk: disk) }
  private var finishedPath: String { "\(shelf.folder)/run-finished" }

  private func read<Value: Document>(_ type: Value.Type, in shelf: Shelf, _ name: String) -> Value?
  {
    switch shelf.read(type, named: name, report: report) {
    case .value(let value): return value
    case .nothing: return nil
    case .locked:
      locked.insert(name)
      return nil
    }
  }

  private func save(_ value: some Document, as name: String) { write(value, in: shelf, name) }

  private func write(_ value: some Document, in shelf: Shelf, _ name: String) {
    guard !locked.contains(name) else { return }
    do throws(StoreError) {
      try shelf.write(value, named: name)
    } catch {
      report(error)
    }
  }
}
