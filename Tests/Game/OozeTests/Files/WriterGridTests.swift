import CommandSupport
import CommandTesting
import Foundation
import OozeCheckout
import Testing

@testable import ooze

/// Every command that writes a file × everything that can be in the file's place.
@Suite("Every command that writes, onto every kind of path") struct WriterGridTests {
  /// An option of a command for a file to write.
  struct Writer: CustomTestStringConvertible, Sendable {
    let command: String
    let option: String
    /// Returns a command line with a path for the file.
    let words: @Sendable (String) -> [String]
    var program = "ooze"
    var prints = false
    /// Whether the file is written as its content arrives, so that a full disk leaves a part.
    var grows = false

    var testDescription: String { "\(command) \(option)" }
  }

  static let writers: [Writer] = [
    Writer(command: "snapshot", option: "png") { snapshot + ["--png", $0] },
    Writer(command: "snapshot", option: "json") { snapshot + ["--json", $0] },
    Writer(command: "snapshot", option: "webp") { snapshot + ["--wait", "0.1", "--webp", $0] },
    Writer(command: "creature picture", option: "png") {
      ["creature", "picture", "@eel", "--png", $0]
    },
    Writer(command: "creature picture", option: "svg") {
      ["creature", "picture", "@eel", "--svg", $0]
    },
    Writer(
      command: "replay verify", option: "wav",
      words: { ["replay", recording, "--wav-seconds", "0.5", "--wav", $0] }, prints: true),
    Writer(
      command: "replay verify", option: "webp",
      words: { ["replay", recording, "--seconds", "0.1", "--size", "64x64", "--webp", $0] },
      prints: true),
    Writer(command: "replay record", option: "file", words: { record + [$0] }, prints: true),
    Writer(
      command: "survive", option: "csv",
      words: {
        [
          "survive", "--policies", "--player", "never", "--difficulty", "hard", "--seeds", "1",
          "--minutes", "1", "--csv", $0,
        ]
      }, program: "ooze-lab", prints: true),
    Writer(
      command: "marks", option: "csv",
      words: { ["marks", "--difficulty", "hard", "--seeds", "1", "--minutes", "1", "--csv", $0] },
      program: "ooze-lab", prints: true),
    Writer(
      command: "fuzz-protocol", option: "record",
      words: {
        [
          "fuzz-protocol", "--subject", "gallery", "--last", "1", "--seconds", "0.3", "--record",
          $0,
        ]
      }, program: "ooze-lab", prints: true, grows: true),
  ]

  private static let snapshot = ["snapshot", "--screen", "elastic-header", "--device", "320x480"]
  private static let record = ["replay", "record", "--minutes", "0.02", "--opponents", "2"]

  private static let recording = OozeCheckout.root.appendingPathComponent(
    "Tests/Game/MicroTests/Fixtures/v1/replay.ooze"
  ).path

  /// Options that this test doesn't run, each with its reason.
  private static let others = [
    // It writes what it has read with the same function, and only if it still breaks an invariant.
    "fuzz-protocol shrink"
  ]

  @Test(
    "Each option for a file to write is in the grid, and each path has a suitable type")
  func complete() {
    var written: Set<String> = []
    for command in CommandWalk.commands {
      for word in command.words {
        if word.type.contains("OutputPath") { written.insert("\(command.name) \(word.name)") }
        // Strings that aren't paths.
        let names = [
          "random-play difficulty", "snapshot language", "creature edit changes", "play dishPage",
        ]
        guard !names.contains("\(command.name) \(word.name)") else { continue }
        #expect(!word.type.contains("String"), "\(command.name) \(word.name): \(word.type)")
      }
    }
    #expect(written == Set(Self.writers.map(\.testDescription)).union(Self.others))
  }

  // MARK: The grid

  /// Returns the expected content of the file, from a run without obstacles.
  private func plain(_ writer: Writer, _ folder: TemporaryFolder) throws -> Data {
    let path = folder.url.appendingPathComponent("plain").path
    let process = try OozeProcess(writer.words(path), of: writer.program)
    try #require(process.status == 0, "\(process.errors)")
    #expect(process.output.isEmpty != writer.prints)
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Checks that no temporary files are left.
  private func check(_ folder: TemporaryFolder, holds names: Set<String>) throws {
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.url.path)) == names)
  }

  @Test(
    "A link to a file and to nothing, and mode 660, stay; a pipe and a device take all",
    arguments: writers)
  func places(_ writer: Writer) throws {
    let folder = try TemporaryFolder()
    let expected = try plain(writer, folder)
    func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
    func content(_ name: String) throws -> Data {
      try Data(contentsOf: URL(fileURLWithPath: path(name)))
    }
    func write(_ name: String, shell: String = #"exec "$@""#) throws -> OozeProcess {
      try OozeProcess(writer.words(path(name)), of: writer.program, shell: shell)
    }

    try Data("old".utf8).write(to: folder.url.appendingPathComponent("target"))
    chmod(path("target"), 0o640)
    #expect(symlink("target", path("link")) == 0)
    #expect(try write("link").status == 0)
    #expect(FileKind.of(path("link")) == S_IFLNK)
    #expect(try content("target") == expected)
    #expect(FileKind.rights(path("target")) == 0o640)

    #expect(symlink("new", path("link-to-nothing")) == 0)
    #expect(try write("link-to-nothing").status == 0)
    #expect(FileKind.of(path("link-to-nothing")) == S_IFLNK)
    #expect(try content("new") == expected)

    try Data("old".utf8).write(to: folder.url.appendingPathComponent("shared"))
    chmod(path("shared"), 0o660)
    #expect(try write("shared").status == 0)
    #expect(FileKind.rights(path("shared")) == 0o660)
    #expect(try content("shared") == expected)

    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let reading =
      "timeout 60 cat '\(path("pipe"))' > '\(path("read"))' & \"$@\"; code=$?; wait; exit $code"
    #expect(try write("pipe", shell: reading).status == 0)
    #expect(FileKind.of(path("pipe")) == S_IFIFO)
    #expect(try content("read") == expected)

    var names: Set = [
      "plain", "target", "link", "link-to-nothing", "new", "shared", "pipe", "read",
    ]
    if FileKind.makeDevice(3, at: path("null")), FileKind.makeDevice(7, at: path("full")) {
      #expect(try write("null").status == 0)
      let full = try write("full")
      #expect(full.status == 1)
      #expect(
        full.errors.contains("cannot write \(path("full")): the disk is full"), "\(full.errors)")
      for name in ["null", "full"] { #expect(FileKind.of(path(name)) == S_IFCHR) }
      names.formUnion(["null", "full"])
    } else {
      print("NOT TESTED: \(writer.testDescription) onto a device, whose node root alone makes")
    }
    try check(folder, holds: names)
    #expect(FileKind.of("/dev/null") == S_IFCHR)
    #expect(FileKind.of("/dev/full") == S_IFCHR)
  }

  @Test(
    "With a closed standard output files are still whole, and the lost output is reported",
    arguments: writers)
  func closedOutput(_ writer: Writer) throws {
    let folder = try TemporaryFolder()
    let expected = try plain(writer, folder)
    let path = folder.url.appendingPathComponent("file").path
    let process = try OozeProcess(
      writer.words(path), of: writer.program, shell: #"exec "$@" >&-"#)
    #expect(process.status == (writer.prints ? 1 : 0), "\(process.errors)")
    if writer.prints {
      #expect(
        process.errors.contains(
          "\(writer.program): cannot write to standard output: it is closed\n"))
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == expected)
    try check(folder, holds: ["plain", "file"])
  }

  @Test(
    "On a full disk the old file is whole, there are no leftovers, and the error is reported",
    arguments: writers)
  func fullDisk(_ writer: Writer) throws {
    guard FullDisk.isPossible else {
      print("NOT TESTED: \(writer.testDescription) onto a full disk, which root alone mounts")
      return
    }
    let folder = try TemporaryFolder()
    let disk = folder.url.appendingPathComponent("disk").path
    let process = try OozeProcess(
      writer.words(disk + "/file"), of: writer.program, shell: try FullDisk.shell(mountedAt: disk))
    let kept = try String(contentsOfFile: disk + ".kept", encoding: .utf8)
    let names = try String(contentsOfFile: disk + ".names", encoding: .utf8)
    #expect(names == "file\nfiller\n")
    if writer.grows {
      #expect(process.status == 0 || process.errors.contains("the disk is full"))
    } else {
      #expect(process.status == 1)
      #expect(
        process.errors.contains("cannot write \(disk)/file: the disk is full"), "\(process.errors)")
      #expect(kept == "old")
    }
  }

  @Test(
    "A folder, a path below a file and a missing folder are reported, with a remedy",
    arguments: writers)
  func wrongPaths(_ writer: Writer) throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent("file"))
    let place = folder.url.path
    for path in ["\(place)", "\(place)/file/under", "\(place)/none/file", "\(place)/"] {
      let process = try OozeProcess(writer.words(path), of: writer.program)
      #expect(process.status == 1, "\(path)")
      #expect(
        process.errors.contains("\(writer.program): cannot write \(path): "), "\(process.errors)")
      #expect(!process.errors.contains("Domain"), "\(process.errors)")
    }
    try check(folder, holds: ["file"])
  }

  @Test("An empty path is refused, with the option's name", arguments: writers)
  func empty(_ writer: Writer) throws {
    let process = try OozeProcess(writer.words(""), of: writer.program)
    #expect(process.status == 64)
    #expect(process.errors.contains("'' is invalid"), "\(process.errors)")
    #expect(process.errors.contains("it is empty"), "\(process.errors)")
    #expect(process.output.isEmpty)
  }
}
