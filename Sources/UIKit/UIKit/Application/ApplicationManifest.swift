import Foundation

/// The facts of an app's `Info.plist` about its start: its scenes, or its main storyboard.
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
  /// Whether view controllers decide about the status bar, or the application does.
  let controllersDecideStatusBar: Bool
  /// The schemes of addresses that the application opens, in lowercase.
  let schemes: Set<String>
  /// The orientations that the application can be shown in; `nil` where the file doesn't say it.
  let orientations: UIInterfaceOrientationMask?
  /// Whether the app is for tablets and not for phones.
  package let isForTabletsAlone: Bool
  /// The files of the fonts that the app brings along.
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

  /// The manifest of the program that runs.
  @MainActor package static var main = ApplicationManifest(Bundle.main.infoDictionary ?? [:])

  /// The scene of this name, or the first one of the role.
  func scene(_ name: String?, _ role: UISceneSession.Role) -> Scene? {
    let all = scenes?[role.rawValue] ?? []
    return name == nil ? all.first : all.first { $0.name == name }
  }
}

extension UISceneConfiguration {
  /// Takes the delegate's class and the storyboard that the manifest has under the name.
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
  /// The window that iOS makes of a main storyboard: hidden until its owner has been told.
  func makeWindow(in scene: UIWindowScene?) -> UIWindow {
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = instantiateInitialViewController()
    return window
  }
}
