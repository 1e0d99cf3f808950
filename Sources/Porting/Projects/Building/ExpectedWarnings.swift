import Foundation
import Lowering

/// The warnings that a module's author expects, because its sources use missing parts on purpose. The others stay
/// visible among them.
///
/// A file lists them, one a line, as `File.swift: message`.
struct ExpectedWarnings {
  private let file: URL
  private let lines: [String]

  init(contentsOf file: URL) throws {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProjectError("the expected warnings can't be read", file: file)
    }
    self.file = file
    lines = text.components(separatedBy: "\n")
  }

  /// Returns the messages that aren't expected, and a warning for each line of the file without a message.
  func unexpected(among diagnostics: [Diagnostic]) -> [Diagnostic] {
    var waiting: [String: [Int]] = [:]
    for (index, line) in lines.enumerated() where !line.isEmpty {
      waiting[line, default: []].append(index + 1)
    }
    let others = diagnostics.filter { diagnostic in
      let name = (diagnostic.path as NSString).lastPathComponent
      let line = "\(name): \(diagnostic.message)"
      guard diagnostic.severity == .warning, waiting[line]?.isEmpty == false else { return true }
      waiting[line]?.removeFirst()
      return false
    }
    let missing = waiting.values.joined().sorted().map { number in
      Diagnostic(
        .warning, path: file.path, line: number, column: 1,
        message: "this warning is expected and didn't come")
    }
    return others + missing
  }
}
