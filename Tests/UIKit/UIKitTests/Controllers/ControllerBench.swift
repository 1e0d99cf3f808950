import QuartzCore

@testable import UIKit

/// A screen, an application, a window and a clock of their own: as much of a device as controllers
/// need, by default an iPhone 14 Pro. Bars begin at 53.667 there, 5.333 above the safe area's edge
/// (`BarsTests` names the sources).
@MainActor
final class ControllerBench {
  let loop = RenderLoop()
  let screen: UIScreen
  let application = UIApplication()
  let window: UIWindow

  init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3,
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    barOverlap: CGFloat = 59 - 161.0 / 3, traits: TraitValues = TraitValues()
  ) {
    screen = UIScreen(
      bounds: CGRect(origin: .zero, size: size), scale: scale, safeAreaInsets: safeArea,
      statusBarHeight: safeArea.top, barOverlap: barOverlap, traits: traits)
    loop.makeCurrent()
    screen.makeCurrent()
    application.makeCurrent()
    window = UIWindow(frame: screen.bounds)
  }

  /// Shows `controller` in the window and runs the frames until it has appeared.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    advance(by: 0.1)
  }

  /// Runs frame after frame for a time in seconds.
  func advance(by seconds: Double) {
    loop.commit()
    let end = loop.now + seconds
    while loop.now < end { loop.advance(to: min(end, loop.now + 1 / 60)) }
  }
}

/// A controller that records its appearance callbacks.
@MainActor
class RecordingController: UIViewController {
  enum Message: String {
    case willAppear, didAppear, willDisappear, didDisappear
  }
  let name: String
  var messages: [Message] = []
  var animated: [Bool] = []
  var journal: Journal?

  init(_ name: String, journal: Journal? = nil) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    journal?.write("\(name) viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(.willAppear, animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(.didAppear, animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(.willDisappear, animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(.didDisappear, animated)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal?.write("\(name) willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal?.write("\(name) didMove \(parent == nil ? "out" : "in")")
  }

  private func note(_ message: Message, _ animated: Bool) {
    messages.append(message)
    self.animated.append(animated)
    journal?.write("\(name) \(message.rawValue)")
  }

  /// Whether every callback may follow the one before: Apple's diagram of the view life cycle.
  var isBalanced: Bool {
    var last = Message.didDisappear
    for message in messages {
      let allowed: [Message] =
        switch message {
        case .willAppear: [.didDisappear, .willDisappear]
        case .didAppear: [.willAppear]
        case .willDisappear: [.didAppear, .willAppear]
        case .didDisappear: [.willDisappear]
        }
      guard allowed.contains(last) else { return false }
      last = message
    }
    return true
  }

  /// Whether the last callback leaves the controller on the screen or off it, and not in a transition.
  var isAtRest: Bool { messages.last == nil || messages.last == .didAppear || isGone }
  var isGone: Bool { messages.last == nil || messages.last == .didDisappear }
}

/// The messages of several controllers, in the order in which they arrived.
@MainActor
final class Journal {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}
