import ArgumentParser
import CommandSupport
import Micro
import Testing

@testable import ooze

@Suite("Words of a command line") struct CommandArgumentsTests {
  @Test("a negative number belongs to the option before it")
  func negative() {
    let join = CommandArguments.joiningNegativeValues
    #expect(join(["survive", "--minutes", "-1"]) == ["survive", "--minutes=-1"])
    #expect(
      join(["survive", "--minutes", "-0.5", "--seeds", "3"]) == [
        "survive", "--minutes=-0.5", "--seeds", "3",
      ])
    #expect(join(["a", "-1"]) == ["a", "-1"])
    #expect(join(["--minutes=2", "-1"]) == ["--minutes=2", "-1"])
    #expect(join(["--", "--minutes", "-1"]) == ["--", "--minutes", "-1"])
    #expect(join(["--help", "-h"]) == ["--help", "-h"])
  }

  @Test("an unknown word gets a hint about help, once")
  func help() {
    #expect(CommandArguments.help(for: "Unexpected argument 'foo'").contains("--help"))
    #expect(CommandArguments.help(for: "See 'ooze --help'") == "")
  }

  @Test("choices have their own lines, and nothing is appended to the last")
  func choices() {
    for name in ["--device", "--game", "--screen"] {
      let message = #expect(throws: (any Error).self) {
        _ = try Ooze.parseAsRoot(["snapshot", name, "nothing", "--device", "iphone-se"])
      }.map { CommandArguments.lines(of: Ooze.message(for: $0)) }
      let lines = (message ?? "").split(separator: "\n")
      #expect(lines.count > 5, "\(name)")
      #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  - ") && !$0.contains("(") }, "\(name)")
      #expect(CommandArguments.help(for: message ?? "") == "")
    }
    #expect(CommandArguments.lines(of: "one\ntwo") == "one two")
  }

  @Test("the version is that of the program and of its saves")
  func version() {
    #expect(Ooze.configuration.version.contains("ooze "))
    #expect(Ooze.configuration.version.contains("version \(SaveFormat.version)"))
  }
}
