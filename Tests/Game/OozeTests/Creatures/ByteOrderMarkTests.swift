import CommandSupport
import CommandTesting
import EvolutionRuns
import Foundation
import Micro
import Testing
import WireMonkey

@testable import ooze

/// Files of editors that begin UTF-8 with a byte order mark, or end lines with a carriage return and a line feed.
@Suite("Files of other editors") struct ByteOrderMarkTests {
  private static let mark = "\u{FEFF}"

  /// Returns a text as each kind of editor saves it.
  private static func savings(of text: String) -> [String] {
    let other = text.replacingOccurrences(of: "\n", with: "\r\n")
    return [text, other, mark + text, mark + other]
  }

  @Test(
    "A creature's text and code are the same creature, from a file, standard input and the command line"
  )
  func creatures() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("file")
    let lancer = SeedCreatures.lancer
    for text in Self.savings(of: lancer.text) + Self.savings(of: lancer.code + "\n") {
      try Data(text.utf8).write(to: file)
      let read = try #require(CreatureSource(argument: file.path)).genome()
      #expect(read == lancer)
    }
    for code in Self.savings(of: lancer.code) {
      #expect(try #require(CreatureSource(argument: code)).genome() == lancer)
      #expect(try EvaluationJob(json: JSONEncoder().encode(["genome": code])).genome == lancer)
    }
    let process = try OozeProcess(
      ["creature", "print", "-"], input: Data((Self.mark + lancer.text).utf8))
    #expect(process.text == lancer.text)
  }

  @Test("A byte order mark elsewhere is refused")
  func elsewhere() throws {
    let text = SeedCreatures.lancer.text
    for wrong in [
      Self.mark + Self.mark + text, text.replacing("\ncell 0", with: "\n\(Self.mark)cell 0"),
    ] {
      #expect(throws: (any Error).self) {
        try Genome(reading: wrong.withoutByteOrderMark)
      }
    }
    #expect("".withoutByteOrderMark == "")
    #expect(Self.mark.withoutByteOrderMark == "")
  }

  @Test("Lines of jobs give the same results")
  func jobs() throws {
    let job = #"{"id":"a","genome":"\#(SeedCreatureCode.eel)","episodes":1,"seconds":1}"#
    let results = try Self.savings(of: "\(job)\n\n\(job)\n").map {
      try OozeProcess(["evaluate"], input: Data($0.utf8))
    }
    for result in results {
      #expect(result.status == 0)
      #expect(result.output == results[0].output)
      #expect(!result.text.contains("error"))
    }
  }

  @Test("The byte order mark of a list of lines is found however it arrives", arguments: 1...4)
  func pieces(size: Int) throws {
    for text in ["", "a", "a\nb\n"] {
      let pipe = Pipe()
      let bytes = Array((Self.mark + text).utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        pipe.fileHandleForWriting.write(Data(bytes[start..<min(start + size, bytes.count)]))
      }
      try pipe.fileHandleForWriting.close()
      var lines = BoundedLines(limit: 9, input: pipe.fileHandleForReading)
      var found: [String] = []
      while case .text(let line)? = try lines.next() {
        found.append(String(decoding: line, as: UTF8.self))
      }
      #expect(found == text.split(separator: "\n").map(String.init))
    }
  }

  @Test("Steps of a protocol fuzzer and tables of tournaments are the same")
  func tables() throws {
    let steps = "# a comment\n0.5 open\n1.25 pointer down 3 120.5 300.0\n"
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("steps")
    for text in Self.savings(of: steps) {
      try Data(text.utf8).write(to: file)
      let read = try MonkeyStep.read(FileAccess.readText(file.path, upTo: 1000))
      #expect(MonkeyStep.text(read) == "0.5 open\n1.25 pointer down 3 120.5 300.0\n")
    }
    let run = RunDirectory(url: folder.url)
    for text in Self.savings(of: TournamentFile.header + "\n1,500,1000,single,3,1,0\n") {
      try Data(text.utf8).write(to: run.tournament)
      let found = try TournamentFile.read(from: run)
      #expect(found.map(\.births) == [[500, 1000]])
      #expect(found.map(\.single.bouts) == [4])
    }
  }
}

/// Codes as the command line takes them.
enum SeedCreatureCode {
  static let eel = SeedCreatures.eel.code
}
