import Foundation
import Micro
import Testing

@testable import Projects

/// Broken project files: the reader accepts them or throws an error, and never traps.
struct XcodeProjectFuzzTests {
  @Test func mutants() throws {
    let folder = try ProjectFolder(XcodeFixture.files)
    let original = Array(XcodeFixture.project.utf8)
    var random = RandomSource(seed: 18_002)
    var read = 0
    let rounds = 1000
    for _ in 0..<rounds {
      var bytes = original
      for _ in 0...Int(random.next() % 3) {
        let place = Int(random.next() % UInt64(bytes.count))
        let end = min(bytes.count, place + Int(random.next() % 60))
        switch random.next() % 5 {
        case 0: bytes.removeSubrange(place..<end)
        case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 2: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 3: bytes.insert(contentsOf: Self.pieces[Int(random.next() % 8)], at: place)
        default:
          // Swapping two names makes groups contain themselves and turns targets into files.
          let other = Int(random.next() % UInt64(bytes.count - 1))
          bytes.swapAt(place, other)
        }
        if bytes.isEmpty { bytes = original }
      }
      try Data(bytes).write(
        to: folder.root.appendingPathComponent("Pond.xcodeproj/project.pbxproj"))
      do {
        _ = try folder.read(.check, "Pond.xcodeproj")
        read += 1
      } catch let error as ProjectError {
        #expect(!error.message.isEmpty)
      }
    }
    #expect(read > rounds / 20)
    #expect(read < rounds)
  }

  private static let pieces = [
    "{", "}", "(", ");", "= G1;", "G0, ", "\"", "children = (G0, G1, );",
  ].map { Array($0.utf8) }
}
