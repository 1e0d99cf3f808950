import Stage

/// Describes the stage for the page: see ``StageState``.
@MainActor struct StageDescriber {
  private let stage: Stage
  private let title: String
  private let screens: [StageState.Choice]

  init(of stage: Stage, title: String, screens: [StageScreen]) {
    self.stage = stage
    self.title = title
    self.screens = screens.map { StageState.Choice(name: $0.name, title: $0.title) }
  }

  /// The maximum length of copied text that is sent to the page. [bytes]
  private static let maximumCopyLength = 65_536

  private var editing: StageState.Editing? {
    guard let text = stage.editedText else { return nil }
    func short(_ string: String) -> String {
      string.utf8.count <= Self.maximumCopyLength ? string : ""
    }
    return StageState.Editing(
      x: text.caret.minX, y: text.caret.minY, width: text.caret.width, height: text.caret.height,
      selected: short(text.selected), isComposing: text.isComposing, inputMode: text.inputMode)
  }

  private var copied: StageState.Copied? {
    let board = UIPasteboard.general
    guard board.changeCount > 0, let text = board.string, text.utf8.count <= Self.maximumCopyLength
    else {
      return nil
    }
    return StageState.Copied(count: board.changeCount, text: text)
  }

  // The array is made once. Each frame compares the state with the previous one, and comparing an array with
  // itself is immediate.
  private static let deviceChoices =
    [StageState.Choice(name: Stage.Device.windowName, title: "Fill the window")]
    + Stage.Device.all.map { StageState.Choice(name: $0.name, title: $0.title) }
  private static let textSizeChoices = UIContentSizeCategory.ascending.map {
    StageState.Choice(name: $0.stageName, title: $0.stageTitle)
  }

  /// - Parameter screenName: The screen that is shown.
  func state(showing screenName: String) -> StageState {
    let size = stage.device.size(in: stage.orientation)
    // A hidden status bar still determines the colour of the home indicator.
    let isLight = stage.statusBarIsLight
    let style = isLight ?? (stage.appearance == .dark) ? "light" : "dark"
    return StageState(
      title: title,
      screens: screens,
      screen: screenName,
      devices: Self.deviceChoices,
      device: stage.device.name,
      orientation: stage.orientation.isLandscape ? "landscape" : "portrait",
      appearance: stage.appearance == .dark ? "dark" : "light",
      textSizes: Self.textSizeChoices,
      textSize: stage.textSize.stageName,
      layoutDirection: stage.layoutDirection == .rightToLeft ? "rtl" : "ltr",
      frame: StageState.Frame(
        width: size.width, height: size.height, cornerRadius: stage.device.cornerRadius,
        sensor: stage.device.sensorName(in: stage.orientation),
        statusBarHeight: stage.device.statusBarHeight(in: stage.orientation),
        statusBarStyle: style, isStatusBarHidden: isLight == nil,
        hasHomeIndicator: stage.device.hasHomeIndicator && !stage.homeIndicatorIsHidden),
      takesTab: stage.takesTab(isBack: false), takesBackTab: stage.takesTab(isBack: true),
      editing: editing, copied: copied)
  }
}

extension Stage.Device {
  /// Returns the shape that the page draws at the top or the side of the screen.
  fileprivate func sensorName(in orientation: UIInterfaceOrientation) -> String {
    let place = orientation.isLandscape ? "side-" : ""
    return switch front {
    case .notch: place + "notch"
    case .island: place + "island"
    case .homeButton, .tablet, .window: "none"
    }
  }
}
