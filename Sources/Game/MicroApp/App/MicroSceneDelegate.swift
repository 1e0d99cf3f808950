import UIKit

/// Shows the game of the application's ``MicroAppDelegate`` in a window.
@available(iOS 16, *)
public final class MicroSceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let application = UIApplication.shared.delegate as? MicroAppDelegate
    else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = application.game.makeRootController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
