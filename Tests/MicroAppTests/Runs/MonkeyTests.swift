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
    monkey.game.makeRecording = { .amongSpikes(setup: $0, seed: $0.seed) }
    var begun = 0
    var edits = 0
    var deaths = 0
    var latest: UInt64 = 0
    // Five minutes of simulated time at the most, of two and a half steps a frame.
    for _ in 0..<7200 where begun < 2 || edits == 0 {
      for event in monkey.playFrame() {
        switch event {
        case .began: begun += 1
        case .edited: edits += 1
        case .ending: deaths += 1
        case .played(_, let step, _): latest = max(latest, step)
        case .resumed: Issue.record("nobody ended the process")
        case .trouble(let trouble): Issue.record("\(trouble)")
        }
      }
    }
    #expect(begun > 1 && edits > 0 && deaths > 0)
    #expect(latest > 300, "an edit is offered after five seconds")
  }
}
