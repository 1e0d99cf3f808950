import Stage
import Testing

@testable import StageBrowser

/// A stage and the page that drives it, without a socket between them.
@MainActor @Suite struct LiveStageTests {
  private let policy = AccessPolicy(token: AccessPolicy.makeToken(), port: 4242)

  /// What the page was sent.
  @MainActor private final class Record {
    var frames: UInt64 = 0
  }

  private func open(_ controller: UIViewController) -> (LiveStage, PageConnection, Record) {
    let live = LiveStage(
      title: "Test", content: .screens([StageScreen(name: "a", title: "A") { controller }]),
      screen: nil, stage: Stage(device: .iPhoneSE))
    let record = Record()
    let page = live.connect(policy: policy) { output in
      if case .binary = output { record.frames += 1 }
    }
    page.receive(
      ClientMessage.hello(
        version: ClientMessage.version, token: policy.token, viewport: ClientMessageTests.viewport
      )
      .encoded(), at: 0)
    return (live, page, record)
  }

  private func draw(_ page: PageConnection, _ record: Record) {
    page.receive(
      ClientMessage.acknowledge(frame: record.frames, milliseconds: 16 * Double(record.frames))
        .encoded(), at: 0)
  }

  /// Draws until nothing is on its way.
  private func settle(_ page: PageConnection, _ record: Record) {
    for _ in 0..<20 where !page.isReady { draw(page, record) }
  }

  @Test(arguments: [false, true]) func aChangeWhileThePageDrawsIsShown(isSeenMeanwhile: Bool) {
    let controller = UIViewController()
    let (live, page, record) = open(controller)
    settle(page, record)
    controller.view.backgroundColor = .systemRed
    live.stage.tick(to: live.stage.time + 0.1)
    page.sendFrame(live.stage.layerTree())
    #expect(!page.isReady)
    controller.view.backgroundColor = .systemBlue
    // A snapshot commits the change; the page hasn't seen it yet.
    if isSeenMeanwhile { _ = live.stage.snapshot() }
    settle(page, record)
    #expect(page.isReady && page.isCurrent(live.stage.layerTree()))
  }
}
