import QuartzCore

/// The display of the device that the application runs on.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace {
  /// The screen of the current stage; without a stage, a phone's.
  open class var main: UIScreen { _main }

  /// All screens: there is one.
  open class var screens: [UIScreen] { [_main] }

  private static var _main = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54,
    barOverlap: 59 - 161.0 / 3)

  /// The insets covered by the screen's shape and the status bar.
  private var safeAreaInsets: UIEdgeInsets
  /// The part of those insets that remains while the status bar is hidden.
  private var shapeInsets: UIEdgeInsets
  package private(set) var statusBarHeight: CGFloat
  /// The distance by which a bar at the top of the screen reaches up into the safe area, in points.
  package private(set) var barOverlap: CGFloat

  /// Creates a screen of the given size in points, with `scale` pixels per point. `traits` are merged into
  /// those of a light phone with the default text size. Without `shapeInsets` the shape covers all of the
  /// safe area, and hiding the status bar uncovers nothing.
  package init(
    bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
    shapeInsets: UIEdgeInsets? = nil, statusBarHeight: CGFloat = 0, barOverlap: CGFloat = 0,
    traits: TraitValues = TraitValues()
  ) {
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.shapeInsets = shapeInsets ?? safeAreaInsets
    self.statusBarHeight = statusBarHeight
    self.barOverlap = barOverlap
    var values = TraitValues.deviceDefault
    values.merge(traits)
    values.displayScale = scale
    traitCollection = UITraitCollection(values)
  }

  /// Makes this screen the main one.
  package func makeCurrent() {
    Self._main = self
    UITraitCollection.current = traitCollection
  }

  // MARK: Geometry

  /// The bounds of the screen in points, in the device's current orientation.
  open private(set) var bounds: CGRect

  /// The number of pixels per point.
  open private(set) var scale: CGFloat

  /// The bounds of the screen in pixels, held upright.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: min(bounds.width, bounds.height) * scale,
      height: max(bounds.width, bounds.height) * scale)
  }

  open var nativeScale: CGFloat { scale }
  open var maximumFramesPerSecond: Int { 60 }
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The bounds of the screen, as since iOS 8.
  open var applicationFrame: CGRect { bounds }

  /// The brightness of the screen, from 0 to 1; stored only, because a page can't dim its screen.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = brightness.clamped(to: 0...1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// Whether the screen is being recorded: false, because a page can't know.
  open var isCaptured: Bool { false }
  open var mirrored: UIScreen? { nil }
  /// The coordinates of the screen held upright, however the interface is rotated.
  open var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace(screen: self) }
  /// The current mode, which is the only one.
  open var currentMode: UIScreenMode? {
    get { nativeMode }
    set {}
  }
  open var preferredMode: UIScreenMode? { nativeMode }
  open var availableModes: [UIScreenMode] { [nativeMode] }

  /// The only mode. It is the same object while the screen keeps its size.
  private var nativeMode: UIScreenMode {
    let size = nativeBounds.size
    if let mode, mode.size == size { return mode }
    let new = UIScreenMode(size: size)
    mode = new
    return new
  }
  private var mode: UIScreenMode?
  /// The compensation for a screen that cuts its edges off; stored only, because this one shows
  /// everything.
  open var overscanCompensation = OverscanCompensation.scale
  open var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// Whether the screen may be dimmed further than it can by itself; stored only, because a page can't
  /// dim it.
  open var wantsSoftwareDimming = false
  /// The factor by which colours may be brighter than white: 1.
  open var currentEDRHeadroom: CGFloat { 1 }
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// The seconds between a frame and its appearance: 0, because they are unknown.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// Whether colours are shown as reference displays show them: not supported.
  open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// Whether keys move a focus: only on a tablet.
  open var supportsFocus: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  /// The item that has the focus on the screen.
  open weak var focusedItem: (any UIFocusItem)? {
    UIApplication.shared._keyWindow?.windowScene?.focusEngine?.focusedItem
  }
  /// The view that has the focus, or that contains the focused item.
  open weak var focusedView: UIView? { focusedItem?.focusView }

  /// Returns a picture of the key window as it is, or as it will be after pending updates.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared._keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
      ?? UIView(frame: bounds)
  }

  /// Returns a display link like `CADisplayLink(target:selector:)`.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  public static let brightnessDidChangeNotification =
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  public static let capturedDidChangeNotification =
    NSNotification.Name("UIScreenCapturedDidChangeNotification")
  public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification =
    NSNotification.Name("UIScreenDidDisconnectNotification")
  public static let modeDidChangeNotification =
    NSNotification.Name("UIScreenModeDidChangeNotification")

  /// Returns the insets that the screen covers of a window that fills it.
  func _safeAreaInsets(statusBarIsHidden: Bool) -> UIEdgeInsets {
    statusBarIsHidden ? shapeInsets : safeAreaInsets
  }

  /// Rotates or replaces the screen. Windows that filled it fill it again.
  package func setGeometry(
    bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets, shapeInsets: UIEdgeInsets,
    statusBarHeight: CGFloat, barOverlap: CGFloat
  ) {
    let old = self.bounds
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.shapeInsets = shapeInsets
    self.statusBarHeight = statusBarHeight
    self.barOverlap = barOverlap
    traitValues.displayScale = scale
    for window in UIApplication.shared.allWindows where window.screen === self {
      if window.frame == old { window.frame = bounds }
      window.updateSafeAreaInsets()
    }
  }

  // MARK: Traits

  open private(set) var traitCollection: UITraitCollection

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that all windows of the screen inherit. Setting them updates every view.
  package var traitValues: TraitValues {
    get { traitCollection.values }
    set {
      let previous = traitCollection
      guard newValue != previous.values else { return }
      traitCollection = UITraitCollection(newValue)
      if Self._main === self { UITraitCollection.current = traitCollection }
      traitCollectionDidChange(previous)
      for scene in UIApplication.shared.scenes { scene.screenTraitsDidChange(previous) }
      for window in UIApplication.shared.allWindows where window.screen === self {
        window.updateTraits()
      }
      if newValue.accessibilityContrast != previous.values.accessibilityContrast {
        NotificationCenter.default.post(
          name: UIAccessibilityContrast.didChangeNotification, object: nil)
      }
      if newValue.preferredContentSizeCategory != previous.preferredContentSizeCategory {
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: self,
          userInfo: [
            UIContentSizeCategory.newValueUserInfoKey: newValue.preferredContentSizeCategory
          ])
      }
    }
  }

  // MARK: Coordinates

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let fixed = coordinateSpace as? FixedScreenSpace { return fixed.fromScreen(rect) }
    return (coordinateSpace as? UIView)?._convert(rect, fromSpace: self) ?? rect
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let fixed = coordinateSpace as? FixedScreenSpace { return fixed.toScreen(rect) }
    return (coordinateSpace as? UIView)?._convert(rect, toSpace: self) ?? rect
  }
}
