import Foundation
import UIKit

/// Starts the game as an iOS app. An app target is a subclass of this one, marked `@main`:
///
///     @main final class AppDelegate: MicroAppDelegate {}
///
/// The app's `Info.plist` has a scene manifest (`UIApplicationSceneManifest`) that allows one scene.
/// It needn't name the delegate: the scene is given one here.
@available(iOS 16, *)
open class MicroAppDelegate: UIResponder, UIApplicationDelegate {
  /// The game, which outlives a scene that the system discards and restores.
  public private(set) lazy var game = makeGame()

  /// The folder of saved data, which iOS backs up: `Application Support/Micro`.
  open var folder: URL {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    guard let support = support.first else {
      preconditionFailure("every user has an Application Support folder")
    }
    return support.appendingPathComponent("Micro")
  }

  /// Makes the game. Override this to add to it.
  open func makeGame() -> Game { Game(folder: folder, surroundings: .system) }

  open func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = MicroSceneDelegate.self
    return configuration
  }
}
