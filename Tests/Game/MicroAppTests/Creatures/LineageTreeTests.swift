import Micro
import Testing

@testable import MicroApp

@Suite struct LineageTreeTests {
  private func record(_ id: String, _ parent: String?, versions: Int = 0) -> CreatureRecord {
    var record = CreatureRecord(
      id: id, name: id, genome: SeedCreatures.eel, origin: .played, parent: parent,
      day: Day(year: 2026, month: 1, day: 1))
    record.versions = (0..<versions).map {
      CreatureRecord.Version(code: record.code, seconds: Double($0))
    }
    return record
  }

  private func lines(_ id: String, _ records: [CreatureRecord]) -> [String] {
    LineageTree(of: id, in: records).nodes.map { node in
      let mark = node.isSubject ? "*" : ""
      switch node.kind {
      case .creature(let id): return "\(node.level) \(id)\(mark)"
      case .version(_, let seconds): return "\(node.level) \(node.name)@\(Int(seconds))"
      }
    }
  }

  @Test("Ancestors from the oldest on, with their bodies, then descendants")
  func tree() {
    let records = [
      record("a", nil, versions: 2), record("b", "a"), record("c", "b", versions: 1),
      record("d", "b"), record("e", "d"), record("x", nil),
    ]
    #expect(lines("a", records) == ["0 a@0", "0 a@1", "0 a*", "1 b", "2 c", "2 d", "3 e"])
    #expect(lines("b", records) == ["0 a@0", "0 a@1", "0 a", "1 b*", "2 c", "2 d", "3 e"])
    #expect(
      lines("c", records) == ["0 a@0", "0 a@1", "0 a", "1 b", "2 c@0", "2 c*"])
    #expect(lines("x", records) == ["0 x*"])
  }

  @Test("A parent that is no longer kept, no parent, and cycles")
  func odd() {
    #expect(lines("a", [record("a", "gone")]) == ["0 a*"])
    #expect(lines("z", [record("a", nil)]) == [])
    #expect(lines("a", [record("a", "a")]) == ["0 a*"])
    #expect(lines("a", [record("a", "b"), record("b", "a")]) == ["0 b", "1 a*"])
  }
}
