import Foundation
import Testing

@testable import ooze

@Suite("Arguments") struct ArgumentsTests {
  @Test("a negative number belongs to the option before it")
  func joined() {
    #expect(Arguments.joined(["evolve", "--minutes", "-1"]) == ["evolve", "--minutes=-1"])
    #expect(
      Arguments.joined(["--minutes", "-1.5", "--out", "x"]) == ["--minutes=-1.5", "--out", "x"])
    for untouched in [
      ["--minutes", "1"], ["--minutes=1", "-1"], ["-1"], ["--", "-1"], ["--a", "--", "--b", "-1"],
      ["--resume", "-h"], ["a", "-1"], [],
    ] {
      #expect(Arguments.joined(untouched) == untouched)
    }
  }

  @Test("a negative duration is called what it is, and the hint names the command")
  func messages() throws {
    func message(_ arguments: [String]) -> String {
      do {
        _ = try Ooze.parseAsRoot(Arguments.joined(arguments))
        return ""
      } catch {
        return Ooze.fullMessage(for: error)
      }
    }
    let negative = message(["evolve", "--out", "x", "--minutes", "-1"])
    #expect(negative.contains("--minutes must be positive"))
    let unexpected = message(["evolve", "--out", "x", "foo"])
    #expect(unexpected.contains("foo"))
    #expect(Arguments.hint(in: unexpected) == "See 'ooze evolve --help' for more information.")
    #expect(Arguments.hint(in: "nothing") == nil)
  }
}
