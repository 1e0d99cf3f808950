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

  @Test("who isn't understood is told where to look, once")
  func help() {
    #expect(CommandArguments.help(for: "Unexpected argument 'foo'").contains("--help"))
    #expect(CommandArguments.help(for: "See 'ooze --help'") == "")
  }
}
