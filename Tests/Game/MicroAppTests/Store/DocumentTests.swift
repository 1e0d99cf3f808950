import Foundation
import Testing

@testable import MicroApp

@Suite struct DocumentTests {
  /// The first released version wrote these files; they must be readable for ever.
  @Test("Files of the first version are read")
  func firstVersion() throws {
    let content =
      #"{"appearance":"dark","isLeftHanded":true,"language":"de","palette":"colourBlind","#
      + #""reducesMotion":true,"showsHints":false,"speed":4,"steering":"thumbPad"}"#
    let settings = try Settings(
      file: SealedFile.seal(Array(content.utf8), kind: "settings", version: 1))
    #expect(settings.language == .german)
    #expect(settings.appearance == .dark)
    #expect(settings.palette == .colourBlind)
    #expect(settings.steering == .thumbPad)
    #expect(settings.reducesMotion)
    #expect(settings.isLeftHanded)
    #expect(!settings.showsHints)
    #expect(settings.speed == 4)
  }

  @Test("A newcomer begins in dark water, and settings without an appearance follow the device")
  func appearance() throws {
    #expect(Settings().appearance == .dark)
    let older = try Settings(
      file: SealedFile.seal(Array(#"{"speed":2}"#.utf8), kind: "settings", version: 1))
    #expect(older.appearance == .system)
    #expect(older.speed == 2)
  }

  /// An older version lacks a key.
  @Test("Every key of the settings and the statistics may be missing, alone or all together")
  func missingKeys() throws {
    var settings = Settings()
    settings.language = .german
    try check(settings)
    try check(RunStatistics())
  }

  private func check<Value: Document>(_ value: Value) throws {
    let data = try JSONEncoder().encode(value)
    let whole = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    for key in whole.keys {
      var part = whole
      part[key] = nil
      let content = try JSONSerialization.data(withJSONObject: part)
      _ = try Value(file: SealedFile.seal(Array(content), kind: Value.kind, version: 1))
    }
    _ = try Value(file: SealedFile.seal(Array("{}".utf8), kind: Value.kind, version: 1))
  }

  @Test("Values that no version wrote are refused or corrected")
  func insane() throws {
    let speed = SealedFile.seal(Array(#"{"speed":1000000}"#.utf8), kind: "settings", version: 1)
    #expect(try Settings(file: speed).speed == 1)
    for content in [
      #"{"all":[],"currentID":1}"#, #"{"all":[{"id":2,"name":""}],"currentID":1}"#,
      #"{"all":[{"id":1,"name":""},{"id":1,"name":""}],"currentID":1}"#,
    ] {
      #expect(throws: SealedFile.Failure.damaged) {
        try Profiles(file: SealedFile.seal(Array(content.utf8), kind: "profiles", version: 1))
      }
    }
    let creature =
      #"{"id":"a","name":"a","code":"ooze1_AA","origin":"pasted","day":{"year":1,"month":1,"day":1}}"#
    #expect(throws: SealedFile.Failure.damaged) {
      try CreatureRecord(file: SealedFile.seal(Array(creature.utf8), kind: "creature", version: 1))
    }
  }

  @Test("A sealed file of each length opens to its content, and not as another kind")
  func seal() throws {
    for length in 0...40 {
      let content = (0..<length).map { UInt8($0 * 7 & 255) }
      let file = SealedFile.seal(content, kind: "test", version: 3)
      let found = try SealedFile.open(file, kind: "test", version: 4)
      #expect(found.content == content)
      #expect(found.version == 3)
      #expect(throws: SealedFile.Failure.damaged) {
        try SealedFile.open(file, kind: "text", version: 4)
      }
      #expect(throws: SealedFile.Failure.future(version: 3)) {
        try SealedFile.open(file, kind: "test", version: 2)
      }
      for end in file.indices {
        #expect(throws: SealedFile.Failure.damaged) {
          try SealedFile.open(Array(file[..<end]), kind: "test", version: 4)
        }
      }
    }
  }

  @Test("The best runs come first, the earlier first among equals, and each is listed once")
  func fame() {
    func entry(_ id: String, _ points: Int) -> Fame.Entry {
      Fame.Entry(
        id: id, name: id, points: points, rivals: 0, seconds: 0, difficulty: "", seed: 0,
        day: Day(year: 2026, month: 1, day: 1))
    }
    var fame = Fame()
    for (id, points) in [("a", 5), ("b", 9), ("c", 5), ("d", 7), ("b", 9)] {
      fame.enter(entry(id, points))
    }
    #expect(fame.entries.map(\.id) == ["b", "d", "a", "c"])
    for number in 0..<100 { fame.enter(entry("n\(number)", number)) }
    #expect(fame.entries.count == Fame.capacity)
    #expect(fame.entries.map(\.points) == (50...99).reversed().map { $0 })
  }
}
