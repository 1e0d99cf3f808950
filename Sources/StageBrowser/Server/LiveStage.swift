import AVFAudio
import Stage

/// A stage that a page shows and drives.
///
/// A frame is made when the page has drawn the last one and there is something new: input, running
/// animations, or a change that code made. A screen on which nothing moves makes no frame and
/// uses no time. While no page is connected the stage's clock stands still, and the next page finds
/// the screen as the last one left it.
@MainActor package final class LiveStage: PageConnectionDelegate {
  /// What is shown.
  package enum Content {
    case screens([StageScreen])
    case application(any UIApplicationDelegate.Type)

    var screens: [StageScreen] {
      if case .screens(let screens) = self { return screens }
      return []
    }
  }

  package let stage: Stage
  package private(set) var page: PageConnection?
  /// The name of the screen that is shown; empty for an application.
  package private(set) var screenName = ""

  private let server: any ServerClock
  private let title: String
  private let content: Content
  private let screenChoices: [StageState.Choice]
  private var clock: LiveClock
  private var pending: [(time: Double, message: ClientMessage)] = []
  /// The pieces so far of a text that comes.
  private var typed = ""
  private var isInFrame = false
  /// Calls the next waking off.
  private var callOff: (@MainActor () -> Void)?

  /// What assistive software was last told, of which picture, when, and by which connection.
  private var elements: AccessibilityTree?
  private var elementsRoot: LayerNode?
  private var elementsChanges = 0
  private var elementsTime = -Double.infinity
  private weak var elementsPage: PageConnection?
  /// What the app has posted since.
  private var posts: [AccessibilityCenter.Post] = []
  /// What was to be heard in the frame that is being made.
  private var sounds: [AudioEvent] = []

  /// Seconds between two tellings while something moves.
  private static let elementsInterval = 0.5
  /// Messages that may wait for the page to draw before they are handled anyway.
  private static let pendingLimit = 256
  /// The close code that tells a page that another one shows the stage now.
  private static let replacedCode: UInt16 = 4001

  package init(
    title: String, content: Content, screen: String?, stage: Stage,
    server: any ServerClock = SteadyClock()
  ) {
    self.server = server
    self.title = title
    self.content = content
    self.stage = stage
    screenChoices = content.screens.map { StageState.Choice(name: $0.name, title: $0.title) }
    clock = LiveClock(time: stage.time, server: server.seconds)
    switch content {
    case .screens(let screens):
      if let first = screens.first(where: { $0.name == screen }) ?? screens.first { show(first) }
    case .application(let delegateClass):
      stage.launch(delegateClass)
    }
    stage.onAccessibilityPost = { [weak self] in self?.posts.append($0) }
    stage.audio.observe { [weak self] _, event in
      MainActor.assumeIsolated { self?.hear(event) }
    }
    stage.renderLoop.onNeedsFrame = { [weak self] in self?.wakeSoon() }
  }

  /// Makes the connection of a new page, which takes the place of the one before.
  package func connect(
    policy: AccessPolicy, send: @escaping (PageConnection.Output) -> Void
  ) -> PageConnection {
    let connection = PageConnection(policy: policy, send: send)
    connection.delegate = self
    return connection
  }

  private func show(_ screen: StageScreen) {
    screenName = screen.name
    stage.makeCurrent()
    stage.show(screen.makeController())
  }

  // MARK: The page

  package func connectionDidOpen(_ connection: PageConnection) {
    let old = page
    page = connection
    old?.close(code: Self.replacedCode, reason: "shown in another tab")
    stage.releaseEverything()
    fillWindow(of: connection)
    clock.resume(server: server.seconds)
    // The picture comes first.
    elementsTime = clock.time
    makeFrame(at: clock.time)
    connection.sendSounds(stage.audio.voices, at: stage.time)
  }

  package func connection(_ connection: PageConnection, didDrawAt milliseconds: Double) {
    guard connection === page else { return }
    let now = clock.advance(page: milliseconds, server: server.seconds)
    // Whoever looked at the stage meanwhile, a snapshot or the elements, has committed what changed: then it
    // needs no frame, and the page still shows an older one.
    if !pending.isEmpty || stage.needsFrame || !connection.isCurrent(stage.layerTree()) {
      makeFrame(at: now)
    } else {
      settle()
    }
  }

  // MARK: Sounds

  /// What happens in a frame is told at its end, and everything else at once.
  private func hear(_ event: AudioEvent) {
    guard page != nil else { return }
    sounds.append(event)
    if !isInFrame { sendSounds() }
  }

  private func sendSounds() {
    guard !sounds.isEmpty else { return }
    page?.sendSounds(sounds, at: stage.time)
    sounds = []
  }

  // MARK: Elements

  /// The page shows what is on screen, and nothing moves.
  private func settle() {
    if let page, page.isOpen { sendElements(to: page) }
    setTimer()
  }

  /// Tells the page what assistive software finds on the screen, if that may have changed. While
  /// something moves this comes now and then only: nobody can read elements that move.
  private func sendElements(to page: PageConnection) {
    let root = stage.layerTree().root
    let changes = stage.accessibilityChanges
    guard root !== elementsRoot || changes != elementsChanges || page !== elementsPage else {
      return
    }
    (elementsRoot, elementsChanges, elementsPage) = (root, changes, page)
    elementsTime = stage.time
    let tree = stage.accessibilityTree(after: elements)
    elements = tree
    page.sendElements(tree.nodes, posts)
    posts = []
  }

  package func connection(_ connection: PageConnection, didReceive message: ClientMessage) {
    guard connection === page else { return }
    let server = self.server.seconds
    let time: Double
    switch message {
    case .pointer(let pointer):
      time = clock.advance(page: pointer.milliseconds, server: server)
    case .wheel(let wheel):
      time = clock.advance(page: wheel.milliseconds, server: server)
    case .hover(let hover):
      time = clock.advance(page: hover.milliseconds, server: server)
    case .hello, .acknowledge:
      return
    case .resize:
      // A hand that resizes a window tells of each step; only the last before a frame counts.
      if case .resize = pending.last?.message { pending.removeLast() }
      time = clock.advance(server: server)
    case .key, .setting, .text, .element:
      time = clock.advance(server: server)
    }
    pending.append((time, message))
    if connection.isReady || pending.count >= Self.pendingLimit { makeFrame(at: time) }
  }

  package func connectionDidClose(_ connection: PageConnection) {
    guard connection === page else { return }
    page = nil
    callOff?()
    pending = []
    typed = ""
    stage.releaseEverything()
  }

  // MARK: Frames

  private func makeFrame(at time: Double) {
    guard !isInFrame else { return }
    isInFrame = true
    defer { isInFrame = false }
    callOff?()
    let messages = pending
    pending = []
    for (time, message) in messages {
      stage.tick(to: time)
      handle(message)
    }
    stage.tick(to: time)
    sendSounds()
    guard let page, page.isReady else { return }
    page.sendState(state)
    let tree = stage.layerTree()
    if page.isCurrent(tree) {
      settle()
    } else {
      page.sendFrame(tree)
      if stage.time - elementsTime >= Self.elementsInterval { sendElements(to: page) }
    }
  }

  private func handle(_ message: ClientMessage) {
    switch message {
    case .pointer(let pointer):
      let phase: UITouch.Phase =
        switch pointer.phase {
        case .down: .began
        case .move: .moved
        case .up: .ended
        case .cancel: .cancelled
        }
      stage.pointer(Int(pointer.identifier), phase, at: pointer.location)
    case .wheel(let wheel):
      // Browsers tell where the view goes, the stage takes where the content goes.
      stage.wheel(
        at: wheel.location, by: CGVector(dx: -wheel.delta.dx, dy: -wheel.delta.dy))
    case .hover(let hover):
      if let location = hover.location {
        stage.hover(at: location)
      } else {
        stage.endHover()
      }
    case .key(let key):
      let uiKey = key.uiKey
      if key.isDown { stage.press(uiKey) } else { stage.release(uiKey.keyCode) }
    case .setting(let setting):
      apply(setting)
    case .text(let text):
      take(text)
    case .element(let element):
      // What the page saw may have become something else since: then nothing has its number.
      let tree = stage.accessibilityTree(after: elements)
      elements = tree
      if let object = tree.object(element.number) {
        stage.perform(element.request, on: object)
      }
    case .resize(let viewport):
      if stage.device.isWindow { stage.device = .window(viewport) }
    case .hello, .acknowledge:
      break
    }
  }

  /// Gives a stage that has no device around it the size of the page's window.
  private func fillWindow(of connection: PageConnection) {
    guard stage.device.isWindow, let viewport = connection.viewport else { return }
    stage.device = .window(viewport)
  }

  /// Collects the pieces of a text, and types it when it is complete. Too long a text closes the
  /// connection.
  private func take(_ text: ClientMessage.Text) {
    typed += text.piece
    guard typed.utf8.count <= ClientMessage.Text.limit else {
      typed = ""
      page?.refuse(.textTooLong)
      return
    }
    guard text.isLast else { return }
    let whole = typed
    typed = ""
    switch text.purpose {
    case .insert, .commit: stage.insert(whole)
    case .compose: stage.compose(whole, selected: text.selection)
    case .paste: stage.paste(whole)
    }
  }

  /// A choice that this stage does not offer changes nothing: it came from an older page.
  private func apply(_ setting: ClientMessage.Setting) {
    switch setting.name {
    case .screen:
      if let screen = content.screens.first(where: { $0.name == setting.value }) {
        stage.releaseEverything()
        show(screen)
      }
    case .device:
      if let device = Stage.Device(name: setting.value) {
        stage.device = device
      } else if setting.value == Stage.Device.windowName, let viewport = page?.viewport {
        stage.device = .window(viewport)
      }
    case .orientation:
      switch setting.value {
      case "portrait": stage.rotate(to: .portrait)
      case "landscape": stage.rotate(to: .landscapeRight)
      default: break
      }
    case .appearance:
      switch setting.value {
      case "light": stage.appearance = .light
      case "dark": stage.appearance = .dark
      default: break
      }
    case .textSize:
      if let size = UIContentSizeCategory(stageName: setting.value) { stage.textSize = size }
    case .layoutDirection:
      switch setting.value {
      case "ltr": stage.layoutDirection = .leftToRight
      case "rtl": stage.layoutDirection = .rightToLeft
      default: break
      }
    }
  }

  // MARK: Waking

  /// Something changed while the page was idle. The change is made by code that has not returned
  /// yet, so the frame comes after it.
  private func wakeSoon() {
    guard !isInFrame, page?.isReady == true else { return }
    wake(after: 0)
  }

  /// Wakes for what is due without the page drawing: motion that did not change a pixel, and
  /// actions scheduled for later.
  private func setTimer() {
    if stage.needsFrame {
      wake(after: 1 / stage.frameRate)
    } else if let deadline = stage.nextDeadline {
      let wait = deadline - clock.advance(server: server.seconds)
      wake(after: max(wait, Self.shortestWait))
    }
  }

  /// What lies ahead by less, as what rounding has left of a deadline, would wake it at one moment again
  /// and again. [s]
  private static let shortestWait = 0.001

  private func wake(after seconds: Double) {
    callOff?()
    callOff = server.schedule(after: seconds) { [weak self] in
      guard let self, self.page?.isReady == true else { return }
      self.makeFrame(at: self.clock.advance(server: self.server.seconds))
    }
  }

  // MARK: State

  /// Copied text up to here goes to the page. [bytes]
  private static let copyLimit = 65_536

  private var editing: StageState.Editing? {
    guard let text = stage.editedText else { return nil }
    func short(_ string: String) -> String { string.utf8.count <= Self.copyLimit ? string : "" }
    return StageState.Editing(
      x: text.caret.minX, y: text.caret.minY, width: text.caret.width, height: text.caret.height,
      selected: short(text.selected), isComposing: text.isComposing, takesTab: text.takesTab,
      takesBackTab: text.takesBackTab, inputMode: text.inputMode)
  }

  private var copied: StageState.Copied? {
    let board = UIPasteboard.general
    guard board.changeCount > 0, let text = board.string, text.utf8.count <= Self.copyLimit else {
      return nil
    }
    return StageState.Copied(count: board.changeCount, text: text)
  }

  // Made once: each frame compares the state with the last one, and equal arrays that are the same
  // object compare at once.
  private static let deviceChoices =
    [StageState.Choice(name: Stage.Device.windowName, title: "Fill the window")]
    + Stage.Device.all.map { StageState.Choice(name: $0.name, title: $0.title) }
  private static let textSizeChoices = UIContentSizeCategory.ascending.map {
    StageState.Choice(name: $0.stageName, title: $0.stageTitle)
  }

  package var state: StageState {
    let size = stage.device.size(in: stage.orientation)
    // Hidden, the bar still lends its colour to the home indicator.
    let isLight = stage.statusBarIsLight
    let style = isLight ?? (stage.appearance == .dark) ? "light" : "dark"
    return StageState(
      title: title,
      screens: screenChoices,
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
      editing: editing, copied: copied)
  }
}

extension Stage.Device {
  /// What the page draws at the top of the glass, or at its side.
  fileprivate func sensorName(in orientation: UIInterfaceOrientation) -> String {
    let place = orientation.isLandscape ? "side-" : ""
    return switch front {
    case .notch: place + "notch"
    case .island: place + "island"
    case .homeButton, .tablet, .window: "none"
    }
  }
}

extension ClientMessage.Key {
  @MainActor fileprivate var uiKey: UIKey {
    var flags: UIKeyModifierFlags = []
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.option) { flags.insert(.alternate) }
    if modifiers.contains(.command) { flags.insert(.command) }
    // Browsers name the keys that type nothing.
    let typed = key == "Enter" ? "\r" : key.count == 1 ? key : ""
    return UIKey(
      characters: typed, charactersIgnoringModifiers: typed.lowercased(),
      keyCode: KeyTable.usage(code: code), modifierFlags: flags)
  }
}
