import UIKit

#if canImport(StageBrowser)
  // Shows the app in a web page where there is no iPhone.
  import StageBrowser
#endif

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = PictureListController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
