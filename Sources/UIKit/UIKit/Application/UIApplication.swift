import QuartzCore

/// The running application, which receives events and has the scenes and windows.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the application is in front.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The keys of the launch options. Here the dictionary is empty.
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

  /// The application of the current stage.
  open class var shared: UIApplication { _shared }

  /// A window that no delegate keeps: the one in which a stage shows a controller, or the empty one that tests
  /// without a stage find, as tests find that of the app that hosts them.
  package var ownWindow: UIWindow?

  /// Launches the app that hosts tests without a stage, or shows an empty window if there is none.
  private func showHostWindow() {
    guard !hasStage, !hasHost, let scene = windowScene else { return }
    hasHost = true
    if let type = ApplicationManifest.main.hostedDelegate {
      if allWindows.isEmpty { scenes = [] }
      return launch(Self.makeDelegate(type))
    }
    let window = UIWindow(windowScene: scene)
    ownWindow = window
    window.rootViewController = UIViewController()
    let isKey = _keyWindow == nil
    window.isHidden = false
    if isKey { window.makeKey() }
  }

  private static var _shared = UIApplication(hasStage: false)

  /// The scenes. Without a stage there is one, in which tests show their windows.
  package lazy var scenes: [UIScene] =
    hasStage ? [] : [UIWindowScene.make(.foregroundActive)]
  private var hasStage: Bool
  /// Whether tests without a stage have found a window.
  private var hasHost = false
  /// Visible windows that belong to no scene.
  var looseWindows = WindowList()
  package weak var _keyWindow: UIWindow?
  /// The windows that have been the key window and are on the screen, the last one at the end.
  var keyWindows = WindowList()
  package let touchStream = TouchStream()
  package let pressStream = PressStream()
  package let hoverStream = HoverStream()
  package let scrollStream = ScrollStream()
  private(set) lazy var inputPanel = Self.inputPanelClass.service()?.init(application: self)
  private var parts: [ObjectIdentifier: AnyObject] = [:]
  private var ownedDelegate: (any UIApplicationDelegate)?
  var backgroundTasks = BackgroundTasks()
  /// The orientation before the current rotation of the interface.
  var turnedFrom: UIInterfaceOrientation?
  private var ignoringCalls = 0

  package override convenience init() { self.init(hasStage: true) }

  /// - Parameter hasStage: Whether a stage shows the application. Tests run without one, in an app or by themselves.
  package init(hasStage: Bool) {
    self.hasStage = hasStage
    super.init()
  }

  /// Returns the application's object of a class that another folder declares, such as its photo library. The first
  /// call makes it.
  final func part<Part: AnyObject>(_ make: @autoclosure () -> Part) -> Part {
    let key = ObjectIdentifier(Part.self)
    if let part = parts[key] { return unsafeDowncast(part, to: Part.self) }
    let part = make()
    parts[key] = part
    return part
  }

  /// Makes this application the shared one.
  package func makeCurrent() { Self._shared = self }

  /// The app delegate. The application doesn't retain it, except for the delegate that it created at
  /// launch; nil when it has been deallocated.
  unowned(unsafe) open var delegate: (any UIApplicationDelegate)? {
    get {
      if heldDelegate == nil, ApplicationManifest.main.hostedDelegate != nil { showHostWindow() }
      return heldDelegate
    }
    set { heldDelegate = newValue }
  }
  private weak var heldDelegate: (any UIApplicationDelegate)?

  open dynamic override var next: UIResponder? { ownedDelegate as? UIResponder }

  open private(set) var applicationState = State.inactive
  open var connectedScenes: Set<UIScene> {
    showHostWindow()
    return Set(scenes)
  }
  open var keyWindow: UIWindow? {
    showHostWindow()
    return _keyWindow
  }
  /// Visible windows from back to front.
  open var windows: [UIWindow] {
    showHostWindow()
    return allWindows.filter { !$0.isHidden }
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.values.direction
  }

  /// The orientation of the first scene's interface. Setting it calls
  /// ``setStatusBarOrientation(_:animated:)``.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { windowScene?.interfaceOrientation ?? .portrait }
    set { setStatusBarOrientation(newValue, animated: false) }
  }

  /// Rotates the interface if the controller in front supports no orientation at all, and so leaves
  /// rotation to the application. Otherwise it is ignored, as since iOS 6.
  open func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) {
    guard let windowScene, keyWindow?.supportedInterfaceOrientations.isEmpty == true,
      interfaceOrientation != windowScene.interfaceOrientation
    else { return }
    windowScene.turn?(interfaceOrientation)
  }

  /// The seconds that a quarter turn of the interface takes: 0.3 on phones and 0.4 on tablets (commonly
  /// quoted).
  open var statusBarOrientationAnimationDuration: TimeInterval {
    UIDevice.current.userInterfaceIdiom == .pad ? 0.4 : 0.3
  }

  /// The frame of the status bar on the screen; empty if it is hidden.
  open var statusBarFrame: CGRect { windowScene?.statusBarManager?.statusBarFrame ?? .zero }

  /// Whether the status bar is hidden. View controllers decide about it, unless
  /// `UIViewControllerBasedStatusBarAppearance` in the app's `Info.plist` is false; then
  /// ``setStatusBarHidden(_:with:)`` does.
  open var isStatusBarHidden: Bool {
    get { windowScene?.statusBarManager?.isStatusBarHidden ?? true }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// The style of the status bar's text. The application sets it under the same condition as
  /// ``isStatusBarHidden``.
  open var statusBarStyle: UIStatusBarStyle {
    get { windowScene?.statusBarManager?.statusBarStyle ?? .default }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Hides or shows the status bar if the application decides about it. The page that shows the bar
  /// fades it whatever the value of `animation`.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    decideStatusBar { $0.isHidden = hidden }
  }

  /// Sets the style of the status bar's text if the application decides about it. The page that shows
  /// the bar fades it whatever the value of `animated`.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    decideStatusBar { $0.style = statusBarStyle }
  }

  private func decideStatusBar(_ change: (inout StatusBarAppearance) -> Void) {
    guard !ApplicationManifest.main.controllersDecideStatusBar, let windowScene else { return }
    change(&windowScene.statusBarAppearance)
  }

  private var windowScene: UIWindowScene? { scenes.lazy.compactMap { $0 as? UIWindowScene }.first }

  /// Called when a window has left the screen and its scene. Another one becomes the key window and decides
  /// about the status bar.
  func windowDidLeave(_ scene: UIWindowScene?) {
    if _keyWindow == nil { keyWindows.windows.last(where: \.isShown)?.makeKey() }
    scene?.updateStatusBarAppearance()
  }

  package var allWindows: [UIWindow] {
    let windows = scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } + looseWindows.windows
    // The sort is stable, so that among windows of the same level the one shown last is in front.
    return windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  // MARK: Events

  /// Sends an event to the windows that it concerns.
  open dynamic func sendEvent(_ event: UIEvent) {
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

  /// Calls `action` on `target`; for `nil`, on the first object that implements it in the chain from
  /// the first responder or the sender on. Returns whether it was called.
  @discardableResult open dynamic func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.perform(on: target as AnyObject, sender, event) }
    var responder = _keyWindow?.firstResponder ?? sender as? UIResponder
    if let edit = EditAction(action), responder?.carryOutAlongChain(edit, sender: sender) == true {
      return true
    }
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

  /// Whether the screen stays on without touches; stored only, because the browser decides.
  open var isIdleTimerDisabled = false
  /// The number on the application's icon; stored only, because there is no home screen.
  open var applicationIconBadgeNumber = 0
  /// The shortcuts on the home screen; stored only, because there is none.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether the status bar before iOS 13 would show a spinner. iOS no longer shows it.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether shaking the device offers to undo; stored only, because a page can't be shaken.
  open var applicationSupportsShakeToEdit = true
  /// True: files of the application can always be read.
  open var isProtectedDataAvailable: Bool { true }
  open var supportsMultipleScenes: Bool { false }
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }

  /// Asks for another icon, which the application doesn't have: `completionHandler` receives an error.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(AlternateIconError())
  }

  /// Asks to show a scene. A connected scene is already in front. Another scene can't be created, and
  /// `errorHandler` receives an error.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let sceneSession, openSessions.contains(sceneSession) { return }
    errorHandler?(MultipleScenesError())
  }

  /// Asks to destroy a scene: it is the only one, so `errorHandler` receives an error.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(MultipleScenesError())
  }

  /// Asks for a new picture of a hidden scene. It does nothing, because a connected scene is always visible
  /// here.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Starts receiving events from the buttons of headphones and the like. A page has no such buttons,
  /// so no event arrives.
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}

  /// Asks for remote notifications, which never arrive: the delegate receives an error.
  open func registerForRemoteNotifications() {
    delegate?.application(
      self, didFailToRegisterForRemoteNotificationsWithError: NoRemoteMessages())
  }

  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Returns the orientations that the application supports, by its `Info.plist`.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { ApplicationManifest.main.orientations ?? .all }

  // MARK: Launching

  /// Launches with a delegate in the order of iOS: options, a scene, then activity.
  package func launch(_ delegate: any UIApplicationDelegate) {
    ApplicationManifest.reportUnusedKeys()
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

  /// The delegate, if the application doesn't use scenes. Otherwise UIKit calls the scenes' delegates in its place
  /// (Apple, `applicationDidBecomeActive(_:)`). It posts the application's notifications all the same.
  private var delegateWithoutScenes: (any UIApplicationDelegate)? {
    let usesScenes =
      ApplicationManifest.main.scenes != nil || scenes.contains { $0.delegate != nil }
    return usesScenes ? nil : delegate
  }

  /// Moves the application and its scenes to the foreground.
  package func activate() {
    guard applicationState != .active else { return }
    applicationState = .active
    for scene in scenes { scene.activate() }
    delegateWithoutScenes?.applicationDidBecomeActive(self)
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
  }

  /// Moves the application to the background, because nobody watches it any more.
  package func enterBackground() {
    guard applicationState != .background else { return }
    cancelInput()
    delegateWithoutScenes?.applicationWillResignActive(self)
    NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
    for scene in scenes { scene.enterBackground() }
    applicationState = .background
    delegateWithoutScenes?.applicationDidEnterBackground(self)
    NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
  }

  /// Returns the application from the background.
  package func enterForeground() {
    guard applicationState == .background else { return }
    delegateWithoutScenes?.applicationWillEnterForeground(self)
    NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
    activate()
  }

  /// Reports that the program is about to end.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
  }

  // MARK: Notifications

  /// Posted before iOS 13 when the status bar changes. Later systems, like this UIKit, leave the status
  /// bar to view controllers and don't post it.
  public static let willChangeStatusBarFrameNotification =
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted before iOS 13, like ``willChangeStatusBarFrameNotification``.
  public static let didChangeStatusBarFrameNotification =
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted before the interface rotates; ``statusBarOrientationUserInfoKey`` has the new orientation.
  public static let willChangeStatusBarOrientationNotification =
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the interface has rotated; ``statusBarOrientationUserInfoKey`` has the previous
  /// orientation.
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

  // MARK: State restoration keys, unused here

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

/// The error of a request for remote notifications, which a program on Linux can't receive.
struct NoRemoteMessages: LocalizedError {
  var errorDescription: String? { "remote notifications are not supported on Linux" }
}
