import ArgumentParser
import CommandSupport
import Foundation
import Gallery
import MicroApp
import Stage

/// `ooze snapshot`: one of the gallery's or of the game's screens as a picture, and where its views are.
struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Draw a screen into a PNG and tell where its views are.")

  @Option(help: "The gallery's screen.")
  var screen: ScreenName?

  @Option(help: "The game's screen, as who has played a while sees it.")
  var game: GameScreenName?

  @Option(help: "The device, or a window's size in points, as in 1280x800.")
  var device: DeviceName

  @Option(help: ArgumentHelp("The language, en or de.", valueName: "language"))
  var language = "en"

  @Flag(help: "Dark mode.")
  var dark = false

  @Flag(help: "Landscape, the camera at the left.")
  var landscape = false

  @Flag(help: "Right to left.")
  var rightToLeft = false

  @Option(help: "The text size that the user prefers.")
  var textSize = TextSizeName(category: .large)

  @Option(
    help: ArgumentHelp("Drag from the middle of the screen by so many points.", valueName: "x,y"))
  var drag: Distance?

  @Option(help: "How long the drag takes, in seconds.")
  var over = 0.4

  @Option(help: "Wait so long after the drag, in seconds, with the finger lifted.")
  var wait = 0.0

  @Option(help: ArgumentHelp("Where the picture goes.", valueName: "file"))
  var png: OutputPath?

  @Option(help: ArgumentHelp("Where the positions go.", valueName: "file"))
  var json: OutputPath?

  func validate() throws {
    guard (screen == nil) != (game == nil) else {
      throw ValidationError("Say which screen: --screen NAME or --game NAME.")
    }
    guard png != nil || json != nil else {
      throw ValidationError("Say where the result goes: --png FILE, --json FILE, or both.")
    }
    guard over.isFinite, (1.0 / 60...60).contains(over) else {
      throw ValidationError("--over takes seconds between 0.017 and 60, not \(over).")
    }
    guard wait.isFinite, (0...600).contains(wait) else {
      throw ValidationError("--wait takes seconds between 0 and 600, not \(wait).")
    }
  }

  @MainActor
  func run() async throws {
    let stage = Stage(
      device: device.device, orientation: landscape ? .landscapeRight : .portrait,
      appearance: dark ? .dark : .light, textSize: textSize.category,
      layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ooze-snapshot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    show(on: stage, folder)
    guard let window = stage.window else { preconditionFailure("show(_:) makes a window.") }
    if let drag { perform(drag, on: stage, within: window.bounds) }
    stage.advance(by: wait)
    if let png { try FileAccess.write(stage.pngData(), to: png.path) }
    if let json {
      try FileAccess.write(try ScreenReport(of: stage, in: window).json(), to: json.path)
    }
  }

  @MainActor
  private func show(on stage: Stage, _ folder: URL) {
    if let screen {
      Gallery.speak(firstOf: [language])
      stage.show(screen.screen.makeController())
      stage.advance(by: 0.5)
    } else if let screen = game?.screen {
      let game = Game(folder: folder, surroundings: Showcase.surroundings(languages: [language]))
      Showcase.fill(game)
      let root = screen.make(game)
      stage.show(root)
      stage.advance(by: screen.lead)
      screen.act(on: root)
      stage.advance(by: 1)
    }
  }

  /// Without a wait the finger stays down, so that the picture shows what it holds.
  @MainActor
  private func perform(_ drag: Distance, on stage: Stage, within bounds: CGRect) {
    let start = drag.start(around: CGPoint(x: bounds.midX, y: bounds.midY), within: bounds)
    stage.touchDown(at: start)
    stage.move(from: start, by: drag.vector, duration: over)
    if wait > 0 { stage.touchUp() }
  }
}
