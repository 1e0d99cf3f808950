import Foundation
import MicroApp

/// A file that can't be read.
package struct CannotRead: Error, CustomStringConvertible {
  package let path: String
  package let reason: String
  /// Whether the content is to blame, and not the disk, the rights, or something else in the file's place.
  package var isBroken = true

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package init(path: String, _ error: DiskError) {
    self.path = path
    reason = error.reason
    switch error {
    case .tooLarge: break
    case .full, .denied, .notAFile, .failed: isBroken = false
    }
  }

  package var description: String { "cannot read \(path.printable): \(reason)" }
}

/// A file that the result could not be written to.
package struct CannotWrite: Error, CustomStringConvertible {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package init(path: String, _ error: DiskError) {
    self.path = path
    reason = error.reason + (error.advice.map { ": \($0)" } ?? "")
  }

  package var description: String { "cannot write \(path.printable): \(reason)" }
}

extension DiskError {
  fileprivate var reason: String {
    switch self {
    case .full: "the disk is full"
    case .denied: "it isn't allowed"
    case .notAFile: "it is not a regular file"
    case .tooLarge(let limit): "it is longer than \(limit) bytes"
    case .failed(let code): String(cString: strerror(code))
    }
  }

  /// What who wanted to write can do.
  fileprivate var advice: String? {
    switch self {
    case .full: "make room, or name a file on another disk"
    case .denied: "name a file that you may write"
    case .notAFile: "move it away"
    case .failed(ENOENT): "make its folder first, or name another file"
    case .failed(EISDIR): "name a file"
    case .tooLarge, .failed: nil
    }
  }
}

extension String {
  /// The text as it can be printed in one line of a terminal: characters that control it, or the direction of what
  /// follows, are escaped as in Swift.
  package var printable: String {
    unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
      default: scalar.properties.isBidiControl ? scalar.escaped(asASCII: true) : String(scalar)
      }
    }.joined()
  }
}
