import UIKit

#if canImport(StageBrowser)
  // Shows the app in a web page where there is no iPhone.
  import StageBrowser
#endif

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private static let file = URL(fileURLWithPath: NSHomeDirectory())
    .appendingPathComponent("Documents/specimen.json")

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: SpecimenFormController(file: Self.file))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
