import UIKit

/// A row of the main menu, which leads to a screen.
struct MenuRow {
  /// For tests, the same in every language.
  let identifier: String
  let title: String
  var detail: String?
  let symbol: String
  let makeController: @MainActor () -> UIViewController

  /// All rows, in sections from top to bottom.
  @MainActor static func sections(of game: Game) -> [[MenuRow]] {
    var more: [MenuRow] = []
    if let makeGallery = game.makeGallery {
      more.append(
        MenuRow(
          identifier: "gallery", title: game.texts[MenuText.gallery],
          detail: game.texts[MenuText.galleryDetail], symbol: "square.stack",
          makeController: makeGallery))
    }
    return [more].filter { !$0.isEmpty }
  }
}
