import Stage
import Testing

/// Tests of the keyboard that appears with a first responder. They are serialized because notifications
/// are process-wide.
@Suite(.serialized) @MainActor struct KeyboardTests {
  private let shown = CGRect(x: 0, y: 561, width: 393, height: 291)
  private let hidden = CGRect(x: 0, y: 852, width: 393, height: 291)

  @Test func comesAndGoes() {
    let bench = KeyboardBench()
    defer { bench.listener.stop() }
    #expect(bench.field.becomeFirstResponder())
    let willShow = KeyboardListener.Event(name: "willShow", begin: hidden, end: shown)
    #expect(bench.listener.events == [willShow])
    bench.stage.advance(by: 0.125)
    #expect(bench.shownTop > 580)
    #expect(bench.shownTop < 830)
    bench.stage.advance(by: 0.2)
    #expect(bench.shownTop == 561)
    #expect(bench.listener.names == ["willShow", "didShow"])

    bench.listener.forget()
    #expect(bench.field.resignFirstResponder())
    #expect(
      bench.listener.events
        == [KeyboardListener.Event(name: "willHide", begin: shown, end: hidden)])
    bench.stage.advance(by: 0.5)
    #expect(bench.listener.names == ["willHide", "didHide"])
    #expect(bench.shownTop == 852)
    // Nothing of it remains.
    #expect(bench.stage.window?.windowScene?.windows.count == 1)
  }

  /// Phones with a home button have only the four rows.
  @Test(arguments: [(Stage.Device.iPhoneSE, 216.0), (.iPhone14Pro, 291)])
  func heights(device: Stage.Device, height: CGFloat) {
    let bench = KeyboardBench()
    defer { bench.listener.stop() }
    bench.stage.device = device
    _ = bench.field.becomeFirstResponder()
    #expect(bench.listener.events.first?.end.height == height)
    #expect(bench.listener.events.first?.end.maxY == bench.view.bounds.height)
  }

  /// The keyboard stays when another field becomes the first responder.
  @Test func betweenFields() {
    let bench = KeyboardBench()
    defer { bench.listener.stop() }
    let other = TypingView(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    bench.view.addSubview(other)
    _ = bench.field.becomeFirstResponder()
    bench.stage.advance(by: 1)
    bench.listener.forget()
    #expect(other.becomeFirstResponder())
    #expect(!bench.field.isFirstResponder)
    bench.stage.advance(by: 1)
    #expect(bench.listener.events.isEmpty)
    #expect(bench.shownTop == 561)
    // The other field has an accessory view, so the keyboard grows.
    other.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    other.reloadInputViews()
    #expect(bench.listener.events.first?.begin == shown)
    #expect(bench.listener.events.first?.end.minY == CGFloat(561 - 44))
    other.removeFromSuperview()
    bench.stage.advance(by: 1)
    #expect(bench.listener.names.last == "didHide")
  }

  /// A responder's own input view instead of keys, with the next responder's accessory view.
  @Test func ownViews() {
    final class Controller: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      override var inputAccessoryView: UIView? { bar }
    }
    let bench = KeyboardBench()
    defer { bench.listener.stop() }
    let controller = Controller()
    controller.view = UIView()
    bench.stage.show(controller)
    controller.view.addSubview(bench.field)
    bench.field.ownInput = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    _ = bench.field.becomeFirstResponder()
    bench.stage.advance(by: 1)
    // 50, 200 and 34 of safe area.
    #expect(bench.shownTop == CGFloat(852 - 284))
    #expect(controller.bar.frame == CGRect(x: 0, y: 0, width: 393, height: 50))
    #expect(bench.field.ownInput?.frame == CGRect(x: 0, y: 50, width: 393, height: 200))
  }

  /// A key types when the finger lifts. By row: "w" is the second of ten, "a" is the first of nine, and
  /// "z" follows Shift.
  @Test func typing() {
    let bench = KeyboardBench()
    defer { bench.listener.stop() }
    _ = bench.field.becomeFirstResponder()
    bench.stage.advance(by: 1)
    func tap(_ x: CGFloat, _ row: CGFloat) {
      bench.stage.tap(at: CGPoint(x: x, y: 561 + 27 + 54 * row))
    }
    tap(59, 0)
    tap(40, 1)
    #expect(bench.field.text == "wa")
    tap(20, 2)
    tap(75, 2)
    tap(75, 2)
    #expect(bench.field.text == "waZz")
    tap(380, 2)
    tap(196, 3)
    #expect(bench.field.text == "waZ ")
    tap(20, 3)
    tap(20, 0)
    tap(350, 3)
    #expect(bench.field.text == "waZ 1\n")
    // Touches outside the keyboard work as usual.
    #expect(bench.stage.window?.hitTest(CGPoint(x: 100, y: 300), with: nil) === bench.view)
    bench.stage.drag(
      from: CGPoint(x: 196, y: 500), by: CGVector(dx: 0, dy: -110), duration: 0.3, hold: 0.2)
    #expect(bench.view.contentOffset.y == 100)
  }

  /// A hardware keyboard types too, after the view received the press.
  @Test func hardwareKeys() {
    let bench = KeyboardBench()
    defer { bench.listener.stop() }
    _ = bench.field.becomeFirstResponder()
    bench.stage.type("Hi 5")
    #expect(bench.field.text == "Hi 5")
    #expect(bench.field.presses == 4)
  }

  /// The layout guide matches the keyboard's frame and moves with it. Otherwise it is below the safe
  /// area.
  @Test func layoutGuide() {
    let bench = KeyboardBench()
    defer { bench.listener.stop() }
    let controller = UIViewController()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    controller.view.addSubview(bench.field)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
      controller.view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
    bench.stage.show(controller)
    bench.stage.advance(by: 0.1)
    #expect(bar.frame.maxY == CGFloat(852 - 34))
    _ = bench.field.becomeFirstResponder()
    bench.stage.advance(by: 0.125)
    let shown = bar.layer.presentation()?.frame.maxY ?? 0
    #expect((shown - bench.shownTop).magnitude < 20)
    #expect(shown < 800)
    #expect(shown > 580)
    bench.stage.advance(by: 1)
    #expect(bar.frame.maxY == 561)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == 561)
    _ = bench.field.resignFirstResponder()
    bench.stage.advance(by: 1)
    #expect(bar.frame.maxY == CGFloat(852 - 34))
  }

  @Test func rotation() {
    let bench = KeyboardBench()
    defer { bench.listener.stop() }
    _ = bench.field.becomeFirstResponder()
    bench.stage.advance(by: 1)
    bench.stage.rotate(to: .landscapeLeft)
    bench.stage.advance(by: 1)
    // 162 and 21 of safe area.
    #expect(bench.shownTop == CGFloat(393 - 183))
    #expect(bench.listener.events.last?.end == CGRect(x: 0, y: 210, width: 852, height: 183))
  }
}
