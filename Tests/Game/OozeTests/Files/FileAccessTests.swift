import CommandSupport
import CommandTesting
import Foundation
import MicroApp
import Testing

@testable import ooze

@Suite("Writing whole files") struct FileAccessTests {
  private let folder: TemporaryFolder
  private let place: String

  init() throws {
    folder = try TemporaryFolder()
    place = folder.url.path
  }

  private func content(_ name: String) -> String? {
    (try? Data(contentsOf: folder.url.appendingPathComponent(name))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func write(_ text: String, _ name: String) throws {
    try FileAccess.write(Data(text.utf8), to: "\(place)/\(name)")
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
  }

  @Test("Names of every length, with line breaks and other alphabets, through paths of every form")
  func everyName() throws {
    let names = [
      "a", "a\nb", "ä", "🦠", "-", ".hidden", "a b", String(repeating: "x", count: 255),
      String(repeating: "ä", count: 127), String(repeating: "y", count: 248),
    ]
    for name in names {
      for text in ["one", "two"] { try write(text, name) }
      #expect(content(name) == "two", "\(name)")
    }
    #expect(self.names == names.sorted())
    let link = try TemporaryFolder()
    let through = link.url.appendingPathComponent("folder").path
    #expect(symlink(place, through) == 0)
    try FileAccess.write(Data("three".utf8), to: through + "/a")
    #expect(content("a") == "three")
    #expect(throws: CannotWrite.self) { try write("x", String(repeating: "z", count: 256)) }
  }

  @Test("Chains of links are followed to their end, and rings are refused")
  func links() throws {
    for number in 1...5 { #expect(symlink("link\(number - 1)", "\(place)/link\(number)") == 0) }
    try write("one", "link5")
    #expect(content("link0") == "one")
    try write("two", "link5")
    #expect(content("link0") == "two")
    for number in 1...5 { #expect(FileKind.of("\(place)/link\(number)") == S_IFLNK) }
    #expect(symlink("ring", "\(place)/ring") == 0)
    #expect(throws: CannotWrite.self) { try write("x", "ring") }
    #expect(symlink("none/file", "\(place)/astray") == 0)
    #expect(throws: CannotWrite.self) { try write("x", "astray") }
  }

  @Test(
    "The permissions of a file stay, whatever they are; a new one has those of the process's mask",
    arguments: [
      0o000, 0o022, 0o400, 0o444, 0o600, 0o640, 0o644, 0o660, 0o664, 0o666, 0o700, 0o755, 0o777,
    ] as [mode_t])
  func rights(mode: mode_t) throws {
    // A file that its owner can't read can't be compared, except by root.
    try write("one", "file")
    chmod("\(place)/file", mode)
    try write("two", "file")
    #expect(FileKind.rights("\(place)/file") == mode)
    if geteuid() == 0 { #expect(content("file") == "two") }
  }

  @Test("A file of another user keeps its owner", .enabled(if: geteuid() == 0))
  func owner() throws {
    try write("one", "file")
    #expect(chown("\(place)/file", 12, 34) == 0)
    try write("two", "file")
    var status = stat()
    #expect(lstat("\(place)/file", &status) == 0)
    #expect(status.st_uid == 12)
    #expect(status.st_gid == 34)
  }

  @Test(
    "Leftovers of a dead process are removed; those of a running one, and other things, stay")
  func leftovers() throws {
    try Data("half".utf8).write(to: folder.url.appendingPathComponent(".a.new"))
    try write("one", "a")
    #expect(names == ["a"])
    // Another process writes the same file.
    let other = open("\(place)/.a.new", O_WRONLY | O_CREAT, 0o600)
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    try write("two", "a")
    #expect(names == [".a.new", "a"])
    close(other)
    try write("three", "a")
    #expect(names == ["a"])
    #expect(mkfifo("\(place)/.a.new", 0o600) == 0)
    #expect(symlink("a", "\(place)/.a.1.new") == 0)
    try write("four", "a")
    #expect(names == [".a.1.new", ".a.new", "a"])
    #expect(content("a") == "four")
    #expect(FileKind.of("\(place)/.a.new") == S_IFIFO)
    #expect(FileKind.of("\(place)/.a.1.new") == S_IFLNK)
  }

  @Test(
    "Files that are read again aren't written into a pipe or a device, nor through a link to one")
  func kept() throws {
    #expect(mkfifo("\(place)/pipe", 0o600) == 0)
    #expect(symlink("pipe", "\(place)/link") == 0)
    for path in ["\(place)/pipe", "\(place)/link", "/dev/null", "/dev/full"] {
      let error = #expect(throws: CannotWrite.self) {
        try FileAccess.keep(Data("x".utf8), at: path)
      }
      #expect(error?.reason == "it is not a regular file: move it away")
    }
    #expect(FileKind.of("\(place)/pipe") == S_IFIFO)
    #expect(FileKind.of("/dev/null") == S_IFCHR)
    try FileAccess.keep(Data("x".utf8), at: "\(place)/file")
    #expect(FileKind.rights("\(place)/file") == 0o600)
  }

  @Test("A descriptor's name is written into, after its existing content")
  func descriptors() throws {
    let process = try OozeProcess(
      ["creature", "picture", "@eel", "--svg", "/dev/stdout"],
      shell: #"echo before; "$@"; echo after"#)
    let lines = process.text.split(separator: "\n")
    #expect(lines.first == "before")
    #expect(lines.last == "after")
    #expect(process.text.contains("<svg"))
  }

  @Test("Messages name a path in one line, without controlling the terminal")
  func printable() {
    #expect("a\nb\u{1B}[31m\u{7F}\u{202E}".printable == #"a\nb\u{1B}[31m\u{7F}\u{202E}"#)
    #expect("ä 🦠 👨‍👩‍👧 “x”".printable == "ä 🦠 👨‍👩‍👧 “x”")
    #expect(CannotRead(path: "a\nb", reason: "why").description == #"cannot read a\nb: why"#)
  }
}
