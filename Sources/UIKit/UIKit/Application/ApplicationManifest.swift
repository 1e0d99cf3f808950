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
  /// The URL schemes that the application opens, in lowercase.
  let schemes: Set<String>
  /// The orientations that the application supports; `nil` if the file doesn't list any.
  let orientations: UIInterfaceOrientationMask?
  /// Whether the app is for tablets and not for phones.
  package let isForTabletsAlone: Bool
  /// The font files that the app contains.
  let fonts: [String]

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
    fonts = information["UIAppFonts"] as? [String] ?? []
    schemes = Set(
      types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    orientations = (information["UISupportedInterfaceOrientations"] as? [String]).map { names in
      names.reduce(into: []) { mask, name in
        if let one = Self.orientationNames[name] { mask.insert(one) }
      }
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
  /// Returns the window that iOS makes for a main storyboard: hidden until its owner has been called.
  func makeWindow(in scene: UIWindowScene?) -> UIWindow {
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = instantiateInitialViewController()
    return window
  }
}
