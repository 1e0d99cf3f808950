import Stage
import Testing

@testable import StageBrowser

/// A stage and the page that controls it, without a socket between them.
@MainActor @Suite struct LiveStageTests {
  private let policy = AccessPolicy(token: AccessPolicy.makeToken(), port: 4242)

  /// The number of frames sent to the page.
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

  /// Draws until no frame is on its way.
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
    // A snapshot commits the change, but the page hasn't drawn it yet.
    if isSeenMeanwhile { _ = live.stage.snapshot() }
    settle(page, record)
    #expect(page.isReady)
    #expect(page.isCurrent(live.stage.layerTree()))
  }

  /// A view that changes with every touch and needs layout then.
  private final class TouchedView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { change() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { change() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { change() }

    private func change() {
      frame.size.width -= 1
      setNeedsLayout()
    }
  }

  @Test(
    "a frame with one touch commits once: on a screen that rests or moves, drawn or being drawn",
    arguments: [false, true], [false, true])
  func oneCommit(isMoving: Bool, isBeingDrawn: Bool) {
    let controller = UIViewController()
    let touched = TouchedView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let moving = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(touched)
    controller.view.addSubview(moving)
    let (live, page, record) = open(controller)
    settle(page, record)
    if isMoving { UIView.animate(withDuration: 100) { moving.frame.origin.x = 200 } }
    touched.alpha = 0.5
    live.stage.tick(to: live.stage.time)
    page.sendFrame(live.stage.layerTree())
    var commits: Int { live.stage.renderLoop.counts.commits }
    for (index, phase) in [ClientMessage.Pointer.Phase.down, .move, .up].enumerated() {
      if !isBeingDrawn { draw(page, record) }
      // On a moving screen, the next frame is on its way at once.
      let waits = !page.isReady
      let (before, width) = (commits, touched.frame.width)
      let pointer = ClientMessage.Pointer(
        phase: phase, identifier: 1, location: CGPoint(x: 100, y: 200 + 20 * CGFloat(index)),
        milliseconds: 16 * Double(record.frames))
      page.receive(ClientMessage.pointer(pointer).encoded(), at: 0)
      if waits { draw(page, record) }
      #expect(touched.frame.width == width - 1)
      #expect(commits == before + 1)
    }
  }

  @Test("a request for an element that is gone goes back, but does nothing else")
  func gone() throws {
    func screen(_ title: String, pressed: @escaping () -> Void) -> UIViewController {
      let controller = UIViewController()
      controller.title = title
      let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in pressed() })
      button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
      controller.view.addSubview(button)
      return controller
    }
    var presses = 0
    let navigation = UINavigationController(rootViewController: screen("First") { presses += 1 })
    let (live, page, record) = open(navigation)
    settle(page, record)
    func ask(_ request: AccessibilityCenter.Request, _ number: UInt32) {
      let element = ClientMessage.Element(request: request, number: number)
      page.receive(ClientMessage.element(element).encoded(), at: 0)
      settle(page, record)
    }
    let button = try #require(
      live.stage.accessibilityTree().nodes.first { $0.kind == .button && $0.label == "First" })
    ask(.activate, button.number)
    #expect(presses == 1)
    for other in ["Second", "Third"] {
      navigation.pushViewController(screen(other) {}, animated: false)
    }
    ask(.activate, button.number)
    ask(.scroll(.down), button.number)
    #expect(presses == 1)
    #expect(navigation.viewControllers.count == 3)
    for number in [button.number, 1 << 30] {
      ask(.escape, number)
      live.stage.tick(to: live.stage.time + 1)
    }
    #expect(navigation.viewControllers.map(\.title) == ["First"])
  }
}
