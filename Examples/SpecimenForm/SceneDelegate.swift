import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private static let file = URL(fileURLWithPath: NSHomeDirectory())
    .appendingPathComponent("Documents/specimen.json")

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(
      rootViewController: SpecimenFormController(file: Self.file))
    window.makeKeyAndVisible()
    self.window = window
  }
}
