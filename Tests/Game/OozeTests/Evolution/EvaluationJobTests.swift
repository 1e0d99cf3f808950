import Foundation
import Micro
import Testing

@testable import ooze

@Suite("Evaluation jobs") struct EvaluationJobTests {
  private static let eel = String(
    decoding: (try? JSONEncoder().encode(SeedCreatures.eel.text)) ?? Data(), as: UTF8.self)

  private func job(_ fields: String) throws -> EvaluationJob {
    try EvaluationJob(json: Data("{\(fields)}".utf8))
  }

  @Test("missing fields have defaults")
  func defaults() throws {
    let job = try job("\"genome\": \(Self.eel)")
    #expect(job.genome == SeedCreatures.eel)
    #expect(job.id == nil)
    #expect(job.episodes == 32)
    #expect(job.seed == 1)
    #expect(job.episode == .generationZero())
  }

  @Test("every field is read")
  func fields() throws {
    let job = try job(
      "\"id\": \"a\", \"genome\": \(Self.eel), \"episodes\": 3, \"seed\": 9, \"seconds\": 2.5, "
        + "\"panel\": [\(Self.eel), \(Self.eel)]")
    #expect(job.id == "a")
    #expect(job.episodes == 3)
    #expect(job.seed == 9)
    #expect(job.episode.duration == 2.5)
    #expect(job.episode.panel.map(\.genome) == [SeedCreatures.eel, SeedCreatures.eel])
  }

  @Test(
    "an error names its field",
    arguments: [
      ("", "genome"), ("\"genome\": 3", "genome"), ("\"genome\": \"x\"", "genome"),
      ("\"genome\": G, \"episodes\": 0", "episodes"),
      ("\"genome\": G, \"episodes\": 1025", "episodes"),
      ("\"genome\": G, \"episodes\": \"many\"", "episodes"),
      ("\"genome\": G, \"seconds\": 0", "seconds"), ("\"genome\": G, \"seconds\": 3601", "seconds"),
      ("\"genome\": G, \"panel\": []", "panel"),
      ("\"genome\": G, \"panel\": [G, \"x\"]", "panel.1"),
      ("\"genome\": G, \"seed\": \"one\"", "seed"), ("\"genome\": G, 3", "JSON"),
    ])
  func errors(fields: String, named: String) throws {
    let error = #expect(throws: EvaluationFailure.self) {
      _ = try job(fields.replacingOccurrences(of: "G", with: Self.eel))
    }
    #expect(try #require(error).description.contains(named))
  }

  @Test("an invalid job is still reported with its identifier")
  func identifier() {
    #expect(EvaluationJob.id(in: Data("{\"id\": \"b\", \"genome\": 3}".utf8)) == "b")
    #expect(EvaluationJob.id(in: Data("{".utf8)) == nil)
    let line = String(
      decoding: EvaluationResult.failure(id: "b", line: 2, "no"), as: UTF8.self)
    #expect(line == "{\"error\":\"no\",\"id\":\"b\",\"line\":2}")
  }

  @Test("bytes that were changed at random are read or refused, never worse", arguments: 1...8)
  func fuzz(seed: UInt64) {
    let whole = Array(
      "{\"id\": \"a\", \"genome\": \(Self.eel), \"episodes\": 3, \"panel\": [\(Self.eel)]}".utf8)
    var random = RandomSource(seed: seed)
    for _ in 0..<150 {
      var bytes = whole
      for _ in 0...random.below(6) {
        switch random.below(3) {
        case 0: bytes[random.below(bytes.count)] = UInt8(random.below(256))
        case 1: bytes.removeSubrange(random.below(bytes.count)..<bytes.count)
        default: bytes.insert(UInt8(random.below(128)), at: random.below(bytes.count))
        }
        if bytes.isEmpty { bytes = [0x7B] }
      }
      do {
        let job = try EvaluationJob(json: Data(bytes))
        #expect((1...1024).contains(job.episodes))
      } catch {
        #expect(error is EvaluationFailure)
        #expect(!"\(error)".isEmpty)
      }
    }
  }
}
