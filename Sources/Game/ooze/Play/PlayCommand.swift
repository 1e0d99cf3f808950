import ArgumentParser
import CommandSupport
import Foundation
import FoundationForLinux
import Gallery
import MicroApp
import Stage
import StageBrowser

/// `ooze play`: serves the game to a browser.
struct PlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play Project Micro in your browser. Prints one URL; Control-C ends it.")

  @Option(
    help: ArgumentHelp(
      "Start in the simulator view with this device. Without it the game fills the window; F2 toggles the view."
    ))
  var device: DeviceName?

  @Option(help: "The port on 127.0.0.1; 0 picks a free one.")
  var port: UInt16 = 0

  @Flag(
    help: """
      Let a phone or another machine on the same network open the page too. Anyone with the \
      printed address can see the game and play it; the connection isn't encrypted.
      """)
  var network = false

  @Option(
    help: ArgumentHelp(
      "The folder for runs and creatures; by default ooze in $XDG_DATA_HOME or ~/.local/share.",
      valueName: "folder"))
  var data: FolderPath?

  @Option(
    help: ArgumentHelp(
      "Watch evolution in an ocean of this many creatures, up to 10000. The menu's Observer opens it.",
      valueName: "creatures"))
  var ocean: Int?

  @Option(
    help: ArgumentHelp(
      """
      The address of a web server's folder with the files of Examples/Dish. Shared cards then come with an address on \
      which others can play against the creature that ended the run.
      """, valueName: "url"))
  var dishPage: String?

  func validate() throws {
    if let dishPage, URL(string: dishPage)?.host == nil {
      throw ValidationError(
        "--dish-page takes an address such as https://example.org/dish/, not \(dishPage).")
    }
    if let ocean, !(2...10_000).contains(ocean) {
      throw ValidationError("--ocean takes a number from 2 to 10000, not \(ocean).")
    }
  }

  @MainActor
  func run() async throws {
    let addresses = network ? LocalNetwork.addresses : []
    guard !network || !addresses.isEmpty else { throw NoNetwork() }
    let folder = DataFolder.url(named: data?.path, environment: ProcessInfo.processInfo.environment)
    try FolderLock.hold(folder)
    let game = Game(folder: folder, surroundings: .system)
    game.observedPopulation = ocean
    game.dishPage = dishPage.flatMap { URL(string: $0) }
    game.onLanguage = { SystemText.chosenLanguage = $0 }
    game.makeGallery = { GalleryListController(language: $0) }
    let server = StageServer(
      title: "Project Micro",
      screens: [
        StageScreen(name: "micro", title: "Project Micro") { game.makeRootController() }
      ],
      stage: Stage(
        device: device?.device ?? .window(size: CGSize(width: 1024, height: 768)),
        appearance: .dark),
      port: port, networkAddresses: addresses, webApp: game.webApp)
    game.handover = server.handover
    server.onLanguages = { game.prefer($0) }
    try await server.run { server in
      NetworkNotice(urls: server.networkURLs, isForTerminal: isatty(STDOUT_FILENO) == 1)?.text
    }
  }
}

/// The machine has no network address, so the page can't be reached from a network.
struct NoNetwork: Error, CustomStringConvertible {
  var description: String {
    "--network: this machine has no address on a local network (IPv4). Leave the option out to play on this machine."
  }
}
