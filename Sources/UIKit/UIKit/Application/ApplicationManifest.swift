import Foundation

/// The keys of an app's `Info.plist` that concern its launch: its scenes, or its main storyboard.
package struct ApplicationManifest {
  /// A scene that the app can make.
  package struct Scene {
    package var name: String?
    var delegateClassName: String?
    var storyboardName: String?
  }

  /// The scenes by their roles, in the file's order; `nil` for an app without scenes.
  package let scenes: [String: [Scene]]?
  /// The storyboard of an app without scenes.
  let storyboardName: String?
  /// Whether view controllers decide about the status bar, rather than the application.
  let controllersDecideStatusBar: Bool
  /// The status bar of an application that decides about it.
  let statusBar: StatusBarAppearance
  /// The appearance that the application has whatever the device's is; `nil` if it follows the device.
  package let userInterfaceStyle: UIUserInterfaceStyle?
  /// The URL schemes that the application opens, in lowercase.
  let schemes: Set<String>
  /// The orientations that the application supports on a phone; `nil` if the file doesn't list any.
  private let phoneOrientations: UIInterfaceOrientationMask?
  /// The orientations on a tablet, if they differ.
  private let tabletOrientations: UIInterfaceOrientationMask?
  /// Whether the app is for tablets and not for phones.
  package let isForTabletsAlone: Bool
  /// The font files that the app contains.
  package let fontFiles: [String]
  /// The delegate's class of the app inside which tests run, which `uikit test` writes into the file.
  let hostedDelegate: (any UIApplicationDelegate.Type)?

  /// Reads the dictionary of an `Info.plist`. Entries that are missing or of another type are left out.
  package init(_ information: [String: Any]) {
    let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    scenes = manifest.map { _ in
      roles.compactMapValues { configurations in
        (configurations as? [[String: Any]])?.map { configuration in
          Scene(
            name: configuration["UISceneConfigurationName"] as? String,
            delegateClassName: configuration["UISceneDelegateClassName"] as? String,
            storyboardName: configuration["UISceneStoryboardFile"] as? String)
        }
      }
    }
    storyboardName = information["UIMainStoryboardFile"] as? String
    controllersDecideStatusBar =
      information["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
    let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
    isForTabletsAlone = information["UIDeviceFamily"] as? [Int] == [2]
    fontFiles = information["UIAppFonts"] as? [String] ?? []
    hostedDelegate = (information["OozeHostedDelegate"] as? String)
      .flatMap { NSClassFromString($0) as? any UIApplicationDelegate.Type }
    schemes = Set(
      types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    func orientations(_ key: String) -> UIInterfaceOrientationMask? {
      (information[key] as? [String]).map { names in
        names.reduce(into: []) { mask, name in
          if let one = Self.orientationNames[name] { mask.insert(one) }
        }
      }
    }
    let key = "UISupportedInterfaceOrientations"
    phoneOrientations = orientations(key + "~iphone") ?? orientations(key)
    tabletOrientations = orientations(key + "~ipad") ?? orientations(key)
    var statusBar = StatusBarAppearance()
    if !controllersDecideStatusBar {
      statusBar.isHidden = information["UIStatusBarHidden"] as? Bool ?? false
      let style = information["UIStatusBarStyle"] as? String
      statusBar.style = style.flatMap { Self.statusBarStyles[$0] } ?? .default
    }
    self.statusBar = statusBar
    userInterfaceStyle = (information["UIUserInterfaceStyle"] as? String)
      .flatMap { Self.interfaceStyles[$0] }
  }

  /// The orientations that the application supports on the current device; `nil` if the file doesn't list any.
  @MainActor var orientations: UIInterfaceOrientationMask? {
    UIDevice.current.userInterfaceIdiom == .pad ? tabletOrientations : phoneOrientations
  }

  /// The values of `UIStatusBarStyle`. The last two are those of iOS 6.
  private static let statusBarStyles: [String: UIStatusBarStyle] = [
    "UIStatusBarStyleDefault": .default, "UIStatusBarStyleLightContent": .lightContent,
    "UIStatusBarStyleDarkContent": .darkContent,
    "UIStatusBarStyleBlackTranslucent": .lightContent, "UIStatusBarStyleBlackOpaque": .lightContent,
  ]

  private static let interfaceStyles: [String: UIUserInterfaceStyle] = [
    "Light": .light, "Dark": .dark,
  ]

  /// The keys that UIKit reads.
  private static let usedKeys: Set = [
    "UIApplicationSceneManifest", "UIMainStoryboardFile",
    "UIViewControllerBasedStatusBarAppearance",
    "UIDeviceFamily", "UIAppFonts", "UISupportedInterfaceOrientations",
    "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations~iphone",
    "UIStatusBarStyle", "UIStatusBarHidden", "UIUserInterfaceStyle",
  ]

  /// The keys about what surrounds a running app: its installation, launch screen, icons and background.
  private static let outsideKeys: Set = [
    "UILaunchStoryboardName", "UILaunchScreen", "UILaunchScreens", "UILaunchImages",
    "UILaunchImageFile", "UIRequiredDeviceCapabilities", "UIRequiresFullScreen",
    "UIBackgroundModes", "UIFileSharingEnabled", "UIPrerenderedIcon", "UIApplicationExitsOnSuspend",
    "UIApplicationShortcutItems", "UIRequiresPersistentWiFi", "UINewsstandApp",
    "UISupportedExternalAccessoryProtocols", "UIApplicationSupportsIndirectInputEvents",
  ]

  /// Returns the keys of UIKit in an `Info.plist` that have no effect here although they would on a device.
  static func unusedKeys(of information: [String: Any]) -> [String] {
    information.keys.filter { key in
      let root = key.prefix { $0 != "~" }
      return key.hasPrefix("UI") && !usedKeys.contains(key) && !outsideKeys.contains(String(root))
    }.sorted()
  }

  /// Reports these keys of the running program.
  static func reportUnusedKeys() {
    for key in unusedKeys(of: Bundle.main.infoDictionary ?? [:]) {
      Diagnostics.report("The key \(key) of Info.plist has no effect here.")
    }
  }

  private static let orientationNames: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]

  /// The manifest of the running program.
  @MainActor package static var main = ApplicationManifest(Bundle.main.infoDictionary ?? [:])

  /// Returns the scene with a name, or the first one of the role.
  func scene(_ name: String?, _ role: UISceneSession.Role) -> Scene? {
    let all = scenes?[role.rawValue] ?? []
    return name == nil ? all.first : all.first { $0.name == name }
  }
}

extension UISceneConfiguration {
  /// Reads the delegate's class and the storyboard that the manifest has under the name.
  func takeManifest() {
    guard let scene = ApplicationManifest.main.scene(name, role) else { return }
    if let name = scene.delegateClassName {
      delegateClass = NSClassFromString(name)
      if delegateClass == nil {
        Diagnostics.report(
          "Info.plist names a scene delegate '\(name)', and there is no such class")
      }
    }
    if let name = scene.storyboardName { storyboard = UIStoryboard(name: name, bundle: nil) }
  }
}

extension UIStoryboard {
  /// Returns the window that iOS makes for a main storyboard: hidden until its owner has been called, and with the
  /// storyboard's global tint.
  func makeWindow(in scene: UIWindowScene?) -> UIWindow {
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    if let globalTint { window.tintColor = globalTint }
    window.rootViewController = instantiateInitialViewController()
    return window
  }
}
