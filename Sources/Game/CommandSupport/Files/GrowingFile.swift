import Foundation
import MicroApp

/// A file that is written piece by piece, so that every piece is there when the process dies after it.
///
/// Links are followed and the mode stays. A device or a pipe takes the pieces one after the other.
package final class GrowingFile {
  private let path: String
  private let file: Int32
  private var failure: CannotWrite?

  /// - Throws: `CannotWrite` if there is no such file and none can be made.
  package init(_ path: String) throws {
    self.path = path
    file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOCTTY | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw CannotWrite(path: path, .last) }
  }

  deinit { close(file) }

  /// Takes away what a regular file holds.
  package func empty() {
    // What is no regular file holds nothing, and says so.
    if ftruncate(file, 0) != 0, errno != EINVAL { note() }
  }

  /// Adds a piece; after the first one that can't be added there is no other.
  package func append(_ text: String) {
    guard failure == nil else { return }
    let isWritten = Data(text.utf8).withUnsafeBytes { Interruptible.write($0, to: file) }
    if !isWritten { note() }
  }

  /// - Throws: `CannotWrite` if a piece couldn't be added.
  package func check() throws {
    if let failure { throw failure }
  }

  private func note() { failure = failure ?? CannotWrite(path: path, .last) }
}
