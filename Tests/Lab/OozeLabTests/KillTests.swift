import CommandTesting
import Foundation
import Micro
import Testing

/// The game is killed at random moments. It continues where it was, all saves are readable, and the books keep what is
/// in them.
@Suite struct KillTests {
  @Test("Fifty kills: each time the run continues after the last reported frame")
  func kills() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kill-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = RandomSource(seed: 20_261_121)
    var last: Line?
    var resumed = 0
    for round in 0..<50 {
      let lines = try playAndKill(
        in: folder, seed: UInt64(round), afterLines: 2 + random.below(10),
        wait: random.uniform() * 0.1)
      let first = try #require(lines.first, "round \(round)")
      #expect(!lines.contains { $0.word == "trouble" }, "round \(round): \(lines)")
      if let last, last.word != "ending" {
        #expect(first.word == "resumed", "round \(round): \(first)")
        #expect(first.run == last.run, "round \(round): \(first)")
        // Saved but unreported progress may be there too: an edit, and a frame of at most four steps.
        #expect((last.step...(last.step + 4)).contains(first.step), "round \(round)")
        #expect((last.edits...(last.edits + 1)).contains(first.edits), "round \(round)")
        if (first.step, first.edits) == (last.step, last.edits) {
          #expect(first.hash == last.hash, "round \(round)")
        }
        resumed += 1
      }
      last = lines.last { $0.word != "kept" }
      if last?.word == "began" { last = Line("resumed \(first.run) 0 0 0") }
    }
    #expect(resumed >= 40)
  }

  @Test("Killed soon after the end of a run, it keeps each feat, and the killer until the next end")
  func killsAtTheEnd() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kill-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = RandomSource(seed: 20_261_201)
    var books: Line?
    var killers = 0
    for round in 0..<5 {
      let lines = try playAndKill(
        in: folder, seed: UInt64(round), afterLine: "ending", wait: random.uniform() * 0.1)
      #expect(!lines.contains { $0.word == "trouble" }, "round \(round): \(lines)")
      for line in lines where line.word == "kept" {
        if let books { #expect(books.feats.isSubset(of: line.feats), "round \(round)") }
        books = line
        if line.killer != "-" { killers += 1 }
      }
    }
    #expect(killers >= 2)
    #expect(books?.feats.isEmpty == false)
  }

  /// A line that the program printed.
  private struct Line {
    let word: String
    /// The number of the run; in a line about the books, the feats.
    let run: String
    /// The name of the killer in the books.
    let killer: String
    let step: UInt64
    let edits: Int
    let hash: UInt64

    var feats: Set<Substring> { run == "-" ? [] : Set(run.split(separator: ",")) }

    /// Creates a line; `nil` if the kill cut it off.
    init?(_ text: String) {
      let words = text.split(separator: " ").map(String.init)
      guard words.count >= 2 else { return nil }
      word = words[0]
      run = words[1]
      killer = words.count == 3 ? words[2] : ""
      step = words.count == 5 ? UInt64(words[2]) ?? 0 : 0
      edits = words.count == 5 ? Int(words[3]) ?? 0 : 0
      hash = words.count == 5 ? UInt64(words[4]) ?? 0 : 0
    }
  }

  /// Starts a process, waits for some lines, for one that begins with a word, and then a little longer, and kills it.
  ///
  /// - Returns: The complete lines that it printed.
  private func playAndKill(
    in folder: URL, seed: UInt64, afterLines count: Int = 1, afterLine word: String = "",
    wait: Float
  ) throws -> [Line] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: OozeProcess.path(of: "ooze-lab"))
    process.arguments = [
      "random-play", "--data", folder.path, "--seed", "\(seed)", "--snapshot-interval", "8",
      "--difficulty", "easy",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var told = Data()
    let awaited = Data("\n\(word)".utf8)
    while told.count(where: { $0 == UInt8(ascii: "\n") }) < count || told.range(of: awaited) == nil
    {
      let part = pipe.fileHandleForReading.availableData
      guard !part.isEmpty else { break }
      told += part
    }
    Thread.sleep(forTimeInterval: Double(wait))
    kill(process.processIdentifier, SIGKILL)
    told += pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    let text = String(decoding: told, as: UTF8.self)
    // The text after the last line break was cut off.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .compactMap { Line(String($0)) }
  }
}
