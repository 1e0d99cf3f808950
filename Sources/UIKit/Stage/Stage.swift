import AVFAudio

/// A virtual device with a screen, a clock and touches, for an interface made with UIKit.
///
/// A test shows a controller, touches it, advances time and checks the result:
///
///     let stage = Stage(device: .iPhone14Pro)
///     stage.show(controller)
///     stage.drag(from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 240), duration: 0.4)
///     stage.advance(by: 1.0)
///     let picture = stage.snapshot()
///
/// **Time** doesn't advance until ``advance(by:)`` or a gesture moves it, frame by frame. So the same calls
/// produce the same pixels on every machine, and a bounce of two seconds takes milliseconds.
/// `CACurrentMediaTime()` reads this clock. In `StageBrowser`, the page's display advances the clock instead.
///
/// **Points** are screen coordinates in the current orientation: the origin is the top left corner, and y
/// increases downwards.
///
/// Several stages can exist in one process. Each is a separate device with its own `UIScreen.main` and
/// `UIApplication.shared`; the one that was used last is current. A view outside a window has the traits of the
/// current device, so tests with different devices must not overlap. Swift Testing may start other tests
/// between a suite's initializer and its test, unless you pass `--no-parallel`.
@MainActor public final class Stage {
  /// The device model. If you set it, the interface stays and is laid out again for the new device, as when a
  /// window is resized. The orientation of a window follows from its size; a device that replaces a window is
  /// in portrait.
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

  /// The orientation of the device. Setting it rotates immediately; see ``rotate(to:)``.
  public internal(set) var orientation: UIInterfaceOrientation

  /// The light or dark appearance.
  public var appearance: UIUserInterfaceStyle {
    didSet { if appearance != oldValue { updateScreen() } }
  }

  /// The text size that the user prefers.
  public var textSize: UIContentSizeCategory {
    didSet { if textSize != oldValue { updateScreen() } }
  }

  /// The layout direction of the user's language.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    didSet { if layoutDirection != oldValue { updateScreen() } }
  }

  /// The contrast that the user prefers.
  public var contrast = UIAccessibilityContrast.normal {
    didSet { if contrast != oldValue { updateScreen() } }
  }

  package let renderLoop = RenderLoop()
  package let screen: UIScreen
  package let application: UIApplication
  /// The audio device that plays sounds.
  package let audio: AudioDevice
  /// The positions of the fingers that are down.
  var fingers: [Int: CGPoint] = [:]
  /// The layer of the glass, whose node contains the windows.
  private let glass = CALayer()
  private var lastTree: LayerTree?
  var keys: Set<UIKeyboardHIDUsage> = []

  /// Creates a device that shows nothing, at time 0.
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
    // A commit ends the event. Undo managers group by events.
    renderLoop.onCommit = { MainActor.assumeIsolated { UndoManager.endEvent() } }
    updateScreen()
  }

  isolated deinit { renderLoop.end() }

  /// Makes this device the current one for `UIScreen.main`, `UIApplication.shared` and `CACurrentMediaTime()`.
  /// Every method of a stage does this first.
  public func makeCurrent() {
    renderLoop.makeCurrent()
    audio.makeCurrent()
    application.makeCurrent()
    screen.makeCurrent()
  }

  /// Runs a closure for this device, and shows the result.
  func act(_ body: () -> Void) {
    makeCurrent()
    body()
    renderLoop.commit()
  }

  // MARK: Showing

  /// Shows `controller` on the whole screen, replacing the previous one, and lays it out.
  public func show(_ controller: UIViewController) {
    makeCurrent()
    if let window = application.ownWindow {
      window.rootViewController = controller
    } else {
      let window = UIWindow(windowScene: makeScene())
      application.ownWindow = window
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    application.activate()
    renderLoop.commit()
  }

  /// Launches an application as iOS does. The application makes its own windows.
  package func launch(_ delegateClass: any UIApplicationDelegate.Type) {
    makeCurrent()
    application.launch(UIApplication.makeDelegate(delegateClass))
    updateScreen()
  }

  private func makeScene() -> UIWindowScene {
    let scene = UIWindowScene.make(.unattached)
    scene._interfaceOrientation = orientation
    scene.turn = { [weak self] in self?.turn(to: $0) }
    application.scenes.append(scene)
    return scene
  }

  /// The window that ``show(_:)`` made, or the application's key window.
  public var window: UIWindow? { application.ownWindow ?? application._keyWindow }

  // MARK: Time

  /// The time in seconds since the stage was made.
  public var time: TimeInterval { renderLoop.now }

  /// The number of frames per second of the stage's time. The default is 60.
  public var frameRate: Double = 60 {
    didSet {
      precondition(frameRate > 0, "Stage.frameRate must be positive, not \(frameRate)")
      renderLoop.frameDuration = 1 / frameRate
    }
  }

  /// Advances time by `seconds`, frame by frame.
  ///
  /// In each frame, display links fire, animations move, and views that changed are laid out and drawn. Frames
  /// in which nothing would happen are skipped. A remainder shorter than a frame is an additional, shorter
  /// frame.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0, "Stage.advance(by:) cannot go back by \(seconds)")
    makeCurrent()
    let start = renderLoop.now
    let end = start + seconds
    let frame = 1 / frameRate
    // A millionth of a frame is added so that sums of decimal fractions give whole frames.
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

  /// Rotates the device. An interface whose controllers don't support the orientation doesn't rotate, and
  /// neither does a window.
  public func rotate(to orientation: UIInterfaceOrientation) {
    precondition(
      orientation != .unknown, "Stage.rotate(to:) needs one of the four orientations")
    guard orientation != self.orientation, !device.isWindow else { return }
    makeCurrent()
    guard window?.supportedInterfaceOrientations.contains(orientation.mask) ?? true else { return }
    turn(to: orientation)
  }

  /// Rotates the interface at the application's request. The application has already checked that it may
  /// rotate.
  private func turn(to orientation: UIInterfaceOrientation) {
    guard orientation != self.orientation else { return }
    makeCurrent()
    self.orientation = orientation
    updateScreen()
  }

  /// Sends a memory warning to the application, as iOS does before it terminates applications.
  public func simulateMemoryWarning() { act { application.receiveMemoryWarning() } }

  private func updateScreen() {
    makeCurrent()
    let size = device.size(in: orientation)
    var traits = screen.traitValues
    traits.merge(device.traits(in: orientation))
    traits.displayScale = device.scale
    traits.userInterfaceStyle = ApplicationManifest.main.userInterfaceStyle ?? appearance
    traits.preferredContentSizeCategory = textSize
    traits.accessibilityContrast = contrast
    traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    renderLoop.isRightToLeft = layoutDirection == .rightToLeft
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

  /// Returns the current content of the screen: all windows on black glass. Parts that haven't changed are the
  /// same objects as before.
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
