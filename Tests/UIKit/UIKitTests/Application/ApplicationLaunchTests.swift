import Stage
import Testing

@MainActor @Suite struct ApplicationLaunchTests {
  nonisolated(unsafe) static var log: [String] = []

  final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.append("app active") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("app resign") }
    func applicationDidEnterBackground(_ application: UIApplication) {
      log.append("app background")
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      log.append("app foreground")
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.append("connect")
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) { log.append("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("scene resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("scene background") }
  }

  @Test func aDelegateWithAWindowIsLaunchedInOrder() throws {
    Self.log = []
    let stage = Stage(device: .iPhone14Pro)
    stage.launch(WindowDelegate.self)
    #expect(Self.log == ["will", "did", "active"])
    let delegate = try #require(stage.application.delegate as? WindowDelegate)
    let window = try #require(delegate.window)
    #expect(window.isKeyWindow)
    #expect(window.windowScene != nil)
    #expect(window.rootViewController?.view.window === window)
    #expect(stage.application.applicationState == .active)
    #expect(stage.application.statusBarFrame.height == UIScreen.main.statusBarHeight)

    stage.application.enterBackground()
    stage.application.enterForeground()
    #expect(Self.log == ["will", "did", "active", "resign", "background", "foreground", "active"])
  }

  @Test func aSceneDelegateIsMadeAndConnected() throws {
    Self.log = []
    let stage = Stage(device: .iPhone14Pro)
    stage.launch(SceneAppDelegate.self)
    #expect(Self.log == ["connect", "scene foreground", "scene active"])
    let scene = try #require(stage.application.connectedScenes.first as? UIWindowScene)
    #expect(scene.delegate is SceneDelegate)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.windows.count == 1)
    #expect(scene.keyWindow === scene.windows.first)
  }

  /// Source: Apple, `applicationDidBecomeActive(_:)`: "If you’re using scenes, UIKit will not call this method. […] UIKit
  /// posts a didBecomeActiveNotification regardless of whether your app uses scenes." `sceneDidBecomeActive(_:)` and its
  /// siblings: "In addition to calling this method, UIKit posts a didActivateNotification".
  @Test func scenesAreToldInPlaceOfTheApplication() throws {
    let stage = Stage(device: .iPhone14Pro)
    stage.launch(SceneAppDelegate.self)
    let scene = try #require(stage.application.connectedScenes.first)
    Self.log = []
    let names: [(NSNotification.Name, AnyObject, String)] = [
      (UIScene.willDeactivateNotification, scene, "scene will deactivate"),
      (UIScene.didEnterBackgroundNotification, scene, "scene did enter background"),
      (UIScene.willEnterForegroundNotification, scene, "scene will enter foreground"),
      (UIScene.didActivateNotification, scene, "scene did activate"),
      (UIApplication.willResignActiveNotification, stage.application, "app will resign"),
      (UIApplication.didEnterBackgroundNotification, stage.application, "app did background"),
      (UIApplication.willEnterForegroundNotification, stage.application, "app will foreground"),
      (UIApplication.didBecomeActiveNotification, stage.application, "app did activate"),
    ]
    let tokens = names.map { name, object, line in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        Self.log.append(line)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    stage.application.enterBackground()
    #expect(
      Self.log == [
        "app will resign", "scene resign", "scene will deactivate", "scene background",
        "scene did enter background", "app did background",
      ])
    Self.log = []
    stage.application.enterForeground()
    #expect(
      Self.log == [
        "app will foreground", "scene foreground", "scene will enter foreground", "scene active",
        "scene did activate", "app did activate",
      ])
  }

  /// Xcode launches the app that hosts its tests: Apple, "Testing your apps in Xcode", "The host application". Here it is
  /// launched when a test looks for it.
  @Test(arguments: [true, false])
  func testsFindTheAppThatHostsThem(_ looksForItsWindow: Bool) throws {
    let (shared, manifest) = (UIApplication.shared, ApplicationManifest.main)
    defer {
      shared.makeCurrent()
      ApplicationManifest.main = manifest
    }
    ApplicationManifest.main = ApplicationManifest([
      "OozeHostedDelegate": NSStringFromClass(WindowDelegate.self)
    ])
    let application = UIApplication(hasStage: false)
    application.makeCurrent()
    Self.log = []
    if looksForItsWindow { #expect(application.keyWindow != nil) }
    let delegate = try #require(application.delegate as? WindowDelegate)
    #expect(application.keyWindow === delegate.window)
    #expect(application.windows == [delegate.window])
    #expect(application.connectedScenes.count == 1)
    #expect(Self.log == ["will", "did", "active"])
  }

  @Test func aHigherWindowIsInFrontAndTakesTheTouches() {
    let stage = Stage(device: .iPhone14Pro)
    stage.show(UIViewController())
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    alert.windowLevel = .alert
    alert.isHidden = false
    defer { alert.isHidden = true }
    let later = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    later.isHidden = false
    defer { later.isHidden = true }
    #expect(stage.application.window(at: CGPoint(x: 50, y: 50)) === alert)
    #expect(stage.application.window(at: CGPoint(x: 150, y: 150)) === later)
    #expect(stage.application.window(at: CGPoint(x: 300, y: 300)) === stage.window)
  }
}

/// An app's delegate. It is outside the suite, because a name finds only such classes.
final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    ApplicationLaunchTests.log.append("will")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    ApplicationLaunchTests.log.append("did")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    ApplicationLaunchTests.log.append("active")
  }
  func applicationWillResignActive(_ application: UIApplication) {
    ApplicationLaunchTests.log.append("resign")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    ApplicationLaunchTests.log.append("background")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    ApplicationLaunchTests.log.append("foreground")
  }
}
