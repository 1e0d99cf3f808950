import Foundation
import Synchronization

/// The messages of a program on standard error: each once, and in one form.
package enum Diagnostics {
  private static let said = Mutex<Set<String>>([])

  /// Says something as `UIKit: …` unless it was said before.
  ///
  /// - Parameter speaker: Who says it; `nil` where the message names a file and a line.
  package static func report(_ message: String, from speaker: String? = "UIKit") {
    let line = (speaker.map { "\($0): " } ?? "") + message
    guard said.withLock({ $0.insert(line).inserted }) else { return }
    write(line)
  }

  /// Says something as often as it happens.
  package static func write(_ line: String) {
    // Where nobody can read it, nothing else is lost.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
