import Stage
import Testing

/// A 14 Pro (393 × 852, with 34 points of safe area below), filled by a scroll view with a view to
/// type into.
///
/// Its keyboard is 216 + 41 + 34 = 291 points high, so its upper edge is at 561 (F-BAR-13).
@MainActor final class KeyboardBench {
  let stage = Stage(device: .iPhone14Pro)
  let controller = UIViewController()
  let view = UIScrollView()
  let field = TypingView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let listener = KeyboardListener()

  init() {
    controller.view = view
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 393, height: 3000)
    view.addSubview(field)
    stage.show(controller)
    stage.advance(by: 0.05)
  }

  /// The current position of the keyboard's upper edge.
  var shownTop: CGFloat {
    for window in stage.window?.windowScene?.windows ?? [] where window !== stage.window {
      guard let host = window.subviews.first else { continue }
      return (host.layer.presentation() ?? host.layer).frame.minY
    }
    return 852
  }
}

/// A view that takes text.
class TypingView: UIView, UIKeyInput {
  var text = ""
  var presses = 0
  var accessory: UIView?
  var ownInput: UIView?
  var stays = false

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !stays }
  override var inputAccessoryView: UIView? { accessory ?? super.inputAccessoryView }
  override var inputView: UIView? { ownInput ?? super.inputView }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if hasText { text.removeLast() } }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses += 1
  }
}

/// Records the keyboard notifications as apps receive them.
@MainActor final class KeyboardListener {
  struct Event: Equatable {
    let name: String
    let begin: CGRect
    let end: CGRect
  }

  private(set) var events: [Event] = []
  private var tokens: [any NSObjectProtocol] = []
  var names: [String] { events.map(\.name) }

  init() {
    let names: [(NSNotification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    for (name, short) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          let info = notification.userInfo
          let begin = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
          let end = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
          let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
          let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
          MainActor.assumeIsolated {
            #expect(duration == 0.25)
            #expect(curve.flatMap(UIView.AnimationCurve.init) != nil)
            self?.events.append(Event(name: short, begin: begin ?? .null, end: end ?? .null))
          }
        })
    }
  }

  func forget() { events = [] }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }
}
