import Gallery
import MicroApp
import UIKit

#if canImport(StageBrowser)
  // Shows the app in a web page if there is no iPhone.
  import StageBrowser
#endif

/// The game, with the gallery one tap away from its menu.
@main
class AppDelegate: MicroAppDelegate {
  override func makeGame() -> Game {
    let game = super.makeGame()
    game.makeGallery = { GalleryListController(language: $0) }
    return game
  }
}
