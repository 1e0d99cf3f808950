import ArgumentParser
import CommandSupport
import ControlScreens
import Foundation
import Gallery
import MicroApp
import Stage
import StageBrowser
import UIKit
import WireMonkey

/// `ooze-lab fuzz-protocol`: fuzzes the game, the gallery or the controls over the page protocol, with a simulated clock.
struct FuzzProtocolCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz-protocol",
    abstract:
      "Fuzz the game, the gallery or the controls over the page protocol and check invariants.",
    discussion: """
      Each seed plays on a fresh stage and prints a line with the result. Every step is written to the record \
      before it is taken, so that the record survives a crash. --replay repeats a record, and --shrink removes \
      the steps that don't matter.
      """)

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case game, gallery, controls
  }

  @Option(help: "The app to fuzz: game, gallery or controls.")
  var subject = Subject.game

  @Option(help: "The first seed.")
  var first: UInt64 = 1

  @Option(help: "The last seed.")
  var last: UInt64 = 200

  @Option(help: "The seconds of device time for each seed.")
  var seconds = 300.0

  @Option(help: "Stop after this many minutes of real time; by default after the last seed.")
  var minutes: Double?

  @Option(help: "The number of frames between two checks.")
  var checkInterval = 10

  @Option(help: ArgumentHelp("The file that records the steps.", valueName: "file"))
  var record = OutputPath(path: "fuzz-protocol.steps")

  @Option(help: ArgumentHelp("Repeat the steps of this file.", valueName: "file"))
  var replay: InputPath?

  @Option(help: ArgumentHelp("Shrink the steps of this file, in place.", valueName: "file"))
  var shrink: OutputPath?

  func validate() throws {
    guard checkInterval > 0 else {
      throw ValidationError("--check-interval takes a number from 1 on.")
    }
    guard seconds > 0, seconds.isFinite else {
      throw ValidationError("--seconds takes a number above 0.")
    }
    guard first <= last else { throw ValidationError("--first must not be above --last.") }
  }

  @MainActor
  func run() async throws {
    if let shrink { return try shrinkFile(shrink.path) }
    if let replay {
      let steps = try read(replay.path)
      let outcome = try withRig { WireMonkey.replay(steps, on: $0) }
      try report("replay", outcome)
      return
    }
    let start = ContinuousClock.now
    let file = try GrowingFile(record.path)
    for seed in first...last {
      if let minutes, start.duration(to: .now) > .seconds(60 * minutes) { break }
      try play(seed, recordedIn: file)
    }
  }

  @MainActor
  private func play(_ seed: UInt64, recordedIn file: GrowingFile) throws {
    file.empty()
    file.append("# --subject \(subject.rawValue), seed \(seed)\n")
    let outcome = try withRig { rig in
      WireMonkey.play(seed: seed, seconds: seconds, on: rig) { step in
        // Record the step first: it may crash the process.
        file.append(step.line + "\n")
      }
    }
    try report("seed \(seed)", outcome)
    try file.check()
  }

  @MainActor
  private func report(_ name: String, _ outcome: WireMonkey.Outcome) throws {
    let time = String(format: "%.3f", outcome.time)
    // The shared application keeps the last screen until another device becomes current. Only memory that stays after
    // that is counted.
    _ = Stage()
    ResidentMemory.giveBack()
    StandardOutput.print(
      "\(name): \(outcome.steps.count) steps, \(outcome.frames) frames, \(time) s,"
        + " \(ResidentMemory.megabytes) MB, \(ResidentMemory.megabytesInUse) MB in use")
    for line in outcome.broken { StandardOutput.print("  broken: \(line)") }
    try StandardOutput.check()
    if !outcome.broken.isEmpty { throw ExitCode(1) }
  }

  // MARK: Subjects

  @MainActor
  private func withRig(
    _ body: (MonkeyRig) -> WireMonkey.Outcome
  ) throws -> WireMonkey.Outcome {
    switch subject {
    case .controls:
      let screens = ControlScreen.all.map { screen in
        StageScreen(name: screen.name, title: screen.title) {
          UINavigationController(rootViewController: screen.makeController())
        }
      }
      return body(
        MonkeyRig(
          title: "Controls", screens: screens, stage: Stage(), checkInterval: checkInterval))
    case .gallery:
      let screens = Gallery.all.map {
        StageScreen(name: $0.name, title: $0.title, makeController: $0.makeController)
      }
      return body(
        MonkeyRig(
          title: "Gallery", screens: screens, stage: Stage(), checkInterval: checkInterval))
    case .game:
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("fuzz-protocol-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let surroundings = Surroundings(
        today: { Day(year: 2026, month: 11, day: 21) }, chance: { 1 }, preferredLanguages: ["en"])
      let game = Game(folder: folder, surroundings: surroundings)
      game.makeGallery = { GalleryListController(language: $0) }
      let screen = StageScreen(name: "micro", title: "Project Micro") { game.makeRootController() }
      return body(
        MonkeyRig(
          title: "Project Micro", screens: [screen], stage: Stage(appearance: .dark),
          checkInterval: checkInterval))
    }
  }

  // MARK: Shrinking

  private func read(_ path: String) throws -> [MonkeyStep] {
    do {
      return try MonkeyStep.read(FileAccess.readText(path, upTo: Self.maximumRecordLength))
    } catch let error as MonkeyStep.Unreadable {
      throw CannotRead(path: path, reason: error.description)
    }
  }

  /// The longest record that is read, in bytes: far more than hours of play write.
  private static let maximumRecordLength = 1 << 28

  /// Replays steps in processes of their own, so that steps that crash the process can be shrunk too.
  private func shrinkFile(_ path: String) throws {
    let steps = try read(path)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-protocol-\(UUID().uuidString)")
    try FileAccess.makeFolder(folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let candidate = folder.appendingPathComponent("candidate").path
    let failure = ending(of: steps, in: candidate)
    guard failure != Ending.clean else {
      throw ValidationError("the steps of \(path) break no invariant.")
    }
    var trouble: (any Error)?
    let short = shrunk(steps) { shorter in
      guard trouble == nil, ending(of: shorter, in: candidate) == failure else { return false }
      // Keep a find when the search is cut short.
      do {
        try FileAccess.write(Data(MonkeyStep.text(shorter).utf8), to: path)
      } catch {
        trouble = error
      }
      StandardError.write("\(shorter.count) steps left\n")
      return true
    }
    if let trouble { throw trouble }
    StandardOutput.print("\(steps.count) steps, of which \(short.count) matter:")
    StandardOutput.print(MonkeyStep.text(short), terminator: "")
  }

  /// The way a process ended: its code or signal, and the kind of the first invariant that it reported broken.
  private struct Ending: Equatable {
    var status: Int32
    var isSignal: Bool
    var kind: String

    static let clean = Ending(status: 0, isSignal: false, kind: "")
  }

  private func ending(of steps: [MonkeyStep], in path: String) -> Ending? {
    do {
      try FileAccess.write(Data(MonkeyStep.text(steps).utf8), to: path)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [
        "fuzz-protocol", "--subject", subject.rawValue, "--replay", path, "--check-interval",
        "\(checkInterval)",
      ]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      // Numbers and names differ between runs; the kind of the problem precedes them.
      let kind = said.split(separator: "\n").first { $0.contains("broken: ") } ?? ""
      return Ending(
        status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
        kind: String(kind.prefix(40)))
    } catch {
      return nil
    }
  }
}
