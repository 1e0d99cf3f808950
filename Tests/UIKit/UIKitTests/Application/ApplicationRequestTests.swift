import Stage
import Testing

@testable import UIKit

/// Requests of an application to the system, apart from windows.
///
/// Sources: Apple, `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`,
/// `setAlternateIconName(_:completionHandler:)`, iOS 6 release notes on `setStatusBarOrientation`,
/// `UIApplicationDelegate.application(_:open:options:)` and its forerunners, `UIScreen.fixedCoordinateSpace`,
/// `UIView.maximumContentSizeCategory`.
@MainActor @Suite(.serialized) struct ApplicationRequestTests {
  @Test("The status bar's properties can be set only if the application decides about it")
  func statusBar() {
    defer { ApplicationManifest.main = ApplicationManifest([:]) }
    for controllersDecide in [true, false] {
      ApplicationManifest.main = ApplicationManifest([
        "UIViewControllerBasedStatusBarAppearance": controllersDecide
      ])
      let stage = Stage()
      stage.show(UIViewController())
      let application = UIApplication.shared
      application.statusBarStyle = .lightContent
      application.isStatusBarHidden = true
      #expect((application.statusBarStyle == .lightContent) == !controllersDecide)
      #expect(application.isStatusBarHidden == !controllersDecide)
    }
  }

  /// Source: Apple, Information Property List, `UIDeviceFamily`: 1 for iPhone, 2 for iPad.
  @Test(
    "An app for tablets alone says so",
    arguments: [
      ([2], true), ([1], false), ([1, 2], false), ([], false), (nil, false),
    ] as [([Int]?, Bool)])
  func deviceFamily(_ families: [Int]?, _ isForTablets: Bool) {
    var information: [String: Any] = [:]
    information["UIDeviceFamily"] = families
    #expect(ApplicationManifest(information).isForTabletsAlone == isForTablets)
    information["UIDeviceFamily"] = families.map { $0.map { NSNumber(value: $0) } }
    #expect(ApplicationManifest(information).isForTabletsAlone == isForTablets)
  }

  @Test("The orientation can be set only if the controller in front supports none")
  func orientation() {
    final class Free: UIViewController {
      var mask: UIInterfaceOrientationMask = []
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    for mask in [[], .portrait, .all] as [UIInterfaceOrientationMask] {
      let stage = Stage(device: .iPhone14)
      let controller = Free()
      controller.mask = mask
      stage.show(controller)
      UIApplication.shared.statusBarOrientation = .landscapeRight
      #expect((UIApplication.shared.statusBarOrientation == .landscapeRight) == mask.isEmpty)
    }
  }

  @Test("Rotation is reported before and after, with the other orientation")
  func turning() {
    let stage = Stage(device: .iPhone14)
    stage.show(UIViewController())
    var told: [(String, Int)] = []
    let center = NotificationCenter.default
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let key = UIApplication.statusBarOrientationUserInfoKey
    let observers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let raw = note.userInfo?[key] as? Int
        MainActor.assumeIsolated { told.append((name.rawValue, raw ?? -1)) }
      }
    }
    defer { observers.forEach { center.removeObserver($0) } }
    let turns: [UIInterfaceOrientation] = [.landscapeLeft, .landscapeRight, .portrait]
    var before = UIInterfaceOrientation.portrait
    for orientation in turns {
      told = []
      stage.rotate(to: orientation)
      #expect(told.map(\.0) == names.map(\.rawValue))
      #expect(told.map(\.1) == [orientation.rawValue, before.rawValue])
      before = orientation
    }
  }

  @Test("There is one scene, and one icon")
  func scenes() {
    let stage = Stage(device: .iPhone14)
    stage.show(UIViewController())
    let application = UIApplication.shared
    var errors: [NSError] = []
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      errors.append($0 as NSError)
    }
    #expect(errors.map(\.domain) == ["UISceneErrorDomain"])
    #expect(errors.map(\.code) == [0])
    for session in application.openSessions {
      application.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
        errors.append($0 as NSError)
      }
    }
    #expect(errors.count == 1, "the scene is in front")
    #expect(!application.supportsAlternateIcons)
    application.setAlternateIconName("Night") {
      if let error = $0 { errors.append(error as NSError) }
    }
    #expect(errors.last?.code == 3328)
  }

  @Test("A URL goes to the newest of the three methods that the delegate implements")
  func addresses() {
    final class Oldest: NSObject, UIApplicationDelegate {
      var opened: [URL] = []
      func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        opened.append(url)
        return true
      }
    }
    final class Older: NSObject, UIApplicationDelegate {
      var opened: [URL] = []
      func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
      ) -> Bool {
        opened.append(url)
        return true
      }
      func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
    }
    let url = URL(string: "ooze://one")!
    let delegates: [any UIApplicationDelegate] = [Oldest(), Older()]
    for delegate in delegates {
      #expect(delegate.application(UIApplication.shared, open: url, options: [:]))
    }
    #expect((delegates[0] as? Oldest)?.opened == [url])
    #expect((delegates[1] as? Older)?.opened == [url])
  }

  /// Apple, `universalLinksOnly`: the URL must be a universal link, and a scheme of the app's own isn't one.
  @Test("With universal links only, an own scheme isn't opened", arguments: [false, true])
  func universalLinks(_ isLimited: Bool) throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var opened = 0
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
      ) -> Bool {
        opened += 1
        return true
      }
    }
    ApplicationManifest.main = ApplicationManifest([
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["pond"]]]
    ])
    defer { ApplicationManifest.main = ApplicationManifest([:]) }
    let stage = Stage(device: .iPhone14Pro)
    stage.show(UIViewController())
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    let url = URL(string: "pond://fish")!
    var answers: [Bool] = []
    UIApplication.shared.open(url, options: [.universalLinksOnly: isLimited]) {
      answers.append($0)
    }
    #expect(answers == [!isLimited])
    #expect(delegate.opened == (isLimited ? 0 : 1))
    let options = UIScene.OpenExternalURLOptions()
    options.universalLinksOnly = isLimited
    let scene = try #require(stage.window?.windowScene)
    scene.open(url, options: options) { answers.append($0) }
    #expect(answers == [!isLimited, !isLimited])
    #expect(delegate.opened == (isLimited ? 0 : 2))
  }

  @Test("The fixed space is the screen held upright, and converts both ways")
  func fixedSpace() {
    var random = SplitMix(state: 19)
    for orientation in [.portrait, .landscapeLeft, .landscapeRight] as [UIInterfaceOrientation] {
      let stage = Stage(device: .iPhone14)
      stage.show(UIViewController())
      stage.rotate(to: orientation)
      let screen = UIScreen.main
      let fixed = screen.fixedCoordinateSpace
      #expect(fixed.bounds.width < fixed.bounds.height)
      #expect(screen.convert(screen.bounds, to: fixed) == fixed.bounds)
      for _ in 0..<20 {
        let rect = CGRect(
          x: .random(in: 0..<300, using: &random), y: .random(in: 0..<300, using: &random),
          width: 20, height: 30)
        let view = stage.window!
        let there = view.convert(rect, to: fixed)
        let back = view.convert(there, from: fixed)
        #expect(abs(back.minX - rect.minX) < 1e-6)
        #expect(abs(back.minY - rect.minY) < 1e-6)
        #expect(there == screen.convert(rect, to: fixed))
        #expect((there.width == 20) == (orientation == .portrait))
      }
    }
  }

  @Test("Limits apply to the text size of a view and its descendants, the maximum last")
  func contentSizes() {
    let all: [UIContentSizeCategory] = [.extraSmall, .large, .extraExtraLarge, .accessibilityLarge]
    for minimum in [nil] + all.map(Optional.some) {
      for maximum in [nil] + all.map(Optional.some) {
        for size in all {
          let stage = Stage(device: .iPhone14)
          stage.textSize = size
          let controller = UIViewController()
          let outer = UIView()
          let inner = UIView()
          outer.addSubview(inner)
          controller.view.addSubview(outer)
          stage.show(controller)
          outer.minimumContentSizeCategory = minimum
          outer.maximumContentSizeCategory = maximum
          var wanted = size
          if let minimum, wanted < minimum { wanted = minimum }
          if let maximum, wanted > maximum { wanted = maximum }
          #expect(inner.traitCollection.preferredContentSizeCategory == wanted)
          #expect(controller.view.traitCollection.preferredContentSizeCategory == size)
        }
      }
    }
  }

  @Test("Fingers have no force, size or tilt, and keys are those of the USB tables")
  func touchesAndKeys() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let touch = UITouch(identifier: 0, window: window, location: .zero, timestamp: 0)
    #expect(touch.force == 0)
    #expect(touch.maximumPossibleForce == 0)
    #expect(touch.majorRadius == 0)
    #expect(touch.altitudeAngle == .pi / 2)
    #expect(touch.azimuthAngle(in: nil) == 0)
    #expect(touch.estimatedProperties.isEmpty)
    #expect(touch.estimationUpdateIndex == nil)
    // Source: USB HID Usage Tables 1.12, page 7.
    #expect(UIKeyboardHIDUsage.keyboardF13.rawValue == 0x68)
    #expect(UIKeyboardHIDUsage.keyboardF24.rawValue == 0x73)
    #expect(UIKeyboardHIDUsage.keyboardExSel.rawValue == 0xA4)
    #expect(UIKeyboardHIDUsage.keyboardInternational1.rawValue == 0x87)
    #expect(UIKeyboardHIDUsage.keyboardHangul == .keyboardLANG1)
    let named: [(String, UIKeyboardHIDUsage)] = [
      ("F13", .keyboardF13), ("F24", .keyboardF24), ("Numpad1", .keypad1), ("Numpad0", .keypad0),
      ("NumpadEnter", .keypadEnter), ("NumpadEqual", .keypadEqualSign),
      ("NumpadDecimal", .keypadPeriod), ("IntlRo", .keyboardInternational1),
      ("KanaMode", .keyboardInternational2), ("Lang5", .keyboardLANG5),
      ("ContextMenu", .keyboardApplication), ("IntlBackslash", .keyboardNonUSBackslash),
    ]
    for (name, usage) in named { #expect(KeyTable.usage(code: name) == usage, "\(name)") }
  }
}
