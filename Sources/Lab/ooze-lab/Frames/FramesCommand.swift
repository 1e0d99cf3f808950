import ArgumentParser
import CommandSupport
import MicroApp
import Stage
import StageBrowser

/// `ooze-lab frames`: measures the server's part of a frame with a crowd in view, or serves the crowd as a page.
struct FramesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Measure the frames of a dish with a crowd in view.",
    discussion: """
      A frame is a step of the simulation, the commit of the layers, and the encoding of what \
      changed. Times are this machine's: build with -c release.
      """)

  @Option(help: "The number of creatures in the dish; nearly all are in view.")
  var creatures = 76

  @Option(help: "The number of frames to measure, after a second of warm-up.")
  var frames = 1200

  @Flag(help: "Show the dish as a page instead, and print its URL.")
  var serve = false

  @Flag(help: "With --serve: fill the page's window with the dish, without a device frame.")
  var window = false

  func validate() throws {
    guard !window || serve else { throw ValidationError("--window needs --serve.") }
    guard (1...200).contains(creatures) else {
      throw ValidationError("--creatures takes a number from 1 to 200, not \(creatures).")
    }
    guard frames >= 100 else {
      throw ValidationError("--frames takes a number from 100 on, not \(frames).")
    }
  }

  @MainActor
  func run() async throws {
    let stage = Stage(
      device: window ? .window(size: CGSize(width: 1920, height: 1080)) : .iPad10,
      orientation: .landscapeRight, appearance: .dark)
    guard !serve else {
      let server = StageServer(
        title: "Crowd",
        screens: [
          StageScreen(name: "crowd", title: "Crowd") {
            CrowdController(population: creatures, runs: true)
          }
        ], stage: stage)
      return try await server.run()
    }
    let report = FrameReport(creatures: creatures, frames: frames, stage: stage)
    for line in report.lines { StandardOutput.print(line) }
  }
}
