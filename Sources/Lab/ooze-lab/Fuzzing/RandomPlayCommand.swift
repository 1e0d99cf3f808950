import ArgumentParser
import CommandSupport
import Foundation
import MicroApp

/// `ooze-lab random-play`: plays the game with random input, as fast as the machine goes, and saves the run as the game
/// does. It prints one line for each action.
struct RandomPlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "random-play",
    abstract: "Play Project Micro with random input, and save the run as the game does.",
    discussion: """
      It prints the lines “began RUN”, “resumed RUN STEP EDITS HASH”, “played RUN STEP EDITS HASH”, “edited RUN STEP \
      EDITS HASH”, “kept FEATS KILLER”, “ending RUN” and “trouble …”. You can kill it at any time; the next one \
      continues the run.
      """)

  @Option(help: ArgumentHelp("The folder for runs and creatures.", valueName: "folder"))
  var data: FolderPath

  @Option(help: "The seed of the input, and of the runs that it starts.")
  var seed: UInt64 = 1

  @Option(help: "The difficulty: easy, normal or hard.")
  var difficulty = "normal"

  @Option(help: "The number of frames to play, of one to four steps each; 0 plays until killed.")
  var frames = 0

  @Option(help: "The steps between two snapshots of the run; ten seconds of the run by default.")
  var snapshotInterval: UInt64?

  func validate() throws {
    guard frames >= 0 else {
      throw ValidationError("--frames takes a number from 0 on, not \(frames).")
    }
    guard snapshotInterval != 0 else {
      throw ValidationError("--snapshot-interval takes a number from 1 on.")
    }
  }

  @MainActor
  func run() async throws {
    let folder = URL(fileURLWithPath: data.path, isDirectory: true)
    try FolderLock.hold(folder)
    let monkey = Monkey(
      folder: folder, seed: seed, difficulty: difficulty, snapshotInterval: snapshotInterval)
    guard let monkey else {
      throw ValidationError("--difficulty takes easy, normal or hard, not \(difficulty).")
    }
    var played = 0
    while frames == 0 || played < frames {
      for event in monkey.playFrame() { StandardOutput.print(line(for: event)) }
      // The message about a saved run must be out before the next frame begins.
      try StandardOutput.check()
      played += 1
    }
  }

  private func line(for event: Monkey.Event) -> String {
    switch event {
    case .began(let run): "began \(run)"
    case .resumed(let moment): "resumed \(words(of: moment))"
    case .played(let moment): "played \(words(of: moment))"
    case .edited(let moment): "edited \(words(of: moment))"
    case .kept(let feats, let killer):
      "kept \(feats.isEmpty ? "-" : feats.joined(separator: ",")) \(killer ?? "-")"
    case .ending(let run): "ending \(run)"
    case .trouble(let what): "trouble \(what)"
    }
  }

  private func words(of moment: Monkey.Moment) -> String {
    "\(moment.run) \(moment.step) \(moment.edits) \(moment.hash)"
  }
}
