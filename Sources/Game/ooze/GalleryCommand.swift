import ArgumentParser
import Foundation
import FoundationForLinux
import Gallery
import Stage
import StageBrowser

/// `ooze gallery`: serves the gallery's screens to a browser.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Show the gallery in your browser. Prints one URL; Control-C ends it.")

  @Option(help: "The first screen.")
  var screen: ScreenName?

  @Option(help: "The first device.")
  var device = DeviceName(device: .iPhone14Pro)

  @Option(help: "The port on 127.0.0.1; 0 picks a free one.")
  var port: UInt16 = 0

  @MainActor
  func run() async throws {
    Gallery.speak(firstOf: Locale.preferredLanguages)
    SystemText.chosenLanguage = Gallery.isGerman ? "de" : "en"
    let server = StageServer(
      title: Gallery.menu.localizedTitle,
      screens: Gallery.all.map {
        StageScreen(
          name: $0.name, title: $0.localizedTitle, makeController: $0.makeController)
      },
      screen: screen?.screen.name, stage: Stage(device: device.device), port: port)
    try await server.run()
  }
}
