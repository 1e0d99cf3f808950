import UIKit

/// The stack of screens, with the menu at the bottom.
final class RootController: UINavigationController {
  private let game: Game

  init(game: Game) {
    self.game = game
    super.init(nibName: nil, bundle: nil)
    viewControllers = [MenuController(game: game)]
    navigationBar.tintColor = .accent
    applySettings()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var childForStatusBarStyle: UIViewController? { topViewController }

  /// Makes the menu anew when what it says has changed.
  func settingsDidChange(from old: Settings) {
    applySettings()
    guard game.settings.language != old.language else { return }
    viewControllers[0] = MenuController(game: game)
  }

  private func applySettings() {
    overrideUserInterfaceStyle = game.settings.appearance.style
  }
}
