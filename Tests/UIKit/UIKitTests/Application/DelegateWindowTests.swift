import Testing

@testable import UIKit

/// Source: Apple, UIApplicationDelegate.window and UIWindowSceneDelegate.window: optional requirements,
/// so that reading them gives an optional of an optional.
@MainActor struct DelegateWindowTests {
  private final class Keeper: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  private final class Other: UIResponder, UIApplicationDelegate {}

  @Test func asCodeForIOSAsks() throws {
    let keeper = Keeper()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    window.rootViewController = UIViewController()
    keeper.window = window
    for delegate in [keeper as (any UIApplicationDelegate)?] {
      #expect(delegate?.window??.rootViewController === window.rootViewController)
      #expect(delegate?.window??.frame.height == 20)
      let found = try #require(delegate?.window)
      #expect(found === window)
      if let kept = delegate?.window, let inner = kept { #expect(inner === window) }
    }
    let scene: any UIWindowSceneDelegate = keeper
    #expect(scene.window??.rootViewController === window.rootViewController)
    #expect(scene.window! === window)
  }

  @Test func withoutAWindow() {
    let delegates: [any UIApplicationDelegate] = [Keeper(), Other()]
    for delegate in delegates {
      #expect(delegate.window??.rootViewController == nil)
      #expect((delegate.window ?? nil) == nil)
    }
  }
}
