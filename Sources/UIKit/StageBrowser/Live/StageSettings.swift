import Stage

/// The settings in the page's sidebar: screen, device, orientation, appearance, text size and direction.
@MainActor final class StageSettings {
  /// The name of the current screen; empty for an application.
  private(set) var screenName = ""

  private let stage: Stage
  private let screens: [StageScreen]

  init(of stage: Stage, screens: [StageScreen]) {
    self.stage = stage
    self.screens = screens
  }

  func show(_ screen: StageScreen) {
    screenName = screen.name
    stage.makeCurrent()
    stage.show(screen.makeController())
  }

  /// Applies a setting. A value that this stage doesn't offer changes nothing, because it comes from an older
  /// page.
  func apply(_ setting: ClientMessage.Setting, viewport: ClientMessage.Viewport?) {
    switch setting.name {
    case .screen:
      guard let screen = screens.first(where: { $0.name == setting.value }) else { return }
      stage.releaseEverything()
      show(screen)
    case .device:
      if let device = Stage.Device(name: setting.value) {
        stage.device = device
      } else if setting.value == Stage.Device.windowName, let viewport {
        stage.device = .window(viewport)
      }
    case .orientation:
      let orientations = [
        "portrait": UIInterfaceOrientation.portrait, "landscape": .landscapeRight,
      ]
      if let orientation = orientations[setting.value] { stage.rotate(to: orientation) }
    case .appearance:
      let styles = ["light": UIUserInterfaceStyle.light, "dark": .dark]
      if let style = styles[setting.value] { stage.appearance = style }
    case .textSize:
      if let size = UIContentSizeCategory(stageName: setting.value) { stage.textSize = size }
    case .layoutDirection:
      let directions = ["ltr": UIUserInterfaceLayoutDirection.leftToRight, "rtl": .rightToLeft]
      if let direction = directions[setting.value] { stage.layoutDirection = direction }
    }
  }

  /// Resizes a stage without a device to the page's window.
  func fill(_ viewport: ClientMessage.Viewport?) {
    if stage.device.isWindow, let viewport { stage.device = .window(viewport) }
  }
}
