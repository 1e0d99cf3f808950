import MicroApp
import StageBrowser

extension Game {
  /// What the game is for a browser that keeps it as an application.
  @MainActor var webApp: WebApp {
    let icons = [192, 512].map { side in (side, AppIcon.pngData(side: side)) }
    return WebApp(
      name: "Project Micro", icons: Dictionary(uniqueKeysWithValues: icons),
      light: AppIcon.lightGround, dark: AppIcon.darkGround)
  }
}
