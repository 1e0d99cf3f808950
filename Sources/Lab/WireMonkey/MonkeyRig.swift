import Foundation
import QuartzCore
import Stage
import StageBrowser

/// A live stage connected to a page, with a manual clock for both.
///
/// Messages are the bytes that a socket would transmit, through the same ``PageConnection``. The output is
/// decoded as in a page and compared with the stage after every frame.
@MainActor package final class MonkeyRig {
  /// The state of the page.
  package private(set) var knowledge = PageKnowledge()
  /// The violated invariants, one sentence each. The rig stops after the first one.
  package private(set) var broken: [String] = []
  /// The number of frames that were sent to the pages.
  package private(set) var frames = 0
  package var time: Double { clock.seconds }

  private let clock = ManualClock()
  private let policy = AccessPolicy(token: "monkey", port: 1)
  private let live: LiveStage
  private var page: Page?
  private var oldPage: Page?
  private var nextDraw = 0.0
  private var restsUntil = 0.0
  /// The number of frames between two complete checks.
  private let checkInterval: Int
  private var lastCheck = 0
  /// The time since which the page has shown an outdated picture with no frame on its way.
  private var staleSince: Double?

  /// The time in seconds between two frames of the page's display.
  private static let drawInterval = 1.0 / 60
  /// The time in seconds for which a picture may be outdated while no frame is on its way.
  private static let patience = 1.0

  private final class Page {
    var connection: PageConnection?
    var wire = WirePage()
    var waiting: UInt64?
    var last: UInt64 = 0
    var trouble: String?
  }

  /// - Parameters:
  ///   - checkInterval: The number of frames between two complete checks, at least 1.
  package init(
    title: String, screens: [StageScreen], stage: Stage, checkInterval: Int = 1
  ) {
    precondition(checkInterval > 0, "a look every \(checkInterval) frames is none")
    self.checkInterval = checkInterval
    // A copy from an earlier stage doesn't belong to this device.
    UIPasteboard.general.items = []
    live = LiveStage(
      title: title, content: .screens(screens), screen: nil, stage: stage, server: clock)
  }

  // MARK: Time

  /// Advances time to `time`. The page draws in the meantime.
  package func advance(to time: Double) {
    while broken.isEmpty, nextDraw <= time {
      clock.advance(to: nextDraw)
      draw()
      nextDraw += Self.drawInterval
      check()
    }
    guard broken.isEmpty else { return }
    clock.advance(to: time)
    check()
  }

  private func draw() {
    guard let page, let frame = page.waiting, clock.seconds >= restsUntil else { return }
    page.waiting = nil
    send(.acknowledge(frame: frame, milliseconds: clock.seconds * 1000), from: page)
  }

  // MARK: Steps

  /// Performs one step at its time, or immediately if that has passed.
  package func perform(_ step: MonkeyStep) {
    advance(to: max(step.time, time))
    guard broken.isEmpty else { return }
    switch step.action {
    case .open: open()
    case .leave:
      page?.connection?.didDisconnect()
      knowledge.isOpen = false
    case .rest(let seconds): restsUntil = clock.seconds + seconds
    case .acknowledgeAgain:
      if let page, page.waiting == nil { acknowledge(page.last, from: page) }
    case .acknowledgeUnknown:
      if let page { acknowledge(page.last + 7, from: page) }
    case .say(let message):
      if let page { send(message, from: page) }
    case .sayLate(let message):
      if let oldPage { send(message, from: oldPage) }
    }
    check()
  }

  private func acknowledge(_ frame: UInt64, from page: Page) {
    send(.acknowledge(frame: frame, milliseconds: clock.seconds * 1000), from: page)
  }

  private func open() {
    oldPage = page
    let page = Page()
    self.page = page
    restsUntil = 0
    page.connection = live.connect(policy: policy) { [weak self, weak page] output in
      guard let self, let page else { return }
      receive(output, at: page)
    }
    knowledge.isOpen = true
    let viewport = ClientMessage.Viewport(size: CGSize(width: 800, height: 900), pixelRatio: 2)
    send(
      .hello(version: ClientMessage.version, token: policy.token, viewport: viewport), from: page)
  }

  private func send(_ message: ClientMessage, from page: Page) {
    let message = knowledge.completed(message, at: clock.seconds)
    page.connection?.receive(message.encoded(), at: clock.seconds)
  }

  private func receive(_ output: PageConnection.Output, at page: Page) {
    switch output {
    case .binary(let data):
      frames += 1
      do {
        page.last = try page.wire.apply(data)
        page.waiting = page.last
      } catch {
        page.trouble = "a frame that can't be read: \(error)"
      }
    case .text(let text): knowledge.take(text)
    case .sound: break
    case .close:
      page.waiting = nil
      if page === self.page { knowledge.isOpen = false }
    }
  }

  // MARK: Invariants

  private func check() {
    guard broken.isEmpty else { return }
    if clock.isStuck { broken.append("the stage wakes itself without an end at \(clock.seconds)") }
    if let trouble = page?.trouble { broken.append(trouble) }
    guard frames >= lastCheck + checkInterval || staleSince != nil else { return }
    lastCheck = frames
    checkPicture()
    broken += live.stage.brokenInputInvariants
  }

  /// Performs a complete check now, regardless of the interval.
  func checkAll() {
    lastCheck = -checkInterval
    check()
  }

  private func checkPicture() {
    guard let page, let connection = page.connection, connection.isOpen else {
      staleSince = nil
      return
    }
    let tree = live.stage.layerTree()
    for window in live.stage.application.windows {
      if let stale = window.layer.firstStaleLayer {
        broken.append("a layer shows what it no longer is: \(type(of: stale))")
      }
    }
    guard connection.isCurrent(tree) else {
      // The next frame will bring the change, if one follows.
      guard connection.isReady else {
        staleSince = nil
        return
      }
      let since = staleSince ?? clock.seconds
      staleSince = since
      if clock.seconds - since > Self.patience {
        broken.append("the page shows an old picture, and no frame comes")
      }
      return
    }
    staleSince = nil
    let expected = WirePage.layers(expecting: tree)
    if page.wire.root != tree.root.id || page.wire.layers != expected {
      let wrong = Set(expected.keys).union(page.wire.layers.keys)
        .filter { expected[$0] != page.wire.layers[$0] }.count
      broken.append("the page's layers are not the stage's: \(wrong) differ")
    }
    for layer in expected.values where layer.contents != 0 {
      guard page.wire.images[layer.contents] == nil else { continue }
      broken.append("the page was never sent an image that it shows")
      break
    }
  }
}
