import Foundation
import MicroApp

/// A file that can't be read.
package struct CannotRead: Error, CustomStringConvertible {
  package let path: String
  package let reason: String
  /// Whether the content is at fault, and not the disk, the permissions, or something else in the file's place.
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
    case .denied: "permission denied"
    case .notAFile: "it is not a regular file"
    case .tooLarge(let limit): "it is longer than \(limit) bytes"
    case .failed(let code): String(cString: strerror(code))
    }
  }

  /// A hint how to make the file writable.
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
  /// The text in a form that a terminal prints in one line. Control characters and characters that change the direction
  /// are escaped as in Swift.
  package var printable: String {
    unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
      default: scalar.properties.isBidiControl ? scalar.escaped(asASCII: true) : String(scalar)
      }
    }.joined()
  }
}
