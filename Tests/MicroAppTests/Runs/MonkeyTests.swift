import Foundation
import Testing

@testable import MicroApp

/// What `ooze monkey` plays.
@MainActor @Suite("Random hands that keep what they play") struct MonkeyTests {
  @Test("edit, die and begin anew, and nothing of it is trouble")
  func reaches() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("monkey-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let monkey = try #require(Monkey(folder: folder, seed: 5))
    var runs: Set<String> = []
    var edits = 0
    var deaths = 0
    var latest: UInt64 = 0
    // Ten minutes of simulated time at the most, of two and a half steps a frame.
    for _ in 0..<14_400 where runs.count < 2 || edits == 0 {
      for event in monkey.playFrame() {
        switch event {
        case .began(let run): runs.insert(run)
        case .edited: edits += 1
        case .ending: deaths += 1
        case .played(_, let step, _): latest = max(latest, step)
        case .resumed: Issue.record("nobody ended the process")
        case .trouble(let trouble): Issue.record("\(trouble)")
        }
      }
    }
    #expect(runs.count == 2 && edits > 0 && deaths > 0)
    #expect(latest > 3600, "an edit is offered after a minute")
  }
}
