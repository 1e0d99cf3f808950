import UIKit

/// The stack of screens, with the menu at the bottom.
@available(iOS 16, *)
final class RootController: UINavigationController {
  private let game: Game
  /// The window, also while a presented screen covers the stack, whose view then isn't in it.
  private weak var window: UIWindow?

  init(game: Game) {
    self.game = game
    super.init(nibName: nil, bundle: nil)
    applySettings()
    viewControllers = [MenuController(game: game)]
    view.tintColor = .accent
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var childForStatusBarStyle: UIViewController? { topViewController }

  /// Presented screens and alerts are outside of the stack and take their look from the window.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    window = view.window
    window?.tintColor = .accent
    applySettings()
  }

  /// Applies changed settings at once.
  func settingsDidChange(from old: Settings) {
    applySettings()
    // Settings can also be changed over a waiting run.
    let covering = presentedViewController as? UINavigationController
    for case let screen as RowsController in viewControllers + (covering?.viewControllers ?? []) {
      screen.settingsDidChange()
    }
  }

  private func applySettings() {
    overrideUserInterfaceStyle = game.settings.appearance.style
    window?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    game.onLanguage(game.texts.language.rawValue)
  }
}
