import QuartzCore

/// The root of a view hierarchy, shown on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The order of windows: a higher level is in front.
  public struct Level: RawRepresentable, Hashable, Sendable,
    _UIKitNumericRawRepresentable
  {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  package final weak var firstResponder: UIResponder? {
    didSet { if !isHandingOver { UIApplication.shared.inputPanel?.update() } }
  }
  /// The responder to which keys go: the first responder, or else the one that has the focus.
  final var keyResponder: UIResponder? {
    firstResponder ?? windowScene?.focusEngine?.focusedResponder(in: self)
  }
  /// The controller in front of all others in the window.
  final var frontController: UIViewController? { rootViewController?.topmostPresented }
  /// Whether one first responder is being replaced by another: the keyboard stays meanwhile.
  final var isHandingOver = false {
    didSet { if !isHandingOver { UIApplication.shared.inputPanel?.update() } }
  }
  package let gestures = GestureEnvironment()
  /// The window's registration in the render loop; nil while the window is hidden.
  private var rootInLoop: RootInLoop?

  /// Creates a window, which is hidden until ``makeKeyAndVisible()`` or `isHidden = false`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didMake()
  }

  /// Creates a window that fills the main screen.
  public convenience init() {
    self.init(frame: .zero)
    frame = UIScreen.main.bounds
  }

  /// Creates a window that fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    didMake()
    self.windowScene = windowScene
    // Swift doesn't call property observers in an initializer.
    windowSceneDidChange(from: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didMake()
  }

  private func didMake() {
    _layer.isHidden = true
    windowOfView = self
    updateSafeAreaInsets()
  }

  open var screen = UIScreen.main {
    didSet {
      updateTraits()
      updateSafeAreaInsets()
    }
  }

  /// The scene that contains the window. It doesn't retain the window. `nil` removes the window from its
  /// scene and from the screen.
  open weak var windowScene: UIWindowScene? {
    didSet { windowSceneDidChange(from: oldValue) }
  }

  private func windowSceneDidChange(from old: UIWindowScene?) {
    guard windowScene !== old else { return }
    old?.windowList.remove(self)
    windowScene?.windowList.append(self)
    if let windowScene { screen = windowScene.screen }
    let wasShown = isShown
    hasLeftScene = windowScene == nil
    updateShown()
    if isShown != wasShown { shownDidChange(in: old) }
  }

  /// Whether the window was taken out of its scene and hasn't been shown again since.
  private var hasLeftScene = false
  /// Whether the window is on the screen.
  final var isShown: Bool { !isHidden && !hasLeftScene }

  open dynamic override var next: UIResponder? {
    windowScene ?? UIApplication.shared
  }

  /// The controller in front.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    rootViewController.map { [$0.topmostPresented] } ?? []
  }

  private let remains = WindowRemains()

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      remains.controller = rootViewController
      installRootViewController(replacing: oldValue)
    }
  }

  open var windowLevel = Level.normal {
    didSet { _layer.zPosition = windowLevel.rawValue }
  }

  // MARK: Showing

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      hasLeftScene = false
      updateShown()
      shownDidChange(in: windowScene)
    }
  }

  /// Called when the window has appeared on the screen, or has left it and this scene.
  private func shownDidChange(in scene: UIWindowScene?) {
    if !isShown { cancelInput(in: self) }
    visibilityDidChange()
    NotificationCenter.default.post(
      name: isShown ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification,
      object: self)
    // Only its owner retains a window.
    guard !isShown else { return keepForThisTurn(self) }
    let application = UIApplication.shared
    if isKeyWindow { _resignKey() }
    application.keyWindows.remove(self)
    application.windowDidLeave(scene)
  }

  /// Shows the window in front of others of its level and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Registers a visible window in the current render loop and with the application.
  private func updateShown() {
    let application = UIApplication.shared
    remains.application = application
    remains.scene = windowScene
    if !isShown {
      rootInLoop = nil
      application.looseWindows.remove(self)
    } else {
      if rootInLoop == nil { rootInLoop = RootInLoop(_layer) }
      // As on iOS, the windows of an application without scenes of its own belong to its only scene.
      if windowScene == nil, let scene = application.scenes.first as? UIWindowScene,
        scene.screen === screen
      {
        windowScene = scene
        return
      }
      if windowScene == nil {
        application.looseWindows.append(self)
      } else {
        application.looseWindows.remove(self)
      }
    }
  }

  private lazy var ownUndoManager = UndoManager()

  /// The window's own undo manager, for all responders in it that have none.
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: Key window

  /// Whether the window receives keyboard events.
  open var isKeyWindow: Bool { UIApplication.shared._keyWindow === self }
  open var canBecomeKey: Bool { true }

  /// Makes this the key window, in place of the present one.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    let application = UIApplication.shared
    application._keyWindow?._resignKey()
    application._keyWindow = self
    application.keyWindows.append(self)
    becomeKey()
    application.inputPanel?.update()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  open func becomeKey() {}
  open func resignKey() {}

  private func _resignKey() {
    UIApplication.shared._keyWindow = nil
    resignKey()
    UIApplication.shared.inputPanel?.update()
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  // MARK: Events

  /// Sends an event to gesture recognizers and views.
  open dynamic func sendEvent(_ event: UIEvent) { _sendEvent(event) }

  // MARK: Coordinates

  /// Converts a point to another window's coordinates, or to the screen's for `nil`.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: window).origin
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: window).origin
  }

  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    guard let window else { return _convert(rect, toSpace: screen) }
    return _convert(rect, toView: window)
  }

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    guard let window else { return _convert(rect, fromSpace: screen) }
    return window._convert(rect, toView: self)
  }

  // MARK: Notifications

  public static let didBecomeVisibleNotification =
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification =
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  public static let didBecomeKeyNotification =
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification =
    NSNotification.Name("UIWindowDidResignKeyNotification")
}

/// Shows a layer in the current render loop while this object exists.
private final class RootInLoop {
  private let layer: CALayer
  private weak var loop: RenderLoop?

  init(_ layer: CALayer) {
    self.layer = layer
    loop = RenderLoop.current
    RenderLoop.current.addRoot(layer)
  }

  deinit {
    loop?.removeRoot(layer)
  }
}

/// Ends what a window has begun outside itself, when the window is deallocated.
@MainActor private final class WindowRemains {
  var controller: UIViewController?
  weak var application: UIApplication?
  weak var scene: UIWindowScene?

  isolated deinit {
    controller?.abandonTransitions()
    application?.windowDidLeave(scene)
    application?.inputPanel?.update()
  }
}
