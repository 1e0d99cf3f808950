import CommandTesting
import Foundation
import OozeCheckout
import Testing

@testable import ooze

/// If output can't be printed, every command fails with a message and an exit code.
@Suite("Standard output that takes nothing") struct StandardOutputTests {
  /// A command that prints.
  struct Printer: CustomTestStringConvertible, Sendable {
    let command: String
    /// The command line; `RUN` is replaced by a run's folder, and `NEW` by one that doesn't exist.
    let words: [String]
    var program = "ooze"
    var input = ""

    var testDescription: String { command.isEmpty ? program : command }
  }

  private static let tiny = [
    "--rounds", "1", "--round-seconds", "1", "--population", "2", "--islands", "1", "--controls",
    "0", "--no-report",
  ]
  private static let code = SeedCreatureCode.eel

  static let printers: [Printer] = [
    Printer(command: "", words: ["--help"]),
    Printer(command: "", words: ["--version"]),
    Printer(command: "", words: ["--generate-completion-script", "bash"]),
    Printer(command: "", words: ["--help"], program: "ooze-lab"),
    Printer(command: "play", words: ["play", "--data", "NEW"]),
    Printer(command: "gallery", words: ["gallery"]),
    Printer(
      command: "frames", words: ["frames", "--creatures", "1", "--frames", "100"],
      program: "ooze-lab"),
    Printer(
      command: "frames", words: ["frames", "--creatures", "1", "--serve"], program: "ooze-lab"),
    Printer(command: "creature validate", words: ["creature", "validate", "@eel"]),
    Printer(command: "creature print", words: ["creature", "print", "@eel"]),
    Printer(command: "creature edit", words: ["creature", "edit", "@eel", "name Stinger"]),
    Printer(command: "creature cost", words: ["creature", "cost", "@eel", "@lancer"]),
    Printer(
      command: "random-play",
      words: ["random-play", "--data", "NEW", "--difficulty", "easy"], program: "ooze-lab"),
    Printer(
      command: "fuzz-protocol",
      words: [
        "fuzz-protocol", "--subject", "gallery", "--seconds", "0.1", "--last", "1", "--record",
        "NEW",
      ], program: "ooze-lab"),
    Printer(
      command: "replay record",
      words: ["replay", "record", "--minutes", "0.02", "--opponents", "2", "NEW"]),
    Printer(command: "replay verify", words: ["replay", recording]),
    Printer(command: "evolve", words: ["evolve", "--out", "NEW"] + tiny),
    Printer(
      command: "tournament", words: ["tournament", "RUN", "--seeds", "1"], program: "ooze-lab"),
    Printer(
      command: "match", words: ["match", "RUN", "RUN", "--seeds", "1", "--last", "1"],
      program: "ooze-lab"),
    Printer(
      command: "brains", words: ["brains", "RUN", "--dishes", "1", "--minutes", "1"],
      program: "ooze-lab"),
    Printer(
      command: "relative", words: ["relative", "RUN", "RUN", "--dishes", "1", "--minutes", "1"],
      program: "ooze-lab"),
    Printer(
      command: "danger", words: ["danger", "RUN", "--lives", "1", "--seconds", "2"],
      program: "ooze-lab"),
    Printer(command: "drift", words: ["drift", "RUN"], program: "ooze-lab"),
    Printer(
      command: "marks",
      words: ["marks", "--difficulty", "hard", "--seeds", "1", "--minutes", "1"],
      program: "ooze-lab"),
    Printer(
      command: "evaluate", words: ["evaluate"],
      input: #"{"genome":"\#(code)","episodes":1,"seconds":1}"# + "\n"),
    Printer(
      command: "survive",
      words: ["survive", "--difficulty", "hard", "--seeds", "1", "--minutes", "1"],
      program: "ooze-lab"),
  ]

  private static let recording = OozeCheckout.root.appendingPathComponent(
    "Tests/Game/MicroTests/Fixtures/v1/replay.ooze"
  ).path

  /// Commands that this test doesn't run, each with its reason.
  private static let others: Set = [
    // They print nothing.
    "snapshot", "creature picture",
    // It examines champions for minutes, and prints with the same functions as evolve.
    "report",
  ]

  @Test("Each command is here, or named with a reason")
  func complete() {
    let all = Set(CommandWalk.commands.map(\.name))
    #expect(all == Self.others.union(Self.printers.map(\.command).filter { !$0.isEmpty }))
  }

  private func run(_ printer: Printer, shell: String, in folder: TemporaryFolder) throws
    -> OozeProcess
  {
    let made = folder.url.appendingPathComponent("run").path
    if printer.words.contains("RUN") {
      let process = try OozeProcess(["evolve", "--out", made] + Self.tiny)
      try #require(process.status == 0, "\(process.errors)")
    }
    let words = printer.words.map {
      $0 == "RUN" ? made : $0 == "NEW" ? folder.url.appendingPathComponent("new").path : $0
    }
    return try OozeProcess(
      words, of: printer.program, shell: shell, input: Data(printer.input.utf8))
  }

  @Test("A full one and a closed one", arguments: printers)
  func full(_ printer: Printer) throws {
    for (shell, reason) in [
      (#"exec "$@" > /dev/full"#, "No space left on device"), (#"exec "$@" >&-"#, "it is closed"),
    ] {
      let process = try run(printer, shell: shell, in: try TemporaryFolder())
      #expect(process.status == 1)
      #expect(!process.wasKilled)
      let line = "\(printer.program): cannot write to standard output: \(reason)\n"
      #expect(process.errors.hasSuffix(line), "\(process.errors)")
    }
    #expect(FileKind.of("/dev/full") == S_IFCHR)
  }

  @Test(
    "A pipe without a reader ends it as it ends cat; if the signal is ignored, there is a message")
  func nobodyReads() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    // A pipe that was opened at both ends, of which the reading end is closed.
    let open = "exec 3<>'\(pipe)' 4>'\(pipe)' 3<&-; exec "
    let printer = Printer(command: "", words: ["creature", "print", "@eel"])
    let killed = try run(
      printer, shell: open + #"env --default-signal=PIPE "$@" >&4"#, in: folder)
    #expect(killed.wasKilled)
    #expect(killed.status == SIGPIPE)
    #expect(killed.errors == "")
    let told = try run(printer, shell: open + #"env --ignore-signal=PIPE "$@" >&4"#, in: folder)
    #expect(told.status == 1)
    #expect(told.errors == "ooze: cannot write to standard output: Broken pipe\n")
  }

  @Test(
    "Closed streams aren't confused with files, and a full standard error loses nothing else")
  func others() throws {
    let printer = Printer(command: "", words: ["creature", "edit", "@eel", "name Stinger"])
    let folder = try TemporaryFolder()
    let expected = try run(printer, shell: #"exec "$@""#, in: folder)
    #expect(expected.status == 0)
    for shell in [#"exec "$@" 2> /dev/full"#, #"exec "$@" 2>&-"#, #"exec "$@" <&-"#] {
      let process = try run(printer, shell: shell, in: folder)
      #expect(process.status == 0, "\(shell)")
      #expect(process.output == expected.output, "\(shell)")
    }
    for (input, reason) in [("<&-", "it is closed"), ("< /", "Is a directory")] {
      for words in [["evaluate"], ["creature", "print", "-"]] {
        let process = try OozeProcess(words, shell: #"exec "$@" "# + input)
        #expect(process.status == 1)
        #expect(process.errors == "ooze: cannot read standard input: \(reason)\n")
      }
    }
  }
}
