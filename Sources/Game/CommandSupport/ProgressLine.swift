import Foundation

/// A line that shows the progress of long work. In a terminal it is rewritten; in a file a new one is printed now and
/// then.
package final class ProgressLine {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let clock = ContinuousClock()
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?

  package init() {}

  /// Shows a state. Does nothing too soon after the last one.
  package func show(_ text: @autoclosure () -> String) {
    let now = clock.now
    if let last, now - last < (isTerminal ? .milliseconds(200) : .seconds(10)) { return }
    last = now
    write(isTerminal ? "\r\u{1B}[K\(text())" : text() + "\n")
  }

  /// Prints a message that stays.
  package func say(_ text: String) {
    end()
    write("\(CommandProgram.name): \(text)\n")
  }

  /// Ends the line, so that what is printed next starts on a new one.
  package func end() {
    if isTerminal, last != nil { write("\r\u{1B}[K") }
    last = nil
  }

  /// Estimates the time left for equal pieces of work, of which some are done.
  package func left(after done: Int, of all: Int) -> String {
    let passed = (clock.now - start) / .seconds(1)
    return Self.span(passed / Double(done) * Double(all - done))
  }

  private func write(_ text: String) { StandardError.write(text) }

  /// Formats a time span: `45 s`, `2 min 5 s`, `3 h 20 min`.
  package static func span(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    switch whole {
    case ..<60: return "\(whole) s"
    case ..<3600: return "\(whole / 60) min \(whole % 60) s"
    default: return "\(whole / 3600) h \(whole % 3600 / 60) min"
    }
  }
}
