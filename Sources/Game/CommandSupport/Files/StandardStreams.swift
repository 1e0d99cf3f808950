import Foundation
import MicroApp
import Synchronization

/// The three streams that a process is given.
package enum StandardStreams {
  /// Opens closed streams on a device that refuses their use. Otherwise the next file that is opened gets the stream's
  /// number and receives what is printed.
  package static func takeClosed() {
    for (file, flags) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ] where fcntl(file, F_GETFD) < 0 {
      // This is the lowest free number: those below it are open.
      _ = open("/dev/null", flags)
    }
  }

  /// Counts the files that this process may still open, up to `most`.
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

  /// Returns the reason why a stream doesn't work.
  fileprivate static func reason(_ code: Int32) -> String {
    code == EBADF ? "it is closed" : String(cString: strerror(code))
  }
}

/// The output of commands. If it can't be printed, the command ends with an error, as it does for a file that can't be
/// written.
///
/// A pipe whose reader is gone ends the process by a signal, as it does `cat`.
package enum StandardOutput {
  private static let failure = Mutex<Int32?>(nil)

  /// Prints a text at once. After the first failure, later texts are dropped.
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

  /// Throws an error if something that was printed didn't arrive. Commands that never end call it as they print;
  /// every other command calls it at its end.
  ///
  /// - Throws: `CannotPrint` if something that was printed didn't arrive.
  package static func check() throws {
    if let code = failure.withLock({ $0 }) { throw CannotPrint(code: code) }
  }
}

/// Standard output accepts no more data.
package struct CannotPrint: Error, CustomStringConvertible {
  /// The `errno` of the failure.
  package let code: Int32

  package var description: String {
    "cannot write to standard output: \(StandardStreams.reason(code))"
  }
}

/// Messages that accompany the results. If standard error can't be written, they are lost but nothing else is.
package enum StandardError {
  package static func write(_ text: String) {
    _ = Data(text.utf8).withUnsafeBytes { Interruptible.write($0, to: STDERR_FILENO) }
  }
}

package enum StandardInput {
  /// Reads the available bytes, at least one; none at the end.
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
