import QuartzCore

/// A scene that shows windows on the screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  package var _interfaceOrientation = UIInterfaceOrientation.portrait {
    willSet {
      if newValue != _interfaceOrientation, isConnected {
        UIApplication.shared.willTurn(to: newValue)
      }
    }
    didSet {
      guard _interfaceOrientation != oldValue else { return }
      if isConnected { UIApplication.shared.didTurn(from: oldValue) }
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }

  /// Creates a scene for an application that isn't launched.
  package static func make(_ state: ActivationState) -> UIWindowScene {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let scene = UIWindowScene(
      session: UISceneSession(configuration: configuration),
      connectionOptions: UIScene.ConnectionOptions())
    scene.activationState = state
    return scene
  }

  open var interfaceOrientation: UIInterfaceOrientation { _interfaceOrientation }

  /// The status bar that the controllers in front ask for.
  package var statusBarAppearance = ApplicationManifest.main.statusBar {
    didSet {
      guard statusBarAppearance.isHidden != oldValue.isHidden else { return }
      for window in windows { window.updateSafeAreaInsets() }
    }
  }
  /// Rotates the device; `nil` if that isn't possible.
  package var turn: ((UIInterfaceOrientation) -> Void)?
  private lazy var ownFocusEngine = FocusEngine()
  /// The focus engine, on a tablet; the kind of device may change.
  var focusEngine: FocusEngine? {
    UIDevice.current.userInterfaceIdiom == .pad ? ownFocusEngine : nil
  }

  /// Whether the scene belongs to the application, and isn't just being made.
  private var isConnected: Bool { UIApplication.shared.scenes.contains { $0 === self } }

  private lazy var manager = UIStatusBarManager(scene: self)

  open private(set) var screen = UIScreen.main
  final var windowList = WindowList()
  /// The windows from back to front. The scene doesn't retain them.
  open var windows: [UIWindow] { windowList.windows }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// The sizes to which the user may resize the scene; nil, because scenes have the size of the screen.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var statusBarManager: UIStatusBarManager? { manager }
  /// The focus system that keys control; nil on a phone.
  open var focusSystem: UIFocusSystem? { focusEngine?.system }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  override func screenTraitsDidChange(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self, didUpdate: screen, interfaceOrientation: previousOrientation,
      traitCollection: previous)
    previousOrientation = interfaceOrientation
  }
  private lazy var previousOrientation = interfaceOrientation
}

/// The delegate of a window scene's lifecycle.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowKeeping {
  /// Called when the scene was rotated or resized, or its traits have changed.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// The current state of the status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  package init(scene: UIWindowScene) {
    self.scene = scene
  }

  open var statusBarStyle: UIStatusBarStyle { scene?.statusBarAppearance.style ?? .default }
  open var isStatusBarHidden: Bool { scene?.statusBarAppearance.isHidden ?? true }

  /// The frame of the bar in the screen's coordinates; empty if it is hidden.
  open var statusBarFrame: CGRect {
    guard let screen = scene?.screen, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: screen.bounds.width, height: screen.statusBarHeight)
  }
}
