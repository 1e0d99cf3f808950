import Stage
import Testing

@testable import UIKit

/// Tests of the keys of an app's `Info.plist` that UIKit reads.
///
/// Source: Apple, Information Property List: `UIStatusBarStyle`, `UIStatusBarHidden`, `UIUserInterfaceStyle`,
/// `UISupportedInterfaceOrientations`, and the device-specific keys with `~ipad` and `~iphone`.
@MainActor @Suite(.serialized) struct InfoPlistTests {
  private func with(_ information: [String: Any], _ body: () -> Void) {
    ApplicationManifest.main = ApplicationManifest(information)
    defer { ApplicationManifest.main = ApplicationManifest([:]) }
    body()
  }

  @Test(
    arguments: [
      ("UIStatusBarStyleLightContent", UIStatusBarStyle.lightContent),
      ("UIStatusBarStyleDarkContent", .darkContent), ("UIStatusBarStyleDefault", .default),
    ], [true, false])
  func theStatusBar(style: (String, UIStatusBarStyle), controllersDecide: Bool) {
    let information: [String: Any] = [
      "UIStatusBarStyle": style.0, "UIStatusBarHidden": true,
      "UIViewControllerBasedStatusBarAppearance": controllersDecide,
    ]
    with(information) {
      let stage = Stage()
      stage.show(UIViewController())
      #expect(stage.application.statusBarStyle == (controllersDecide ? .default : style.1))
      #expect(stage.application.isStatusBarHidden == !controllersDecide)
    }
  }

  @Test(arguments: [("Light", UIUserInterfaceStyle.light), ("Dark", .dark)])
  func theAppearance(name: String, style: UIUserInterfaceStyle) {
    with(["UIUserInterfaceStyle": name]) {
      for appearance in [UIUserInterfaceStyle.light, .dark] {
        let stage = Stage(appearance: appearance)
        let controller = UIViewController()
        stage.show(controller)
        #expect(controller.traitCollection.userInterfaceStyle == style)
        #expect(UITraitCollection.current.userInterfaceStyle == style)
      }
    }
    putPhoneToWork()
  }

  /// A key that has no effect here is reported, unless it is about what surrounds the running app.
  @Test func theOtherKeys() {
    let information: [String: Any] = [
      "UIStatusBarTintParameters": [:] as [String: Any], "UIViewGroupOpacity": true,
      "UIMainStoryboardFile~ipad": "Main", "UILaunchStoryboardName~ipad": "Launch",
      "UIUserInterfaceStyle": "Dark", "UILaunchScreen": [:] as [String: Any], "CFBundleName": "App",
    ]
    #expect(
      ApplicationManifest.unusedKeys(of: information)
        == ["UIMainStoryboardFile~ipad", "UIStatusBarTintParameters", "UIViewGroupOpacity"])
  }

  @Test func theOrientations() {
    let information: [String: Any] = [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      "UISupportedInterfaceOrientations~ipad": [
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      ],
    ]
    with(information) {
      let phone = Stage(device: .iPhone14Pro)
      #expect(phone.application.supportedInterfaceOrientations(for: nil) == .portrait)
      let tablet = Stage(device: .iPadPro11)
      #expect(tablet.application.supportedInterfaceOrientations(for: nil) == .landscape)
    }
    putPhoneToWork()
  }
}
