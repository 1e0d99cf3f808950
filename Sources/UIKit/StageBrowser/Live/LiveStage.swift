import Stage

/// A stage that a page shows and controls.
///
/// A frame is made when the page has drawn the last one and something is new: input, running animations, or a
/// change made by code. A screen without motion makes no frames and uses no time. While no page is connected
/// the stage's clock doesn't advance, and the application is in the background. The next page finds the screen as the last
/// one left it.
///
/// It connects the other types in this folder: the page that shows the stage, the timing of frames, the
/// messages from the page, and the updates about elements, sounds and settings.
@MainActor package final class LiveStage: PageConnectionDelegate {
  /// The content that is shown.
  package enum Content {
    case screens([StageScreen])
    case application(any UIApplicationDelegate.Type)

    var screens: [StageScreen] {
      if case .screens(let screens) = self { return screens }
      return []
    }
  }

  package let stage: Stage
  package var page: PageConnection? { takeover.page }
  /// The name of the current screen; empty for an application.
  var screenName: String { settings.screenName }
  package var state: StageState { describer.state(showing: screenName) }

  /// Called with the languages of a page's browser, best first, before the page shows anything.
  package var onLanguages: ([String]) -> Void = { _ in }

  private let takeover: PageTakeover
  private let pacer: FramePacer
  private let elements: ElementTeller
  private let sounds: SoundTeller
  private let settings: StageSettings
  private let text: TextCollector
  private let describer: StageDescriber
  private var pending = PendingMessages()
  private var isInFrame = false

  package init(
    title: String, content: Content, screen: String?, stage: Stage,
    server: any ServerClock = SteadyClock()
  ) {
    self.stage = stage
    let takeover = PageTakeover()
    self.takeover = takeover
    pacer = FramePacer(time: stage.time, server: server)
    settings = StageSettings(of: stage, screens: content.screens)
    text = TextCollector(for: stage)
    describer = StageDescriber(of: stage, title: title, screens: content.screens)
    switch content {
    case .screens(let screens):
      if let first = screens.first(where: { $0.name == screen }) ?? screens.first {
        settings.show(first)
      }
    case .application(let delegateClass):
      stage.launch(delegateClass)
    }
    // No page receives notifications that were posted earlier.
    elements = ElementTeller(of: stage)
    sounds = SoundTeller(of: stage) { takeover.page }
    pacer.onFrame = { [weak self] in
      guard let self, page?.isReady == true else { return }
      makeFrame(at: pacer.advance())
    }
    stage.renderLoop.onNeedsFrame = { [weak self] in self?.wakeSoon() }
  }

  /// Creates the connection of a new page, which replaces the previous one.
  package func connect(
    policy: AccessPolicy, send: @escaping (PageConnection.Output) -> Void
  ) -> PageConnection {
    let connection = PageConnection(policy: policy, send: send)
    connection.delegate = self
    return connection
  }

  // MARK: The page

  package func connectionDidOpen(_ connection: PageConnection) {
    takeover.take(connection)
    stage.releaseEverything()
    if !connection.languages.isEmpty { onLanguages(connection.languages) }
    settings.fill(connection.viewport)
    pacer.resume()
    stage.enterForeground()
    elements.waitForPicture(at: pacer.time)
    makeFrame(at: pacer.time)
    connection.sendSounds(stage.audio.voices, at: stage.time)
  }

  package func connection(_ connection: PageConnection, didDrawAt milliseconds: Double) {
    guard connection === page else { return }
    let now = pacer.advance(page: milliseconds)
    // Reading the stage in the meantime, for example for a snapshot or the elements, has committed the changes.
    // The stage then needs no frame, but the page still shows an older one.
    if !pending.isEmpty || stage.needsFrame || !connection.isCurrent(stage.layerTree()) {
      makeFrame(at: now)
    } else {
      settle()
    }
  }

  package func connection(_ connection: PageConnection, didReceive message: ClientMessage) {
    guard connection === page else { return }
    let time = pacer.advance(page: message.milliseconds)
    pending.add(message, at: time)
    if connection.isReady || pending.isFull { makeFrame(at: time) }
  }

  package func connectionDidClose(_ connection: PageConnection) {
    guard takeover.leave(connection) else { return }
    pacer.rest()
    _ = pending.takeAll()
    text.forget()
    stage.releaseEverything()
    stage.enterBackground()
  }

  // MARK: Frames

  /// Makes a frame. The page's messages are handled first, each at its time. Then the frame commits once for
  /// the changes of the last message and for everything that moves.
  private func makeFrame(at time: Double) {
    guard !isInFrame else { return }
    isInFrame = true
    sounds.isInFrame = true
    defer { isInFrame = false }
    pacer.rest()
    for (time, message) in pending.takeAll() {
      stage.arrive(at: time)
      handle(message)
    }
    stage.tick(to: time)
    sounds.isInFrame = false
    guard let page, page.isReady else { return }
    page.sendState(state)
    let tree = stage.layerTree()
    if page.isCurrent(tree) {
      settle()
    } else {
      page.sendFrame(tree)
      elements.tellNowAndThen(page)
    }
  }

  private func handle(_ message: ClientMessage) {
    switch message {
    case .pointer(let pointer): stage.take(pointer)
    case .wheel(let wheel): stage.take(wheel)
    case .hover(let hover): stage.take(hover)
    case .key(let key): stage.take(key)
    case .setting(let setting): settings.apply(setting, viewport: page?.viewport)
    case .text(let piece):
      do throws(ClientMessageError) { try text.take(piece) } catch { page?.refuse(error) }
    case .element(let element): elements.perform(element)
    case .resize(let viewport): settings.fill(viewport)
    case .hello, .acknowledge: break
    }
  }

  /// Records that the page shows the current screen and that nothing moves.
  private func settle() {
    if let page, page.isOpen { elements.tell(page) }
    pacer.wakeWhenDue(stage)
  }

  /// Something changed while the page was idle. The code that makes the change hasn't returned yet, so the
  /// frame follows later.
  private func wakeSoon() {
    guard !isInFrame, page?.isReady == true else { return }
    pacer.wake(after: 0)
  }
}
