import ArgumentParser
import CommandSupport
import Foundation
import FoundationForLinux
import Gallery
import MicroApp
import Stage

/// `ooze snapshot`: draws one of the gallery's or the game's screens as a picture, and reports where its views are.
struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Draw a screen as a PNG, and write where its views are.")

  @Option(help: "A screen of the gallery.")
  var screen: ScreenName?

  @Option(help: "A screen of the game, as after some time of play.")
  var game: GameScreenName?

  @Option(help: "The device, or a window's size in points, as in 1280x800.")
  var device: DeviceName

  @Option(help: ArgumentHelp("The language, en or de.", valueName: "language"))
  var language = "en"

  @Flag(help: "Dark mode.")
  var dark = false

  @Flag(help: "The game's palette for colour-blind players.")
  var colourBlind = false

  @Flag(help: "Landscape, with the camera at the left.")
  var landscape = false

  @Flag(help: "Right-to-left layout.")
  var rightToLeft = false

  @Option(help: "The text size that the user prefers.")
  var textSize = TextSizeName(category: .large)

  @Option(
    help: ArgumentHelp("Drag from the middle of the screen by this many points.", valueName: "x,y"))
  var drag: Distance?

  @Option(help: "The duration of the drag, in seconds.")
  var over = 0.4

  @Option(help: "Lift the finger after the drag and wait this long, in seconds.")
  var wait = 0.0

  @Option(help: ArgumentHelp("The PNG file to write.", valueName: "file"))
  var png: OutputPath?

  @Option(
    help: ArgumentHelp(
      "The WebP file for a moving picture of the drag and the wait.", valueName: "file"))
  var webp: OutputPath?

  @Option(help: ArgumentHelp("The JSON file for the positions of views.", valueName: "file"))
  var json: OutputPath?

  func validate() throws {
    guard (screen == nil) != (game == nil) else {
      throw ValidationError("Name a screen: --screen NAME or --game NAME.")
    }
    guard png != nil || json != nil || webp != nil else {
      throw ValidationError(
        "Name a file for the result: --png FILE, --webp FILE, --json FILE, or several.")
    }
    guard webp == nil || drag != nil || wait > 0 else {
      throw ValidationError("--webp shows a drag or a wait: add --drag X,Y or --wait SECONDS.")
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
    let film = try webp.map { _ in try ScreenFilm(of: stage) }
    if let drag { try perform(drag, on: stage, within: window.bounds, film) }
    try pause(on: stage, film)
    if let webp, let film { try FileAccess.write(try film.finish(), to: webp.path) }
    if let png { try FileAccess.write(stage.pngData(), to: png.path) }
    if let json {
      try FileAccess.write(try ScreenReport(of: stage, in: window).json(), to: json.path)
    }
  }

  @MainActor
  private func show(on stage: Stage, _ folder: URL) {
    SystemText.chosenLanguage = language
    if let screen {
      Gallery.speak(firstOf: [language])
      stage.show(screen.screen.makeController())
      stage.advance(by: 0.5)
    } else if let screen = game?.screen {
      let game = Game(folder: folder, surroundings: Showcase.surroundings(languages: [language]))
      Showcase.fill(game)
      if colourBlind { Showcase.useColourBlindPalette(game) }
      let root = screen.make(game)
      stage.show(root)
      stage.advance(by: screen.lead)
      screen.act(on: root)
      stage.advance(by: 1)
    }
  }

  /// Without a wait the finger stays down, so that the picture shows the drag in progress.
  @MainActor
  private func perform(
    _ drag: Distance, on stage: Stage, within bounds: CGRect, _ film: ScreenFilm?
  ) throws {
    var finger = drag.start(around: CGPoint(x: bounds.midX, y: bounds.midY), within: bounds)
    let parts = film == nil ? 1 : ScreenFilm.frames(in: over)
    let part = CGVector(dx: drag.vector.dx / CGFloat(parts), dy: drag.vector.dy / CGFloat(parts))
    stage.touchDown(at: finger)
    for _ in 0..<parts {
      stage.move(from: finger, by: part, duration: over / Double(parts))
      finger = CGPoint(x: finger.x + part.dx, y: finger.y + part.dy)
      try film?.add()
    }
    if wait > 0 { stage.touchUp() }
  }

  @MainActor
  private func pause(on stage: Stage, _ film: ScreenFilm?) throws {
    guard wait > 0, let film else { return stage.advance(by: wait) }
    let parts = ScreenFilm.frames(in: wait)
    for _ in 0..<parts {
      stage.advance(by: wait / Double(parts))
      try film.add()
    }
  }
}
