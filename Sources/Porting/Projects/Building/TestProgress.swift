import Foundation

/// The XCTest tests that have ended and the one that runs, from the lines that XCTest prints.
struct XCTestProgress {
  /// The test that runs, as `Class.method`.
  private(set) var running: String?
  private var ended: [String] = []

  /// Reads a line. Returns whether it says that a test started or ended.
  mutating func read(_ line: String) -> Bool {
    guard
      let match = line.firstMatch(of: #/^Test Case '([^']+)' (started at|passed|failed|skipped)\b/#)
    else { return false }
    let name = String(match.1)
    running = match.2 == "started at" ? name : nil
    if running == nil { ended.append(name) }
    return true
  }

  /// Returns the tests of a list, `Module.Class/method`, that have neither started nor ended.
  func remaining(of names: [String]) -> [String] {
    var names = names
    for name in ended + [running].compactMap(\.self) {
      let end = "." + name.replacing(".", with: "/")
      // Two modules may have a class with the same name. The tests run in the order of the list.
      if let index = names.firstIndex(where: { $0.hasSuffix(end) }) {
        names = Array(names[..<index] + names[(index + 1)...])
      }
    }
    return names
  }
}

/// The tests of Swift Testing that have ended and those that run, from the events that it writes to a file.
///
/// The format is version 0 of Swift Testing's event stream, whose records are JSON, one a line.
struct SwiftTestingProgress {
  private struct Record: Decodable {
    struct Payload: Decodable {
      var kind: String
      var id: String?
      var testID: String?
      var name: String?
      var displayName: String?
    }
    var kind: String
    var payload: Payload
  }

  /// The functions in the order of their definitions: their identifiers, and the names that Swift Testing prints.
  private var functions: [(id: String, name: String)] = []
  private var started: Set<String> = []
  private var ended: Set<String> = []
  /// Whether the run ended by itself.
  private(set) var hasEnded = false

  /// - Parameter events: The content of the file. A record at its end may be incomplete.
  init(events: Data) {
    let decoder = JSONDecoder()
    for line in events.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: line) else { continue }
      let payload = record.payload
      switch (record.kind, payload.kind) {
      case ("test", "function"):
        guard let id = payload.id else { continue }
        functions.append((id, payload.displayName ?? payload.name ?? id))
      case ("event", "testStarted"): started.formUnion([payload.testID].compactMap(\.self))
      case ("event", "testEnded"), ("event", "testSkipped"):
        ended.formUnion([payload.testID].compactMap(\.self))
      case ("event", "runEnded"): hasEnded = true
      default: break
      }
    }
  }

  /// The functions that have started and not ended.
  var running: [(id: String, name: String)] {
    functions.filter { started.contains($0.id) && !ended.contains($0.id) }
  }

  /// The identifiers of the functions that have neither started nor ended.
  var waiting: [String] {
    functions.map(\.id).filter { !started.contains($0) && !ended.contains($0) }
  }

  /// Whether a line of the console says that a test or a suite started or ended.
  static func isProgress(_ line: String) -> Bool {
    line.contains(#/ (?:started\.$|passed after|failed after|skipped)/#)
  }
}
