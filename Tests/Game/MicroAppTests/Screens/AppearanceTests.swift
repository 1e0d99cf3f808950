import Stage
import Testing
import UIKit

@testable import MicroApp

/// A view controller's `overrideUserInterfaceStyle` reaches its children; a window's reaches everything in the window,
/// presented screens and alerts too:
/// https://developer.apple.com/documentation/uikit/choosing-a-specific-interface-style-for-your-ios-app.
@MainActor struct AppearanceTests {
  @Test(
    "Screens and alerts over the game have its appearance, also when it changes under them",
    arguments: [UIUserInterfaceStyle.light, .dark], [Appearance.system, .dark, .light])
  func presented(device: UIUserInterfaceStyle, appearance: Appearance) throws {
    for isAlert in [false, true] {
      let scene = Scene(stage: Stage(appearance: device))
      scene.game.settings.appearance = appearance
      scene.show()
      let root = try #require(scene.stage.window?.rootViewController as? UINavigationController)
      let screen =
        isAlert
        ? UIAlertController(title: "Pause", message: nil, preferredStyle: .alert)
        : UINavigationController(rootViewController: UIViewController())
      screen.modalPresentationStyle = .fullScreen
      root.topViewController?.present(screen, animated: false)
      scene.stage.advance(by: 0.5)
      for changed in [appearance, .dark, .system, .light] {
        scene.game.settings.appearance = changed
        scene.stage.advance(by: 0.1)
        let expected = changed == .system ? device : changed.style
        #expect(screen.traitCollection.userInterfaceStyle == expected, "\(isAlert), \(changed)")
        #expect(root.traitCollection.userInterfaceStyle == expected)
      }
    }
  }
}
