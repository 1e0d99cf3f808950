import Micro
import UIKit

@testable import MicroApp

/// Every screen except the dish and the editor.
enum TestedScreen: String, CaseIterable {
  case menu
  case newRun = "new-run"
  case creatures
  case creature
  case paste
  case catalogue
  case cell
  case link
  case feats
  case fame
  case statistics
  case settings
  case palette
  case players
  case credits

  @MainActor func make(_ game: Game) -> UIViewController {
    switch self {
    case .menu: return game.makeRootController()
    case .newRun: return stack(NewRunController(game: game))
    case .creatures: return stack(CreatureListController(game: game))
    case .creature: return stack(CreatureController(game: game, subject: .record("second")))
    case .paste: return stack(PasteCodeController(game: game))
    case .catalogue: return stack(CatalogueController(game: game))
    case .cell: return stack(PartController(game: game, part: .cell(.mouth)))
    case .link: return stack(PartController(game: game, part: .link(.hingeMuscle)))
    case .feats: return stack(FeatsController(game: game))
    case .fame: return stack(FameController(game: game))
    case .statistics: return stack(StatisticsController(game: game))
    case .settings: return stack(SettingsController(game: game))
    case .palette:
      let settings = SettingsController(game: game)
      let stack = stack(settings)
      settings.loadViewIfNeeded()
      settings.reload()
      settings.tableView(settings.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
      return stack
    case .players: return stack(PlayersController(game: game))
    case .credits: return stack(CreditsController(game: game))
    }
  }

  @MainActor private func stack(_ controller: UIViewController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: controller)
    stack.view.tintColor = .accent
    return stack
  }
}
