import AVFAudio

/// A virtual device: a screen, a clock and fingers, for an interface made with UIKit.
///
/// A test shows a controller, touches it, lets time pass and looks:
///
///     let stage = Stage(device: .iPhone14Pro)
///     stage.show(controller)
///     stage.drag(from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 240), duration: 0.4)
///     stage.advance(by: 1.0)
///     let picture = stage.snapshot()
///
/// **Time** stands still until ``advance(by:)`` or a gesture moves it, frame by frame, so the same
/// calls give the same pixels on every machine, and a bounce of two seconds takes milliseconds.
/// `CACurrentMediaTime()` reads this clock. `StageBrowser` moves it with a page's display instead.
///
/// **Points** are those of the screen as it is held: the origin is its top left, y grows downwards.
///
/// Several stages can live in one process. Each is a device of its own with its own
/// `UIScreen.main` and `UIApplication.shared`; whichever was used last is current. A view in no
/// window has the traits of that one, so tests with different devices take turns: Swift Testing lets others begin
/// between a suite's initializer and its test, unless it is told `--no-parallel`.
@MainActor public final class Stage {
  /// The model. Setting it exchanges the device under the running interface, as when a window is
  /// resized: controllers stay, and are laid out anew. A window is held as it is wide; what comes after
  /// one stands upright.
  public var device: Device {
    didSet {
      guard device != oldValue else { return }
      if device.isWindow {
        orientation = device.windowOrientation
      } else if oldValue.isWindow {
        orientation = .portrait
      }
      updateScreen()
    }
  }

  /// How the device is held. Setting it turns at once; see ``rotate(to:)``.
  public internal(set) var orientation: UIInterfaceOrientation

  /// Light or dark.
  public var appearance: UIUserInterfaceStyle {
    didSet { if appearance != oldValue { updateScreen() } }
  }

  /// The text size that the user prefers.
  public var textSize: UIContentSizeCategory {
    didSet { if textSize != oldValue { updateScreen() } }
  }

  /// The direction of the user's language.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    didSet { if layoutDirection != oldValue { updateScreen() } }
  }

  /// Whether the user asked for more contrast.
  public var contrast = UIAccessibilityContrast.normal {
    didSet { if contrast != oldValue { updateScreen() } }
  }

  package let renderLoop = RenderLoop()
  package let screen: UIScreen
  package let application: UIApplication
  /// The device on which sounds play.
  package let audio: AudioDevice
  /// Where the fingers are that are down.
  var fingers: [Int: CGPoint] = [:]
  /// Stands for the glass: its node carries the windows.
  private let glass = CALayer()
  private var lastTree: LayerTree?
  private var shownWindow: UIWindow?
  var keys: Set<UIKeyboardHIDUsage> = []

  /// A device that shows nothing yet, at time 0.
  public init(
    device: Device = .iPhone14Pro, orientation: UIInterfaceOrientation = .portrait,
    appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.device = device
    self.orientation = device.isWindow ? device.windowOrientation : orientation
    self.appearance = appearance
    self.textSize = textSize
    self.layoutDirection = layoutDirection
    renderLoop.makeCurrent()
    audio = AudioDevice(renderLoop)
    audio.makeCurrent()
    application = UIApplication()
    application.makeCurrent()
    screen = UIScreen(
      bounds: CGRect(origin: .zero, size: device.size(in: orientation)), scale: device.scale,
      safeAreaInsets: device.safeAreaInsets(in: orientation),
      shapeInsets: device.shapeInsets(in: orientation),
      statusBarHeight: device.statusBarHeight(in: orientation),
      barOverlap: device.barOverlap(in: orientation))
    screen.makeCurrent()
    renderLoop.onCommit = { MainActor.assumeIsolated { UndoManager.endEvent() } }
    updateScreen()
  }

  isolated deinit { renderLoop.end() }

  /// Makes this device the one that `UIScreen.main`, `UIApplication.shared` and
  /// `CACurrentMediaTime()` speak of. Every method of a stage does so first.
  public func makeCurrent() {
    renderLoop.makeCurrent()
    audio.makeCurrent()
    application.makeCurrent()
    screen.makeCurrent()
  }

  /// Does something to the device, and shows what comes of it.
  func act(_ body: () -> Void) {
    makeCurrent()
    body()
    renderLoop.commit()
  }

  // MARK: Showing

  /// Shows `controller` on the whole screen, in place of what was shown before, and lays it out.
  public func show(_ controller: UIViewController) {
    makeCurrent()
    if let window = shownWindow {
      window.rootViewController = controller
    } else {
      let window = UIWindow(windowScene: makeScene())
      shownWindow = window
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    application.activate()
    renderLoop.commit()
  }

  /// Launches an application as iOS does: it makes its own windows.
  package func launch(_ delegateClass: any UIApplicationDelegate.Type) {
    makeCurrent()
    application.launch(UIApplication.makeDelegate(delegateClass))
    updateScreen()
  }

  private func makeScene() -> UIWindowScene {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let scene = UIWindowScene(
      session: UISceneSession(configuration: configuration),
      connectionOptions: UIScene.ConnectionOptions())
    scene._interfaceOrientation = orientation
    scene.turn = { [weak self] in self?.turn(to: $0) }
    application.scenes.append(scene)
    return scene
  }

  /// The window that ``show(_:)`` made, or the application's key window.
  public var window: UIWindow? { shownWindow ?? application._keyWindow }

  // MARK: Time

  /// Seconds since the stage was made.
  public var time: TimeInterval { renderLoop.now }

  /// Frames in a second of the stage's time, 60 unless set.
  public var frameRate: Double = 60 {
    didSet {
      precondition(frameRate > 0, "Stage.frameRate must be positive, not \(frameRate)")
      renderLoop.frameDuration = 1 / frameRate
    }
  }

  /// Lets `seconds` pass, frame by frame.
  ///
  /// In each frame display links tick, animations move and what changed is laid out and drawn.
  /// Frames in which nothing would happen are skipped. A rest shorter than a frame is one more,
  /// shorter frame.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0, "Stage.advance(by:) cannot go back by \(seconds)")
    makeCurrent()
    let start = renderLoop.now
    let end = start + seconds
    let frame = 1 / frameRate
    // A millionth of a frame, so that sums of decimal fractions make whole frames.
    let frames = Int((seconds * frameRate + 1e-6).rounded(.down))
    var index = 0
    while index < frames {
      index += 1
      if !renderLoop.needsFrame {
        guard let deadline = renderLoop.nextDeadline, deadline <= end else { break }
        let due = Int(((deadline - start) * frameRate - 1e-6).rounded(.up))
        index = index.clamped(due, frames)
      }
      renderLoop.advance(to: min(end, start + Double(index) * frame))
    }
    if renderLoop.now < end { renderLoop.advance(to: end) }
  }

  // MARK: The screen

  /// Turns the device. An interface whose controllers do not support the orientation stays as it is,
  /// and a window does not turn.
  public func rotate(to orientation: UIInterfaceOrientation) {
    precondition(
      orientation != .unknown, "Stage.rotate(to:) needs one of the four orientations")
    guard orientation != self.orientation, !device.isWindow else { return }
    makeCurrent()
    guard window?.supportedInterfaceOrientations.contains(orientation.mask) ?? true else { return }
    turn(to: orientation)
  }

  /// Turns the interface as the application asks for it, which has looked whether it may.
  private func turn(to orientation: UIInterfaceOrientation) {
    guard orientation != self.orientation else { return }
    makeCurrent()
    self.orientation = orientation
    updateScreen()
  }

  /// Tells the application that memory is short, as iOS does before it ends applications.
  public func simulateMemoryWarning() { act { application.receiveMemoryWarning() } }

  private func updateScreen() {
    makeCurrent()
    let size = device.size(in: orientation)
    var traits = screen.traitValues
    traits.merge(device.traits(in: orientation))
    traits.displayScale = device.scale
    traits.userInterfaceStyle = appearance
    traits.preferredContentSizeCategory = textSize
    traits.accessibilityContrast = contrast
    traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    screen.transition(to: size, traits: traits) {
      for case let scene as UIWindowScene in application.scenes {
        scene._interfaceOrientation = orientation
      }
      screen.setGeometry(
        bounds: CGRect(origin: .zero, size: size), scale: device.scale,
        safeAreaInsets: device.safeAreaInsets(in: orientation),
        shapeInsets: device.shapeInsets(in: orientation),
        statusBarHeight: device.statusBarHeight(in: orientation),
        barOverlap: device.barOverlap(in: orientation))
      screen.traitValues = traits
    }
    renderLoop.commit()
  }

  // MARK: The picture

  /// The present content of the screen: all windows on black glass. The same object parts as before
  /// where nothing changed.
  package func layerTree() -> LayerTree {
    makeCurrent()
    renderLoop.commit()
    glass.bounds = screen.bounds
    glass.position = CGPoint(x: screen.bounds.midX, y: screen.bounds.midY)
    let root = renderLoop.layerTree(root: glass).root
    let windows = application.windows.filter { $0.screen === screen }
      .map { renderLoop.layerTree(root: $0.layer).root }
    let (size, scale) = (screen.bounds.size, screen.scale)
    if let lastTree, lastTree.size == size, lastTree.scale == scale,
      lastTree.root.properties == root.properties,
      lastTree.root.children.elementsEqual(windows, by: ===)
    {
      return lastTree
    }
    let tree = LayerTree(
      root: LayerNode(id: root.id, properties: root.properties, children: windows), size: size,
      scale: scale)
    lastTree = tree
    return tree
  }
}
