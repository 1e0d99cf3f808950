import Stage
import Testing

/// Tests of `UIScrollView.KeyboardDismissMode`. From `UIScrollView.h`: `onDrag` dismisses when a drag
/// begins; with `interactive` "the keyboard follows the dragging touch off screen, and may be pulled upward
/// again to cancel the dismiss".
@Suite(.serialized) @MainActor struct KeyboardDismissTests {
  typealias Mode = UIScrollView.KeyboardDismissMode

  private func bench(_ mode: Mode) -> KeyboardBench {
    let bench = KeyboardBench()
    bench.view.keyboardDismissMode = mode
    bench.view.contentOffset.y = 50
    _ = bench.field.becomeFirstResponder()
    bench.stage.advance(by: 1)
    bench.listener.forget()
    return bench
  }

  @Test(arguments: [Mode.none, .onDrag, .onDragWithAccessory])
  func onDrag(mode: Mode) {
    let bench = bench(mode)
    defer { bench.listener.stop() }
    bench.stage.touchDown(at: CGPoint(x: 196, y: 300))
    bench.stage.move(
      from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: -30), duration: 0.1)
    #expect(bench.field.isFirstResponder == (mode == .none))
    bench.stage.advance(by: 1)
    #expect(bench.listener.names == (mode == .none ? [] : ["willHide", "didHide"]))
    bench.stage.touchUp()
  }

  /// The upper edge is at the finger once the finger is lower than the keyboard's edge.
  @Test(arguments: [Mode.interactive, .interactiveWithAccessory])
  func follows(mode: Mode) {
    let bench = bench(mode)
    defer { bench.listener.stop() }
    let start = CGPoint(x: 196, y: 300)
    bench.stage.touchDown(at: start)
    for step in 1...43 {
      // Down to 840 in steps of 20, then up.
      let y = step <= 27 ? 300 + 20 * CGFloat(step) : 840 - 20 * CGFloat(step - 27)
      bench.stage.advance(by: 1 / 60)
      bench.stage.touchMove(to: CGPoint(x: 196, y: y))
      #expect(bench.shownTop == max(561, y))
    }
    // Pulled up again, it stays.
    bench.stage.touchUp()
    bench.stage.advance(by: 1)
    #expect(bench.shownTop == 561)
    #expect(bench.field.isFirstResponder)
    #expect(bench.listener.events.isEmpty)
  }

  /// The final position of the finger, whether it rests there, and whether the keyboard disappears.
  @Test(arguments: [
    (600.0, true, false), (750, true, true), (600, false, true), (840, false, true),
    (540, false, false),
  ])
  func letGo(y: CGFloat, rests: Bool, goes: Bool) {
    let bench = bench(.interactive)
    defer { bench.listener.stop() }
    bench.stage.drag(
      from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: y - 300), duration: 0.3,
      hold: rests ? 0.2 : 0)
    bench.stage.advance(by: 1)
    #expect(bench.field.isFirstResponder == !goes)
    #expect(bench.shownTop == (goes ? 852 : 561))
    #expect(bench.listener.names == (goes ? ["willHide", "didHide"] : []))
    if goes { #expect((bench.listener.events[0].begin.minY - y).magnitude < 0.01) }
  }

  /// The finger moves up at the end, although it is far down. The keyboard returns.
  @Test func flickedUp() {
    let bench = bench(.interactive)
    defer { bench.listener.stop() }
    bench.stage.touchDown(at: CGPoint(x: 196, y: 300))
    bench.stage.move(
      from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 520), duration: 0.3)
    bench.stage.move(
      from: CGPoint(x: 196, y: 820), by: CGVector(dx: 0, dy: -60), duration: 0.15)
    bench.stage.touchUp()
    bench.stage.advance(by: 1)
    #expect(bench.shownTop == 561)
    #expect(bench.field.isFirstResponder)
  }

  /// A field that refuses to resign keeps its keyboard.
  @Test func refused() {
    let bench = bench(.interactive)
    defer { bench.listener.stop() }
    bench.field.stays = true
    bench.stage.drag(from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 520), duration: 0.3)
    bench.stage.advance(by: 1)
    #expect(bench.shownTop == 561)
    #expect(bench.field.isFirstResponder)
  }

  /// An app that avoids the keyboard as in Apple's "Managing the Keyboard": the inset grows by the height
  /// that the keyboard covers, and the field becomes visible.
  private final class FormController: UIViewController {
    let scrollView = UIScrollView()
    let field = TypingView(frame: CGRect(x: 20, y: 700, width: 200, height: 40))
    private var tokens: [any NSObjectProtocol] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 393, height: 1200)
      scrollView.keyboardDismissMode = .onDrag
      view.addSubview(scrollView)
      scrollView.addSubview(field)
      let center = NotificationCenter.default
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ] {
        tokens.append(
          center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            guard
              let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
                as? NSValue
            else { return }
            let frame = value.cgRectValue
            MainActor.assumeIsolated { self?.adjust(to: frame) }
          })
      }
    }

    private func adjust(to keyboard: CGRect) {
      let end = view.convert(keyboard, from: view.window)
      let covered = max(0, view.bounds.maxY - end.minY - view.safeAreaInsets.bottom)
      scrollView.contentInset.bottom = covered
      scrollView.verticalScrollIndicatorInsets.bottom = covered
      if covered > 0 { scrollView.scrollRectToVisible(field.frame, animated: false) }
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test func insetByNotification() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = FormController()
    stage.show(controller)
    defer { controller.stop() }
    #expect(controller.scrollView.contentOffset.y == -59)
    _ = controller.field.becomeFirstResponder()
    stage.advance(by: 1)
    // 291 minus the 34 that are already inset.
    #expect(controller.scrollView.contentInset.bottom == 257)
    #expect(controller.scrollView.adjustedContentInset.bottom == 291)
    // The field ends at the top of the keyboard.
    #expect(controller.field.convert(controller.field.bounds, to: nil).maxY == 561)
    stage.drag(
      from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 100), duration: 0.3, hold: 0.2)
    stage.advance(by: 2)
    #expect(!controller.field.isFirstResponder)
    #expect(controller.scrollView.contentInset.bottom == 0)
    #expect(controller.scrollView.adjustedContentInset.bottom == 34)
  }
}
