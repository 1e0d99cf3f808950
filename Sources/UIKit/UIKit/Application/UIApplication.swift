import QuartzCore

/// The running application: it receives events and knows the scenes and windows.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the application is in front.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// Keys of the dictionary that an application is launched with. Ours is empty.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let localNotification = Self(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let newsstandDownloads = Self(
      rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    public static let bluetoothCentrals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    public static let bluetoothPeripherals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    public static let cloudKitShareMetadata = Self(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    public static let eventAttribution = Self(
      rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
  }

  /// The application of the stage that is at work.
  open class var shared: UIApplication { _shared }

  private static var _shared = UIApplication()

  package var scenes: [UIScene] = []
  /// Visible windows that belong to no scene.
  var looseWindows: [UIWindow] = []
  package weak var _keyWindow: UIWindow?
  package let touchStream = TouchStream()
  package let pressStream = PressStream()
  package let accessibilityCenter = AccessibilityCenter()
  /// The device's clock, for views that show today's date. Nothing moves by it.
  package var date: () -> Date = { Date() }
  package let hoverStream = HoverStream()
  package let scrollStream = ScrollStream()
  package let photoLibrary = PhotoLibrary()
  /// The drags of fingers at present.
  var drags: [DragConduct] = []
  package private(set) lazy var keyboard = SoftwareKeyboard(application: self)
  private var ownedDelegate: (any UIApplicationDelegate)?
  var backgroundTasks = BackgroundTasks()
  /// The orientation before a turn of the interface that isn't over.
  var turnedFrom: UIInterfaceOrientation?
  private var ignoringCalls = 0

  package override init() { super.init() }

  /// Makes this the shared application.
  package func makeCurrent() { Self._shared = self }

  /// The app delegate. The application doesn't retain it, except for the delegate that it created at
  /// launch; nil when it has been deallocated.
  unowned(unsafe) open var delegate: (any UIApplicationDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
  private weak var heldDelegate: (any UIApplicationDelegate)?

  open override var next: UIResponder? { ownedDelegate as? UIResponder }

  open private(set) var applicationState = State.inactive
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  open var keyWindow: UIWindow? { _keyWindow }
  /// Visible windows from back to front.
  open var windows: [UIWindow] { allWindows.filter { !$0.isHidden } }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.values.direction
  }

  /// How the interface of the first scene is turned. Setting it is
  /// ``setStatusBarOrientation(_:animated:)``.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { windowScene?.interfaceOrientation ?? .portrait }
    set { setStatusBarOrientation(newValue, animated: false) }
  }

  /// Turns the interface where the controller in front supports no orientation at all, by which it
  /// leaves turning to the application. It is ignored elsewhere, as since iOS 6.
  open func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) {
    guard let windowScene, keyWindow?.supportedInterfaceOrientations.isEmpty == true,
      interfaceOrientation != windowScene.interfaceOrientation
    else { return }
    windowScene.turn?(interfaceOrientation)
  }

  /// Seconds that a quarter turn of the interface takes: 0.3 on phones and 0.4 on tablets (commonly
  /// quoted).
  open var statusBarOrientationAnimationDuration: TimeInterval {
    UIDevice.current.userInterfaceIdiom == .pad ? 0.4 : 0.3
  }

  /// The status bar on the screen; empty when it is hidden.
  open var statusBarFrame: CGRect { windowScene?.statusBarManager?.statusBarFrame ?? .zero }

  /// Whether the status bar is hidden. View controllers decide it, unless
  /// `UIViewControllerBasedStatusBarAppearance` in the app's `Info.plist` is false; then
  /// ``setStatusBarHidden(_:with:)`` does.
  open var isStatusBarHidden: Bool {
    get { windowScene?.statusBarManager?.isStatusBarHidden ?? true }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// The style of the status bar's text, which the application decides where it decides about
  /// ``isStatusBarHidden``.
  open var statusBarStyle: UIStatusBarStyle {
    get { windowScene?.statusBarManager?.statusBarStyle ?? .default }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Hides or shows the status bar where the application decides about it. The page that shows the
  /// bar fades it whatever `animation` says.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    decideStatusBar { $0.isHidden = hidden }
  }

  /// Sets the style of the status bar's text where the application decides about it. The page that
  /// shows the bar fades it whatever `animated` says.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    decideStatusBar { $0.style = statusBarStyle }
  }

  private func decideStatusBar(_ change: (inout StatusBarAppearance) -> Void) {
    guard !ApplicationManifest.main.controllersDecideStatusBar, let windowScene else { return }
    change(&windowScene.statusBarAppearance)
  }

  private var windowScene: UIWindowScene? { scenes.lazy.compactMap { $0 as? UIWindowScene }.first }

  package var allWindows: [UIWindow] {
    let windows = scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } + looseWindows
    // Stable, so that among equals the one shown last is in front.
    return windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  // MARK: Events

  /// Hands an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    guard !isIgnoringInteractionEvents else { return }
    if let event = event as? UIPressesEvent { return pressStream.deliver(event, to: _keyWindow) }
    if let event = event as? ScrollEvent {
      event.gesture?.window?.sendEvent(event)
      return
    }
    if event._touches.contains(where: { $0.phase == .began }) {
      _keyWindow?.windowScene?.focusEngine?.deferFocus()
    }
    for window in allWindows where event._touches.contains(where: { $0.window === window }) {
      window.sendEvent(event)
    }
  }

  /// Calls `action` on `target`, or for `nil` on the first object from the first responder or the
  /// sender on that implements it. Answers whether it was done.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.perform(on: target as AnyObject, sender, event) }
    var responder = _keyWindow?.firstResponder ?? sender as? UIResponder
    while let current = responder {
      if action.perform(on: current, sender, event) { return true }
      responder = current.next
    }
    return false
  }

  /// Ignores touches and keys until ``endIgnoringInteractionEvents()`` has been called as many times.
  /// Current touches are cancelled.
  open func beginIgnoringInteractionEvents() {
    if ignoringCalls == 0 { cancelInput() }
    ignoringCalls += 1
  }

  private func cancelInput() {
    touchStream.cancelAll(in: self)
    scrollStream.cancel()
    pressStream.cancelAll()
  }

  open func endIgnoringInteractionEvents() { ignoringCalls = max(0, ignoringCalls - 1) }

  open var isIgnoringInteractionEvents: Bool { ignoringCalls > 0 }

  // MARK: Unavailable hardware

  /// Whether the screen stays on without touches; kept, for a page decides that by itself.
  open var isIdleTimerDisabled = false
  /// The number on the application's icon; kept, for there is no home screen.
  open var applicationIconBadgeNumber = 0
  /// The choices on the home screen; kept, for there is none.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether the status bar before iOS 13 would show a spinner. iOS no longer shows it.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether a shake of the device offers to undo; kept, for a page can't be shaken.
  open var applicationSupportsShakeToEdit = true
  /// Files of the application can always be read.
  open var isProtectedDataAvailable: Bool { true }
  open var supportsMultipleScenes: Bool { false }
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }

  /// Asks for another icon, which the application doesn't have: `completionHandler` gets an error.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(AlternateIconError())
  }

  /// Asks to show a scene. One that is connected is in front already; another one can't be made, and
  /// `errorHandler` is told.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let sceneSession, openSessions.contains(sceneSession) { return }
    errorHandler?(MultipleScenesError())
  }

  /// Asks to take a scene away: it is the only one, so `errorHandler` is told.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(MultipleScenesError())
  }

  /// Asks for a new picture of a scene that isn't seen: a scene here is seen whenever it is connected.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Starts receiving events from the buttons of headphones and the like. A page has no such buttons,
  /// so no event arrives.
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}

  /// Asks for messages from outside, which never come: the delegate is told that it failed.
  open func registerForRemoteNotifications() {
    delegate?.application(
      self, didFailToRegisterForRemoteNotificationsWithError: NoRemoteMessages())
  }

  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// The orientations that the application can be shown in, by its `Info.plist`.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { ApplicationManifest.main.orientations ?? .all }

  // MARK: Launching

  /// Launches with a delegate as iOS does: options, a scene, then activity.
  package func launch(_ delegate: any UIApplicationDelegate) {
    ownedDelegate = delegate
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    let scene = makeScene()
    let manifest = ApplicationManifest.main
    let storyboard = manifest.storyboardName.flatMap { name in
      manifest.scenes == nil ? UIStoryboard(name: name, bundle: nil) : nil
    }
    if let storyboard { delegate.window = storyboard.makeWindow(in: nil) }
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    if storyboard != nil { delegate.window?.makeKeyAndVisible() }
    delegate.applicationDidFinishLaunching(self)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    connect(scene)
    activate()
  }

  private func makeScene() -> UIWindowScene {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: role))
    let options = UIScene.ConnectionOptions()
    let configuration =
      delegate?.application(self, configurationForConnecting: session, options: options)
      ?? session.configuration
    let scene = UIWindowScene(
      session: UISceneSession(configuration: configuration), connectionOptions: options)
    if let delegateClass = configuration.delegateClass as? NSObject.Type {
      scene.delegate = delegateClass.makeDynamic() as? any UISceneDelegate
    }
    scenes.append(scene)
    return scene
  }

  private func connect(_ scene: UIWindowScene) {
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.activationState = .foregroundInactive
    let delegate = scene.delegate as? any UIWindowSceneDelegate
    let storyboard = scene.session.configuration.storyboard
    if let storyboard { delegate?.window = storyboard.makeWindow(in: scene) }
    scene.delegate?.scene(
      scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    if storyboard != nil { delegate?.window?.makeKeyAndVisible() }
  }

  /// Brings the application and its scenes to the front.
  package func activate() {
    guard applicationState != .active else { return }
    applicationState = .active
    for scene in scenes {
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    }
    delegate?.applicationDidBecomeActive(self)
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
  }

  /// Sends the application into the background: nobody watches it any more.
  package func enterBackground() {
    guard applicationState != .background else { return }
    cancelInput()
    delegate?.applicationWillResignActive(self)
    NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
    for scene in scenes {
      scene.delegate?.sceneWillResignActive(scene)
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
    }
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
  }

  /// Returns the application from the background.
  package func enterForeground() {
    guard applicationState == .background else { return }
    delegate?.applicationWillEnterForeground(self)
    NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
    activate()
  }

  /// Tells that the program is about to end.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
  }

  // MARK: Notifications

  /// Posted by systems before iOS 13 when the status bar changes; later ones leave it to view
  /// controllers, and so does this one.
  public static let willChangeStatusBarFrameNotification =
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  /// As ``willChangeStatusBarFrameNotification``, not posted any more.
  public static let didChangeStatusBarFrameNotification =
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted before the interface turns; ``statusBarOrientationUserInfoKey`` has the new orientation.
  public static let willChangeStatusBarOrientationNotification =
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the interface was turned; ``statusBarOrientationUserInfoKey`` has the orientation
  /// before.
  public static let didChangeStatusBarOrientationNotification =
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  public static let significantTimeChangeNotification =
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  public static let userDidTakeScreenshotNotification =
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  public static let protectedDataDidBecomeAvailableNotification =
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  public static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

  // MARK: Keys in archives of the interface's state, of which nothing here makes any

  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  public static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"
  public static let didFinishLaunchingNotification =
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willTerminateNotification =
    NSNotification.Name("UIApplicationWillTerminateNotification")
  public static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
}

/// Nobody sends messages to a program on Linux.
struct NoRemoteMessages: LocalizedError {
  var errorDescription: String? { "remote notifications are not supported on Linux" }
}
