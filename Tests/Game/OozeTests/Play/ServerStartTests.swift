import CommandTesting
import Foundation
import Testing

@testable import ooze

/// The reasons why a server can't start are reported in words.
@Suite("A server that can't start") struct ServerStartTests {
  /// A port of 127.0.0.1 on which this process listens while the object exists.
  private final class TakenPort {
    let number: UInt16
    private let file: Int32

    init() throws {
      file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let file = file
      let code = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(file, $0, length) | listen(file, 1) | getsockname(file, $0, &length)
        }
      }
      try #require(code == 0)
      number = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(file) }
  }

  @Test("A port in use is reported, with a remedy", arguments: ["play", "gallery"])
  func port(command: String) throws {
    let port = try TakenPort()
    let folder = try TemporaryFolder()
    let data = command == "play" ? ["--data", folder.url.path] : []
    let process = try OozeProcess([command, "--port", "\(port.number)"] + data)
    #expect(process.status == 1)
    #expect(process.output.isEmpty)
    #expect(
      process.errors
        == "ooze: port \(port.number) of 127.0.0.1 is in use by another program: end that one, or name another "
        + "port; 0 takes a free one\n")
  }

  @Test(
    "With few open files it serves, or fails before it prints an address; no signal ends it",
    .timeLimit(.minutes(5)), arguments: [4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 24, 28, 64])
  func descriptors(limit: Int) throws {
    let folder = try TemporaryFolder()
    for arguments in [
      ["play", "--data", folder.url.appendingPathComponent("data").path], ["gallery"],
      [
        "evolve", "--rounds", "1", "--round-seconds", "1", "--population", "2", "--islands", "1",
        "--controls", "0", "--no-report", "--out", folder.url.appendingPathComponent("run").path,
      ],
    ] {
      // The alarm ends it with a known signal.
      let process = try OozeProcess(
        arguments,
        shell: #"exec timeout -s KILL 8 bash -c 'ulimit -n \#(limit); exec "$@"' ooze "$@""#)
      switch process.status {
      case 0: #expect(process.text.hasPrefix("Hash after round 1"))
      // The end of a server that was running.
      case 128 + SIGKILL, SIGKILL: #expect(process.text.hasPrefix("http://127.0.0.1:"))
      // The loader, which has its own message, or the program.
      case 127: #expect(!process.errors.isEmpty)
      default:
        #expect(process.status == 1, "\(limit) \(arguments[0]): \(process.errors)")
        #expect(process.output.isEmpty)
        #expect(
          process.errors.contains("raise the limit"), "\(limit) \(arguments[0]): \(process.errors)")
      }
    }
  }

  @Test(
    "An empty path is refused, and nothing is done in the current folder",
    arguments: [
      ["ooze", "play", "--data", ""], ["ooze", "evolve", "--rounds", "1", "--out", ""],
      ["ooze", "report", ""], ["ooze", "replay", ""], ["ooze", "creature", "print", ""],
      ["ooze-lab", "random-play", "--frames", "1", "--data", ""], ["ooze-lab", "tournament", ""],
      ["ooze-lab", "match", "", ""], ["ooze-lab", "fuzz-protocol", "--replay", ""],
      ["ooze-lab", "fuzz-protocol", "--shrink", ""],
    ])
  func empty(words: [String]) throws {
    let folder = try TemporaryFolder()
    let process = try OozeProcess(
      Array(words.dropFirst()), of: words[0], shell: #"cd '\#(folder.url.path)' && exec "$@""#)
    #expect(process.status == 64)
    #expect(process.errors.contains("it is empty"), "\(process.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }
}
