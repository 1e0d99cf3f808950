import CommandSupport
import CommandTesting
import EvolutionRuns
import Foundation
import Micro
import Testing

@testable import ooze

/// A run's folder in which other things have the names of files.
@Suite("Contents of a run's folder") struct RunFolderPlacesTests {
  private let folder: TemporaryFolder
  private let directory: RunDirectory

  init() throws {
    folder = try TemporaryFolder()
    directory = RunDirectory(url: folder.url)
  }

  private func makeRun(rounds: Int = 2) async throws -> EvolutionRun {
    let settings = ArenaSettings(world: .crowded(2), population: 2)
    let plan = ArchipelagoPlan(seed: 5, islands: 1, topology: .unconnected, roundSteps: 60)
    var run = try EvolutionRun(
      Archipelago(plan, settings: settings, controls: 0), in: directory, threads: 2)
    try await run.evolve(for: nil, rounds: rounds)
    return run
  }

  enum Thing: String, CaseIterable {
    case pipe, device

    /// Makes the thing at a path.
    ///
    /// - Returns: Whether it exists.
    func make(at path: String) -> Bool {
      unlink(path)
      return switch self {
      case .pipe: mkfifo(path, 0o600) == 0
      case .device: FileKind.makeDevice(3, at: path)
      }
    }

    var kind: mode_t { self == .pipe ? S_IFIFO : S_IFCHR }
  }

  @Test(
    "With a pipe or a device in the newest round, reporting and resuming fail and name it",
    .timeLimit(.minutes(10)), arguments: Thing.allCases, ["archipelago.json", "island-00000.ooze"])
  func newestRound(thing: Thing, name: String) async throws {
    _ = try await makeRun()
    let path = directory.folder(ofRound: 2).appendingPathComponent(name).path
    guard thing.make(at: path) else {
      print("NOT TESTED: a device in a round, whose node root alone makes")
      return
    }
    for words in [
      ["ooze", "report", folder.url.path],
      ["ooze", "evolve", "--resume", "--rounds", "3", "--out", folder.url.path],
      ["ooze-lab", "tournament", folder.url.path],
      ["ooze-lab", "match", folder.url.path, folder.url.path],
    ] {
      let process = try OozeProcess(Array(words.dropFirst()), of: words[0])
      #expect(process.status == 1, "\(words)")
      #expect(
        process.errors == "\(words[0]): cannot read \(path): it is not a regular file\n", "\(words)"
      )
      #expect(process.output.isEmpty, "\(words)")
    }
    #expect(!FileManager.default.fileExists(atPath: directory.report.path))
    #expect(!FileManager.default.fileExists(atPath: directory.tournament.path))
    #expect(FileKind.of(path) == thing.kind)
  }

  @Test(
    "Nothing is kept in a pipe or a device, and neither is taken away", .timeLimit(.minutes(10)),
    arguments: Thing.allCases)
  func kept(thing: Thing) async throws {
    var run = try await makeRun(rounds: 1)
    for file in [
      directory.parts.appendingPathComponent("00000002.csv"),
      directory.folder(ofRound: 2).appendingPathComponent("island-00000.ooze"),
    ] {
      try FileAccess.makeFolder(directory.folder(ofRound: 2))
      guard thing.make(at: file.path) else { return }
      run = try EvolutionRun(resuming: directory, threads: 1)
      await #expect(throws: (any Error).self) { try await run.evolve(for: nil, rounds: 2) }
      #expect(FileKind.of(file.path) == thing.kind)
      #expect(directory.checkpoints.first == 1)
      unlink(file.path)
    }
    // Old rounds are removed, except files that don't belong to them.
    let foreign = directory.folder(ofRound: 0).appendingPathComponent("island-00000.ooze").path
    guard thing.make(at: foreign) else { return }
    run = try EvolutionRun(resuming: directory, threads: 1)
    try await run.evolve(for: nil, rounds: 3)
    #expect(directory.checkpoints == [3, 2])
    #expect(FileKind.of(foreign) == thing.kind)
  }

  private func content(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  @Test(
    "The report and the tables are written through links, into pipes and devices, and keep their mode"
  )
  func outputs() async throws {
    var run = try await makeRun()
    let (page, table) = (directory.report.path, directory.statistics.path)
    func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("page"))
    #expect(symlink("page", page) == 0)
    try Data("old".utf8).write(to: directory.statistics)
    chmod(table, 0o660)
    try await run.report(episodes: 1)
    #expect(FileKind.of(page) == S_IFLNK)
    #expect(try content(path("page")).hasPrefix("<!doctype html>"))
    #expect(FileKind.rights(table) == 0o660)
    let statistics = try content(table)
    #expect(statistics.split(separator: "\n").count == 3)

    for file in [page, table] { unlink(file) }
    #expect(symlink("none", table) == 0)
    #expect(mkfifo(page, 0o600) == 0)
    let reader = try pipeReader(page, into: path("read"))
    try await run.report(episodes: 1)
    reader.waitUntilExit()
    #expect(FileKind.of(page) == S_IFIFO)
    #expect(try content(path("read")) == content(path("page")))
    #expect(FileKind.of(table) == S_IFLNK)
    #expect(try content(path("none")) == statistics)

    for file in [page, table] { unlink(file) }
    guard FileKind.makeDevice(3, at: page), FileKind.makeDevice(7, at: table) else { return }
    await #expect(throws: CannotWrite.self) { try await run.report(episodes: 1) }
    unlink(table)
    try await run.report(episodes: 1)
    #expect(FileKind.of(page) == S_IFCHR)
    #expect(try content(table) == statistics)
  }

  @Test("A tournament's tables are written through links, and into pipes")
  func tables() async throws {
    _ = try await makeRun()
    let tournament = directory.tournament.path
    #expect(symlink("none", directory.ratings.path) == 0)
    #expect(mkfifo(tournament, 0o600) == 0)
    let read = folder.url.appendingPathComponent("read").path
    let reader = try pipeReader(tournament, into: read)
    let process = try OozeProcess(
      ["tournament", folder.url.path, "--seeds", "1"], of: "ooze-lab")
    #expect(process.status == 0)
    reader.waitUntilExit()
    #expect(try content(read).hasPrefix(TournamentFile.header))
    #expect(FileKind.of(tournament) == S_IFIFO)
    #expect(FileKind.of(directory.ratings.path) == S_IFLNK)
    #expect(
      try content(folder.url.appendingPathComponent("none").path).hasPrefix(RatingsFile.header))
  }

  private func pipeReader(_ pipe: String, into file: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", #"exec timeout 60 cat "$0" > "$1""#, pipe, file]
    try process.run()
    return process
  }

  @Test("A run's folder may be a link; a lock that isn't a file is refused and stays")
  func folders() async throws {
    _ = try await makeRun()
    let other = try TemporaryFolder()
    let link = other.url.appendingPathComponent("link").path
    #expect(symlink(folder.url.path, link) == 0)
    let process = try OozeProcess([
      "evolve", "--resume", "--rounds", "3", "--no-report", "--out", link,
    ])
    #expect(process.text.hasPrefix("Hash after round 3"))
    #expect(FileKind.of(link) == S_IFLNK)
    #expect(directory.checkpoints == [3, 2])
    let lock = folder.url.appendingPathComponent(FolderLock.name).path
    for thing in Thing.allCases where thing.make(at: lock) {
      let error = #expect(throws: CannotWrite.self) { try FolderLock.hold(folder.url) }
      #expect(error?.reason.contains("not a regular file") == true)
      #expect(FileKind.of(lock) == thing.kind)
    }
  }

  @Test("A run against itself is even, under one name or two; a tournament counts it once")
  func itself() async throws {
    _ = try await makeRun()
    let link = folder.url.appendingPathComponent("self").path
    #expect(symlink(folder.url.path, link) == 0)
    for other in [folder.url.path, link] {
      let process = try OozeProcess(
        ["match", folder.url.path, other, "--seeds", "2", "--last", "1"], of: "ooze-lab")
      #expect(process.status == 0, "\(process.errors)")
      #expect(process.text.contains("50 % of the points"), "\(process.text)")
      #expect(process.text.contains("ahead in 0 of 0 decided matches"), "\(process.text)")
      let twice = try OozeProcess(["tournament", folder.url.path, other], of: "ooze-lab")
      #expect(twice.status == 64)
      #expect(twice.errors.contains("a run is named twice"))
    }
  }
}
