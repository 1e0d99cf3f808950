import Foundation
import Projects

/// The tool's two outputs: what was asked for goes to standard output, messages for people go to standard error, so that
/// results can be piped. Names and texts of projects are in both: what would steer the terminal is shown by its number.
enum Console {
  private static let isTerminal = isatty(2) != 0

  /// Prints a result.
  static func print(_ text: String) { Swift.print(text.visible) }

  static func say(_ line: String) {
    FileHandle.standardError.write(
      Data((isTerminal ? "\r\u{1B}[K" : "").utf8) + Data((line.visible + "\n").utf8))
  }

  /// A line that the next one takes the place of; nothing where nobody watches.
  static func show(_ line: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(line.prefix(100).visible)".utf8))
  }
}
