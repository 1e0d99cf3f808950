import Foundation
import Micro
import Testing

@testable import ooze

@Suite("Bounded lines") struct BoundedLinesTests {
  private func read(_ text: [UInt8], limit: Int, pieces: [Int]) throws -> [[UInt8]?] {
    let pipe = Pipe()
    let writer = Thread {
      var rest = text[...]
      for piece in pieces where !rest.isEmpty {
        pipe.fileHandleForWriting.write(Data(rest.prefix(piece)))
        rest = rest.dropFirst(piece)
      }
      pipe.fileHandleForWriting.write(Data(rest))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    var lines = BoundedLines(limit: limit, input: pipe.fileHandleForReading)
    var result: [[UInt8]?] = []
    while let line = try lines.next() {
      switch line {
      case .text(let text): result.append(text)
      case .tooLong: result.append(nil)
      }
    }
    return result
  }

  @Test("agrees with splitting the whole text, however it comes in", arguments: 1...40)
  func model(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let limit = 1 + random.below(6)
    let text = (0..<random.below(60)).map { _ in random.chance(0.3) ? 0x0A : UInt8(0x61) }
    let pieces = (0..<8).map { _ in 1 + random.below(9) }
    var expected: [[UInt8]?] = text.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { $0.count > limit ? nil : Array($0) }
    // The text after the last line end is a line only if it isn't empty.
    if text.last == 0x0A || text.isEmpty { expected.removeLast() }
    #expect(try read(text, limit: limit, pieces: pieces) == expected)
  }
}
