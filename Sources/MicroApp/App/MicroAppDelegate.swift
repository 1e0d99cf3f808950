import Foundation
import UIKit

/// Starts the game as an iOS app. An app target is this class and one line:
///
///     UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "MicroApp.MicroAppDelegate")
open class MicroAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeGame().makeRootController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// The game, kept where iOS backs it up: `Application Support/Micro`.
  open func makeGame() -> Game {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    guard let support = support.first else {
      preconditionFailure("every user has an Application Support folder")
    }
    return Game(folder: support.appendingPathComponent("Micro"), surroundings: .system)
  }
}
