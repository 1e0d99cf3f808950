import Foundation
import Lowering
import Micro
import SwiftParser
import Testing

/// Fuzzes lowering with sources broken by bytes and by lines: the output parses if the input did, and nothing
/// traps. `OOZE_FUZZ=100000 swift test --filter LoweringFuzzTests` runs the long search.
struct LoweringFuzzTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["OOZE_FUZZ"].flatMap(Int.init) ?? 1000

  @Test func mutants() throws {
    let seeds = try ([Corpus.originals] + Corpus.shared + Corpus.plain.map(\.folder))
      .flatMap { try Corpus.module($0).files }.filter { $0.text.utf8.count < 12_000 }
    let originals = try Corpus.module(Corpus.originals).files
    var random = RandomSource(seed: 18_001)
    var parsed = 0
    for round in 0..<Self.rounds {
      // Half of the seeds contain code that is lowered.
      let pool = round.isMultiple(of: 2) ? originals : seeds
      let seed = pool[Int(random.next() % UInt64(pool.count))]
      let bytes = mutant(of: Array(seed.text.utf8), &random)
      let module = ModuleSources(
        name: "Mutant", files: [SourceFile(path: "Mutant.swift", bytes: bytes)])
      let lowered = lower(module)
      let didParse = !Parser.parse(source: module.files[0].text).hasError
      if didParse { parsed += 1 }
      #expect(
        !didParse || !Parser.parse(source: lowered.files[0].text).hasError,
        "mutant \(round) of \(seed.path)")
      #expect(didParse || lowered.hasErrors, "mutant \(round) of \(seed.path)")
    }
    // A search in which all inputs parse, or none, tests only half of the claim.
    #expect(parsed > Self.rounds / 20)
    #expect(parsed < Self.rounds)
  }

  private static let pieces = [
    "{", "}", "(", ")", "@objc ", "#selector(", "#if os(iOS)\n", "#endif\n", "\"", "\\(", "/*",
    "?.", "!", "dynamic ", "override ", "extension ", "protocol P {", "as NSString", "\u{0}",
    "import UIKit\n", "optional func f()", "`", "\"\"\"", "class ", "\r\n", "ü", "#keyPath(a.b)",
  ].map { Array($0.utf8) }

  private func mutant(of bytes: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int(random.next() % 3) where !bytes.isEmpty {
      let place = Int(random.next() % UInt64(bytes.count))
      let end = min(bytes.count, place + Int(random.next() % 40))
      switch random.next() % 6 {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2:
        let piece = Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
        bytes.insert(contentsOf: piece, at: place)
      case 3: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 4: bytes.removeSubrange(place...)
      default: removeLine(around: place, of: &bytes)
      }
    }
    return bytes
  }

  private func removeLine(around place: Int, of bytes: inout [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
    bytes.removeSubrange(start..<end)
  }
}
