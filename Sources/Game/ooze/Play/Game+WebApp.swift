import MicroApp
import StageBrowser

extension Game {
  /// The game as an application that a browser keeps.
  @MainActor var webApp: WebApp {
    let icons = [192, 512].map { side in (side, AppIcon.pngData(side: side)) }
    return WebApp(
      name: "Project Micro", icons: Dictionary(uniqueKeysWithValues: icons),
      light: AppIcon.lightGround, dark: AppIcon.darkGround)
  }
}
