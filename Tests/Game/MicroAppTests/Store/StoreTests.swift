import Micro
import Testing

@testable import MicroApp

@MainActor
@Suite struct StoreTests {
  private let day = Day(year: 2026, month: 11, day: 21)

  private func record(_ id: String, points: Int = 0) -> CreatureRecord {
    var record = CreatureRecord(
      id: id, name: "Name \(id)", genome: SeedCreatures.lancer, origin: .pasted, day: day)
    record.results.points = points
    return record
  }

  /// Returns the result of the run that `ShortRun.shared` keeps, or of another one.
  private func result(_ id: String = ShortRun.card.id) -> RunResult {
    let run = ShortRun.shared
    let card = RunCard(id: id, name: "Eel", seed: 3, difficulty: "normal", day: day)
    return RunResult(card: card, game: run.states[run.states.count - 1])
  }

  @Test("Settings are kept until the next launch")
  func persists() {
    let disk = SimulatedDisk()
    let store = Store(folder: "/data", disk: disk)
    #expect(disk.contents.isEmpty, "a launch alone writes nothing")
    var settings = store.settings
    settings.speed = 4
    settings.language = .german
    store.set(settings)
    store.understand("move")
    store.keep(record("a", points: 5))
    store.keep(record("b", points: 7))
    store.finish(result())
    let again = Store(folder: "/data", disk: disk)
    #expect(again.settings == settings)
    #expect(again.lessons.understood == ["move"])
    #expect(Set(again.creatures.map(\.id)) == ["a", "b", ShortRun.card.id])
    #expect(again.creatures.map(\.id).filter { $0 != ShortRun.card.id } == ["b", "a"])
    #expect(again.creatures == store.creatures)
    #expect(again.fame == store.fame)
    #expect(again.fame.entries.count == 1)
    #expect(again.statistics == store.statistics)
    #expect(again.statistics.runs == 1)
    #expect(again.troubles == [])
    again.forget(creature: "a")
    #expect(Store(folder: "/data", disk: disk).creature("a") == nil)
  }

  @Test("Players have their own things, and the last one can't be removed")
  func profiles() {
    let disk = SimulatedDisk()
    let store = Store(folder: "/data", disk: disk)
    store.keep(record("a"))
    store.add(profileNamed: "Anna")
    #expect(store.creatures.isEmpty)
    #expect(store.profiles.current.name == "Anna")
    store.keep(record("b"))
    store.choose(profile: 1)
    #expect(store.creatures.map(\.id) == ["a"])
    let again = Store(folder: "/data", disk: disk)
    #expect(again.profiles.all.map(\.id) == [1, 2])
    #expect(again.creatures.map(\.id) == ["a"])
    again.remove(profile: 1)
    #expect(again.creatures.map(\.id) == ["b"])
    again.remove(profile: 2)
    #expect(again.profiles.all.map(\.id) == [2])
    #expect(!disk.contents.keys.contains { $0.hasPrefix("/data/profile-1/") })
  }

  @Test("A death in any operation leaves either the old or the new data", arguments: [0, 0.5, 1])
  func death(part: Double) {
    func change(_ store: Store) {
      var settings = store.settings
      settings.speed = 8
      store.set(settings)
      store.keep(record("a", points: 9))
      store.finish(result())
    }
    func prepare() -> SimulatedDisk {
      let disk = SimulatedDisk()
      let store = Store(folder: "/data", disk: disk)
      store.keep(record("a", points: 1))
      var settings = store.settings
      settings.speed = 2
      store.set(settings)
      _ = store.begin(ShortRun.shared.snapshot())
      return disk
    }
    let undisturbed = prepare()
    undisturbed.restart()
    change(Store(folder: "/data", disk: undisturbed))
    #expect(undisturbed.operations > 10)
    for operation in 1...undisturbed.operations {
      let disk = prepare()
      disk.restart(.death(at: operation, part: part))
      change(Store(folder: "/data", disk: disk))
      disk.restart()
      let store = Store(folder: "/data", disk: disk)
      #expect(store.troubles == [], "operation \(operation)")
      #expect([2, 8].contains(store.settings.speed))
      #expect([1, 9].contains(store.creature("a")?.results.points))
      // A run that is no longer saved is in the books; finishing it again changes nothing.
      if store.savedRun == nil { #expect(store.statistics.runs == 1) }
      store.finish(result())
      #expect(store.statistics.runs == 1)
      #expect(store.fame.entries.count == 1)
      #expect(store.creature(ShortRun.card.id) != nil)
      #expect(store.savedRun == nil)
      #expect(!disk.contents.keys.contains { $0.contains("/run") && $0.contains("finished") })
    }
  }

  @Test("A full disk is reported, changes only the memory, and leaves the files whole")
  func full() {
    let disk = SimulatedDisk()
    Store(folder: "/data", disk: disk).keep(record("a", points: 1))
    let before = disk.contents
    disk.restart(.full(1...Int.max, part: 0.5))
    let store = Store(folder: "/data", disk: disk)
    store.keep(record("a", points: 2))
    #expect(store.creature("a")?.results.points == 2)
    #expect(store.troubles == [.cannotWrite(file: "a.creature", .full)])
    #expect(disk.contents == before)
    #expect(store.begin(ShortRun.shared.snapshot()).trouble == .cannotWrite(file: "run", .full))
    disk.restart()
    store.keep(record("a", points: 2))
    #expect(Store(folder: "/data", disk: disk).creature("a")?.results.points == 2)
  }

  @Test("A damaged file is set aside under a reported name, and the rest is there")
  func damaged() throws {
    let disk = SimulatedDisk()
    let store = Store(folder: "/data", disk: disk)
    store.keep(record("a"))
    store.keep(record("b"))
    let path = "/data/profile-1/creatures/a.creature"
    let whole = try #require(disk.contents[path])
    for byte in whole.indices {
      disk.damage(path) { $0 = whole }
      disk.damage(path) { $0[byte] ^= 1 }
      let broken = try #require(disk.contents[path])
      let again = Store(folder: "/data", disk: disk)
      #expect(again.creatures.map(\.id) == ["b"], "byte \(byte)")
      #expect(
        again.troubles == [.damaged(file: "a.creature", keptAs: "a.creature.damaged-1")])
      #expect(disk.contents["\(path).damaged-1"] == broken)
      try? disk.rename("\(path).damaged-1", to: path)
    }
  }

  @Test("Data of a later version is set aside, and distinguished from damage")
  func future() {
    let disk = SimulatedDisk()
    let path = "/data/profile-1/settings"
    let file = SealedFile.seal(Array("{}".utf8), kind: "settings", version: 7)
    try? disk.write(file, to: path, at: 0)
    let store = Store(folder: "/data", disk: disk)
    #expect(
      store.troubles == [.future(file: "settings", version: 7, keptAs: "settings.damaged-1")])
    #expect(disk.contents["\(path).damaged-1"] == file)
  }

  @Test("A run is resumed, and its result is recorded once")
  func resume() throws {
    let disk = SimulatedDisk()
    let run = ShortRun.shared
    let log = Store(folder: "/data", disk: disk).begin(run.snapshot())
    for place in 0..<5 { log.record(run.entries[place], leadingTo: run.states[place + 1]) }
    let store = Store(folder: "/data", disk: disk)
    #expect(store.savedRun?.card == ShortRun.card)
    let (snapshot, more) = try #require(store.resume())
    #expect(snapshot.game.run.hash() == run.states[5].run.hash())
    #expect(snapshot.game.recording == run.states[5].recording)
    more.record(run.entries[5], leadingTo: run.states[6])
    let last = try #require(Store(folder: "/data", disk: disk).resume()).0
    #expect(last.game.run.hash() == run.states[6].run.hash())
  }

  @Test("A result has the bodies before each edit, and an edited run has one result")
  func versions() {
    let result = result()
    #expect(result.versions.count == 1)
    #expect(result.versions.first?.code == GenomeCode.print(SeedCreatures.eel))
    // The invitation comes after a second.
    #expect(result.versions.first?.seconds == 1)
    #expect(result.record.genome.hue == 0.75)
  }
}
