import Foundation
import Testing

/// The built command, run in its own process to its end.
struct OozeProcess {
  let status: Int32
  /// Whether a signal ended it.
  let wasKilled: Bool
  let output: Data
  let errors: String

  static var path: String {
    get throws {
      let programs = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      return programs.appendingPathComponent("ooze").path
    }
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - shell: A line of bash that runs the command `"$@"`.
  ///   - input: The standard input.
  init(_ arguments: [String], shell: String = #"exec "$@""#, input: Data = Data()) throws {
    // Files accept any amount of output, and need no reader.
    let folder = try TemporaryFolder()
    let files = ["in", "out", "err"].map(folder.url.appendingPathComponent)
    for file in files { try (file == files[0] ? input : Data()).write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", shell, "ooze", try Self.path] + arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    // A process that doesn't end would block all other tests.
    let end = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: end)
    process.waitUntilExit()
    end.cancel()
    status = process.terminationStatus
    wasKilled = process.terminationReason == .uncaughtSignal
    output = try Data(contentsOf: files[1])
    errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }

  var text: String { String(decoding: output, as: UTF8.self) }
}

/// The kind of a file, without following links.
enum FileKind {
  static func of(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Returns the permissions of the file at a path.
  static func rights(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Makes a device node, which requires root and a file system with devices.
  ///
  /// - Parameter number: The minor number of a character device with major number 1 (mem(4), full(4)): 3 for null, 7
  ///   for full.
  /// - Returns: Whether it exists and can be used.
  static func makeDevice(_ number: dev_t, at path: String) -> Bool {
    guard mknod(path, S_IFCHR | 0o666, 1 << 8 | number) == 0 else { return false }
    let file = open(path, O_WRONLY)
    guard file >= 0 else { return false }
    close(file)
    return true
  }
}
