import Foundation

/// The messages for people, on standard error, so that results can be piped.
enum Console {
  private static let isTerminal = isatty(2) != 0

  static func say(_ line: String) {
    FileHandle.standardError.write(
      Data((isTerminal ? "\r\u{1B}[K" : "").utf8) + Data((line + "\n").utf8))
  }

  /// A line that the next one takes the place of; nothing where nobody watches.
  static func show(_ line: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(line.prefix(100))".utf8))
  }
}
