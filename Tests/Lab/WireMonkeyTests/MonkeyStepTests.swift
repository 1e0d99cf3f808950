import Testing
import WireMonkey

/// The steps of a fuzzer run, as lines of a file.
@Suite struct MonkeyStepTests {
  private static let lines = [
    "0.0 open", "0.5 leave", "1.0 rest 0.25", "1.25 acknowledge-again", "1.5 acknowledge-unknown",
    "2.0 pointer down 3 120.25 -4.5", "2.0 pointer cancel 3 0.0 0.0",
    "2.5 wheel 1.0 2.0 -3.0 4.0 fingers", "2.5 wheel 1.0 2.0 -3.0 4.0 steps",
    "3.0 key down 9 =%20 =Space", "3.0 key up 0 =%3D =Equal",
    "3.5 resize 800.0 600.0 1.25 47.0 0.0 34.0 0.0",
    "4.0 setting device =iphone%2Dse", "4.5 text compose last 2 0 =Z%C3%BCrich",
    "4.5 text insert piece 0 0 =", "5.0 element 12 5 3", "5.5 late pointer up 9 1.0 1.0",
  ]

  @Test(arguments: lines) func aLineIsReadAsItIsWritten(line: String) throws {
    #expect(MonkeyStep.text(try MonkeyStep.read(line)) == line + "\n")
  }

  @Test func remarksAndEmptyLinesAreForPeople() throws {
    let text = "# a remark\n\n1.0 open # here it begins\n"
    #expect(try MonkeyStep.read(text) == [MonkeyStep(time: 1, action: .open)])
  }

  /// A line without its last word, or with one more, isn't a step.
  @Test(arguments: lines) func otherLinesAreRefused(line: String) {
    let words = line.split(separator: " ")
    for other in [words.dropLast().joined(separator: " "), line + " more", "x" + line, "-1" + line]
    {
      #expect(throws: MonkeyStep.Unreadable.self) { try MonkeyStep.read(other) }
    }
  }
}
