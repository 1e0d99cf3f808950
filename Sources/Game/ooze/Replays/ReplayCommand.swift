import ArgumentParser
import CommandSupport
import Foundation
import Micro
import MicroApp

/// `ooze replay`: plays recorded runs again, makes films of them, and records runs.
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play a recorded run again and check every hash.",
    subcommands: [Verify.self, Record.self], defaultSubcommand: Verify.self)

  struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Play a recorded run again, and report the first difference, if any.")

    @Argument(
      help: ArgumentHelp(
        """
        The recording: a file of 'ooze replay record', or of the game, which keeps those of a \
        player's last ten runs in profile-1/recordings.
        """, valueName: "file"))
    var file: InputPath

    @Option(
      help: ArgumentHelp(
        "Also write the sound, as for headphones, to a WAVE file.", valueName: "file"))
    var wav: OutputPath?

    @Option(help: "The start of the WAVE file in the run, in seconds.")
    var wavStart = 0.0

    @Option(help: "The length of the WAVE file, in seconds.")
    var wavSeconds = 60.0

    @Option(
      help: ArgumentHelp("Also write its last seconds to this animation.", valueName: "file"))
    var webp: OutputPath?

    @Option(help: "The length of the animation, in seconds before the end.")
    var seconds = 10.0

    @Option(help: "The size of the animation, in pixels.")
    var size = FilmSize(width: 640, height: 400)

    func validate() throws {
      guard (0...36_000).contains(wavStart) else {
        throw ValidationError("--wav-start takes 0 to 36000, not \(wavStart).")
      }
      guard wavSeconds > 0, wavSeconds <= 3600 else {
        throw ValidationError("--wav-seconds takes up to 3600, not \(wavSeconds).")
      }
      guard seconds >= 0.1, seconds <= 120 else {
        throw ValidationError("--seconds takes 0.1 to 120, not \(seconds).")
      }
    }

    @MainActor
    func run() async throws {
      let recording = try recording()
      let recorder = wav.map { _ in SoundRecorder(seconds: wavStart..<wavStart + wavSeconds) }
      StandardOutput.print(
        "\(recording.creature.name), seed \(recording.seed): \(recording.stepCount) steps "
          + "(\(recording.length)), \(recording.edits.count) edits")
      let clock = ContinuousClock()
      let start = clock.now
      let run: Run
      do {
        run = try recording.play(watching: { recorder?.hear($0) })
      } catch {
        throw ReplayDiverged(file: file.path, divergence: error)
      }
      let elapsed = max((clock.now - start) / .seconds(1), 1e-9)
      StandardOutput.print(
        "every hash is equal: \(recording.checkpoints.count) of the whole state, "
          + "\(recording.trace.count) of the motion; "
          + "\(Int(Double(recording.stepCount) / 60 / elapsed))× real time")
      StandardOutput.print(
        "\(run.score.points) points. \(run.ending?.reason ?? "The creature lives.")")
      if let wav, let recorder {
        try FileAccess.write(recorder.file(), to: wav.path)
        StandardOutput.print(
          "\(recorder.soundCount) sounds in \(Int(recorder.length.rounded())) s: \(wav.path)")
      }
      if let webp {
        let film = RunFilm(
          recording: recording, steps: Int(seconds * 60),
          size: CGSize(width: size.width, height: size.height))
        try FileAccess.write(try film.webP(), to: webp.path)
      }
    }

    private func recording() throws -> RunRecording {
      let bytes = try FileAccess.read(file.path, upTo: SaveFormat.maximumLength)
      do {
        return try KeptRecording.recording(in: bytes)
      } catch {
        throw CannotRead(path: file.path, reason: error.description)
      }
    }
  }

  struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Record a run of a scripted player, until it dies or the time is over.")

    @Argument(help: ArgumentHelp("The file to write the recording to.", valueName: "file"))
    var file: OutputPath

    @Option(help: CreatureSource.help)
    var creature: CreatureSource?

    @Option(help: "The seed of everything random in the dish.")
    var seed: UInt64 = 1

    @Option(help: "The longest time, in simulated minutes.")
    var minutes = 10.0

    @Option(help: "The number of opponents at the beginning.")
    var opponents = 36

    func validate() throws {
      let most = RunRecording.maximumSteps / 3600
      guard minutes > 0, minutes <= Double(most) else {
        throw ValidationError("--minutes takes up to \(most), not \(minutes).")
      }
      guard (2...500).contains(opponents) else {
        throw ValidationError("--opponents takes 2 to 500, not \(opponents).")
      }
    }

    func run() throws {
      var recorded = try RecordedRun(
        RunRecording(
          settings: RunSettings(population: opponents),
          creature: try creature?.livingGenome() ?? SeedCreatures.eel, seed: seed))
      for _ in 0..<Int(minutes * 3600) where recorded.run.ending == nil {
        recorded.step(recorded.run.scriptedInput)
      }
      try FileAccess.write(Data(recorded.recording.save()), to: file.path)
      StandardOutput.print(
        "\(recorded.recording.length) recorded. "
          + "\(recorded.run.ending?.reason ?? "The creature lives.")")
    }
  }
}

extension RunRecording {
  /// The time in minutes and seconds: `9:45`.
  fileprivate var length: String {
    String(format: "%d:%02d", stepCount / 3600, stepCount / 60 % 60)
  }
}

/// Replaying a recording gave a different result.
struct ReplayDiverged: Error, CustomStringConvertible {
  let file: String
  let divergence: Divergence

  var description: String {
    let file = file.printable
    return switch divergence {
    case .beginning(let error): "\(file) can't begin: \(error)"
    case .motion(let step): "\(file) first differs after step \(step): a cell is in another place"
    case .state(let step): "\(file) first differs after step \(step): the hash is different"
    case .edit(let step, let refusal):
      "\(file) first differs after step \(step): an edit is refused. \(refusal.reason)"
    }
  }
}
