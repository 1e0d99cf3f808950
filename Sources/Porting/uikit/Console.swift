import Foundation
import Projects

/// The tool's two outputs: results go to standard output and messages to standard error, so that results can be
/// piped. Both contain names and texts of projects, so control characters are shown by number.
enum Console {
  private static let isTerminal = isatty(2) != 0

  /// Prints a result.
  static func print(_ text: String) { Swift.print(text.visible) }

  static func say(_ line: String) {
    FileHandle.standardError.write(
      Data((isTerminal ? "\r\u{1B}[K" : "").utf8) + Data((line.visible + "\n").utf8))
  }

  /// Shows a line that the next one replaces. Prints nothing if the output isn't a terminal.
  static func show(_ line: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(line.prefix(100).visible)".utf8))
  }
}
