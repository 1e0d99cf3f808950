import Foundation

/// A built program, run in its own process to its end.
package struct OozeProcess {
  package let status: Int32
  /// Whether a signal ended it.
  package let wasKilled: Bool
  package let output: Data
  package let errors: String

  /// Returns the location of a program of the package, in the folder of the tests' program.
  package static func path(of program: String) -> String {
    let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: ".")
    return tests.deletingLastPathComponent().appendingPathComponent(program).path
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - program: Its name.
  ///   - shell: A line of bash that runs the command `"$@"`.
  ///   - input: The standard input.
  package init(
    _ arguments: [String], of program: String = "ooze", shell: String = #"exec "$@""#,
    input: Data = Data()
  ) throws {
    // Files accept any amount of output, and need no reader.
    let folder = try TemporaryFolder()
    let files = ["in", "out", "err"].map(folder.url.appendingPathComponent)
    for file in files { try (file == files[0] ? input : Data()).write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", shell, program, Self.path(of: program)] + arguments
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

  package var text: String { String(decoding: output, as: UTF8.self) }
}

/// The kind of a file, without following links.
package enum FileKind {
  package static func of(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Returns the permissions of the file at a path.
  package static func rights(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Makes a device node, which requires root and a file system with devices.
  ///
  /// - Parameter number: The minor number of a character device with major number 1 (mem(4), full(4)): 3 for null, 7
  ///   for full.
  /// - Returns: Whether it exists and can be used.
  package static func makeDevice(_ number: dev_t, at path: String) -> Bool {
    guard mknod(path, S_IFCHR | 0o666, 1 << 8 | number) == 0 else { return false }
    let file = open(path, O_WRONLY)
    guard file >= 0 else { return false }
    close(file)
    return true
  }
}
