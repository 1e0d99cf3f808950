import Foundation
import MicroApp
import Synchronization

/// The three streams that a process is given.
package enum StandardStreams {
  /// Takes the numbers of streams that are closed: otherwise the next file that is opened gets one, and with it what is
  /// printed. What they are open on now refuses what they are for, so that this is still an error.
  package static func takeClosed() {
    for (file, flags) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ] where fcntl(file, F_GETFD) < 0 {
      // The lowest number that is free, which is this one: those below it are open.
      _ = open("/dev/null", flags)
    }
  }

  /// The number of files that this process may still open, or `most` if there are more.
  package static func countFree(upTo most: Int) -> Int {
    var files: [Int32] = []
    defer { for file in files { close(file) } }
    while files.count < most {
      let file = open("/", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { break }
      files.append(file)
    }
    return files.count
  }

  /// Why a stream doesn't do what it is for.
  fileprivate static func reason(_ code: Int32) -> String {
    code == EBADF ? "it is closed" : String(cString: strerror(code))
  }
}

/// What commands print. What can't be printed ends a command with an error, as a file does that can't be written.
///
/// A pipe whose reader is gone ends the process by a signal, as it does `cat`.
package enum StandardOutput {
  private static let failure = Mutex<Int32?>(nil)

  /// Prints a text at once. After the first one that can't be printed there is no other.
  package static func print(_ text: String, terminator: String = "\n") {
    write(Data((text + terminator).utf8))
  }

  package static func write(_ data: Data) {
    failure.withLock { failure in
      guard failure == nil else { return }
      let isWritten = data.withUnsafeBytes { Interruptible.write($0, to: STDOUT_FILENO) }
      if !isWritten { failure = errno }
    }
  }

  /// Ends what prints without an end, and every command.
  ///
  /// - Throws: `CannotPrint` if something that was printed didn't arrive.
  package static func check() throws {
    if let code = failure.withLock({ $0 }) { throw CannotPrint(code: code) }
  }
}

/// Standard output takes no more.
package struct CannotPrint: Error, CustomStringConvertible {
  /// An `errno`.
  package let code: Int32

  package var description: String {
    "cannot write to standard output: \(StandardStreams.reason(code))"
  }
}

/// What is said beside the results. Where nobody can read it, nothing else is lost.
package enum StandardError {
  package static func write(_ text: String) {
    _ = Data(text.utf8).withUnsafeBytes { Interruptible.write($0, to: STDERR_FILENO) }
  }
}

package enum StandardInput {
  /// Reads as many bytes as there are, at least one; none at the end.
  package static func read(upTo count: Int, from file: Int32 = STDIN_FILENO) throws -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      let got = Interruptible.repeating { Foundation.read(file, buffer.baseAddress, count) }
      if got < 0 { code = errno }
      initialized = max(got, 0)
    }
    guard code == 0 else {
      throw CannotRead(path: "standard input", reason: StandardStreams.reason(code))
    }
    return bytes
  }
}
