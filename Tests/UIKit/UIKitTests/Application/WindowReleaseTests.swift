import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of who keeps windows, and of what a window leaves behind.
///
/// Sources: Apple, `UIWindow.windowScene`: setting it to `nil` removes the window from its scene. Apple,
/// `UIApplication.keyWindow`: the window in the `windows` array that was most recently sent
/// `makeKeyAndVisible()`. That a scene doesn't keep its windows is how apps see it: banners in windows of their
/// own disappear with the last reference.
@MainActor @Suite struct WindowReleaseTests {
  /// The ways in which an app gets rid of a window.
  enum Going: CaseIterable { case leavesScene, hides, isReleased }

  private final class Overlay: UIViewController {
    var log: [String] = []

    override var prefersStatusBarHidden: Bool { true }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  }

  private static let place = CGPoint(x: 150, y: 300)

  /// A stage with a view that counts taps, and a window in front of it.
  @MainActor private final class Bench {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let overlay = Overlay()
    var window: UIWindow?
    private(set) var taps = 0

    init(isKey: Bool) {
      stage.show(controller)
      controller.view.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector("tapped", Bench.tapped)))
      let window = UIWindow(frame: stage.screen.bounds)
      window.rootViewController = overlay
      window.windowLevel = .alert
      if isKey { window.makeKeyAndVisible() } else { window.isHidden = false }
      self.window = window
      stage.advance(by: 0.1)
    }

    func tapped() { taps += 1 }

    func go(_ going: Going) {
      switch going {
      case .leavesScene: window?.windowScene = nil
      case .hides: window?.isHidden = true
      case .isReleased: window = nil
      }
      stage.advance(by: 0.1)
    }
  }

  @Test(arguments: Going.allCases, [true, false])
  func nothingOfAWindowStays(going: Going, isKey: Bool) throws {
    let bench = Bench(isKey: isKey)
    let scene = try #require(bench.window?.windowScene)
    bench.stage.tap(at: Self.place)
    #expect(bench.taps == 0)
    #expect(scene.windows.contains { $0.rootViewController === bench.overlay })
    #expect(bench.stage.layerTree().root.children.count == 2)
    #expect(scene.statusBarManager?.isStatusBarHidden == true)

    bench.go(going)
    bench.stage.tap(at: Self.place)
    #expect(bench.taps == 1)
    #expect(bench.stage.layerTree().root.children.count == 1)
    #expect(!bench.stage.application.windows.contains { $0.rootViewController === bench.overlay })
    #expect(scene.windows.contains { $0.rootViewController === bench.overlay } == (going == .hides))
    #expect(scene.statusBarManager?.isStatusBarHidden == false)
    #expect(bench.stage.application.keyWindow === bench.controller.view.window)
    #expect(bench.controller.view.window?.isKeyWindow == true)
  }

  /// A window that leaves the screen makes its controllers disappear, and posts the notification.
  @Test(arguments: [Going.leavesScene, .hides]) func theControllersDisappear(going: Going) {
    let bench = Bench(isKey: true)
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeHiddenNotification, object: bench.window, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    bench.go(going)
    #expect(bench.overlay.log == ["did disappear"])
    #expect(posted == 1)
  }

  /// A window that was taken out of its scene is shown again in a scene that gets it.
  @Test func aWindowComesBackIntoAScene() {
    let bench = Bench(isKey: false)
    let scene = bench.window?.windowScene
    bench.go(.leavesScene)
    bench.window?.windowScene = scene
    bench.stage.advance(by: 0.1)
    #expect(bench.stage.layerTree().root.children.count == 2)
    #expect(bench.stage.application.windows.last === bench.window)
  }

  /// A shown window that nobody keeps lives until the run loop turns.
  @Test func aWindowInALocalVariable() {
    let stage = Stage(device: .iPhone14Pro)
    stage.show(UIViewController())
    weak var window: UIWindow?
    func show() {
      let local = UIWindow(frame: stage.screen.bounds)
      local.rootViewController = Overlay()
      local.makeKeyAndVisible()
      window = local
    }
    show()
    #expect(window != nil)
    stage.advance(by: 0.1)
    #expect(window == nil)
  }

  /// The keyboard of a released window's first responder goes with it.
  @Test func theKeyboardGoes() {
    let bench = Bench(isKey: true)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    bench.overlay.view.addSubview(field)
    field.becomeFirstResponder()
    bench.stage.advance(by: 1)
    #expect(bench.stage.application.keyboard.isShown)
    bench.window = nil
    bench.stage.advance(by: 1)
    #expect(!bench.stage.application.keyboard.isShown)
  }
}
