import Foundation
import MicroApp

/// A file that is written piece by piece. A piece survives if the process dies after writing it.
///
/// Links are followed and the mode stays. A device or a pipe takes the pieces one after the other.
package final class GrowingFile {
  private let path: String
  private let file: Int32
  private var failure: CannotWrite?

  /// Opens or makes the file.
  ///
  /// - Throws: `CannotWrite` if the file doesn't exist and can't be made.
  package init(_ path: String) throws {
    self.path = path
    file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOCTTY | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw CannotWrite(path: path, .last) }
  }

  deinit { close(file) }

  /// Truncates a regular file.
  package func empty() {
    // Truncating anything else fails with EINVAL, which is fine: it holds nothing.
    if ftruncate(file, 0) != 0, errno != EINVAL { note() }
  }

  /// Appends a piece. After the first failure, later pieces are dropped.
  package func append(_ text: String) {
    guard failure == nil else { return }
    let isWritten = Data(text.utf8).withUnsafeBytes { Interruptible.write($0, to: file) }
    if !isWritten { note() }
  }

  /// Reports the first failure.
  ///
  /// - Throws: `CannotWrite` if a piece couldn't be appended.
  package func check() throws {
    if let failure { throw failure }
  }

  private func note() { failure = failure ?? CannotWrite(path: path, .last) }
}
