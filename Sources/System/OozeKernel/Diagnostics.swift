import Foundation
import Synchronization

/// The messages of a program on standard error, each once and in the same format.
package enum Diagnostics {
  private static let said = Mutex<Set<String>>([])
  private static let observer = Mutex<Observer?>(nil)

  /// A closure in a value of its own: a mutex wraps a bare closure again at each access.
  private struct Observer { let body: @Sendable (String) -> Void }

  /// Calls a closure with each message that is written from now on, in addition to writing it.
  package static func observe(_ body: @escaping @Sendable (String) -> Void) {
    observer.withLock { $0 = Observer(body: body) }
  }

  /// Writes a message as `UIKit: …` unless it was written before.
  ///
  /// - Parameter speaker: The source of the message; `nil` if the message names a file and a line.
  package static func report(_ message: String, from speaker: String? = "UIKit") {
    let line = (speaker.map { "\($0): " } ?? "") + message
    guard said.withLock({ $0.insert(line).inserted }) else { return }
    write(line)
  }

  /// Reports a value that has no effect here, which iOS would show. The report comes once for each member.
  ///
  /// - Parameter member: The member that has the value, such as `UILabel.lineBreakStrategy`.
  package static func reportIneffective(_ member: String) {
    report("\(member) has no effect here")
  }

  /// Writes a line every time it is called.
  package static func write(_ line: String) {
    observer.withLock { $0 }?.body(line)
    // If standard error can't be written to, the message is lost and the program continues.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
