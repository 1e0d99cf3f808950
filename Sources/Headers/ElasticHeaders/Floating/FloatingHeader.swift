import UIKit

/// The measurement and placement of one header in one scroll view.
///
/// The scroll view reserves space for the header, asks for its resting height before it lays out its own
/// content, and places the header afterwards. Only the scroll view triggers measuring and placing.
@MainActor
final class FloatingHeader {
  let view: UIView
  private(set) var state: StretchState?
  /// The height at rest in points, without the part under the bars. Before the first measurement it is the
  /// height of the frame.
  private(set) var restingHeight: CGFloat
  /// Whether the height at rest has been measured at a width.
  private(set) var isMeasured = false

  private weak var scrollView: UIScrollView?
  /// The height of the header's frame when the app set it. Later the frame stretches.
  private var declaredHeight: CGFloat
  private var measurement: HeaderMeasurement?
  /// Whether something that affects the margins or the height may have changed.
  private var needsCheck = true
  /// The traits at the last check of the height.
  private var checked: Traits?
  private var clip: HeaderClip?
  /// The bottom edge from which a header with immediate expansion continues.
  private var lastBottom: CGFloat?
  /// The app's value of `insetsLayoutMarginsFromSafeArea`, which is restored when the header is removed.
  private let insetsFromSafeArea: Bool
  /// The frame that the view got last, and the size of the scroll view at that time.
  private var placed: (frame: CGRect, size: CGSize)?

  init(_ view: UIView, in scrollView: UIScrollView) {
    self.view = view
    self.scrollView = scrollView
    declaredHeight = view.frame.height
    restingHeight = declaredHeight.length
    insetsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    if !view.translatesAutoresizingMaskIntoConstraints {
      Mistake.report(
        "\(type(of: view)) has translatesAutoresizingMaskIntoConstraints off. The table sets "
          + "the header's frame, so it was turned on.")
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    // The safe area of a view that moves under the bars changes in every frame, after the layout in which the
    // view moved. So this class sets the complete margins, from the scroll view's safe area.
    view.insetsLayoutMarginsFromSafeArea = false
    scrollView.addSubview(view)
  }

  /// The properties of a scroll view, other than its insets, that a header's height may depend on.
  private struct Traits: Equatable {
    let width: CGFloat
    let category: UIContentSizeCategory
    let direction: UIUserInterfaceLayoutDirection

    @MainActor
    init(of scrollView: UIScrollView) {
      width = scrollView.bounds.width
      category = scrollView.traitCollection.preferredContentSizeCategory
      direction = scrollView.effectiveUserInterfaceLayoutDirection
    }
  }

  /// Removes the view from the scroll view and gives it its height at rest, without the part under the bars,
  /// which has no meaning elsewhere. If the app has moved the view to another superview, it stays as it is.
  func remove() {
    if isInPlace {
      view.removeFromSuperview()
      view.frame.size.height = restingHeight
    }
    view.insetsLayoutMarginsFromSafeArea = insetsFromSafeArea
    clip?.removeFromSuperview()
    clip = nil
    state = nil
  }

  /// The view that moves in the scroll view: the header, or the view that clips it.
  var outermost: UIView { clip ?? view }

  var isInPlace: Bool {
    guard let superview = view.superview else { return false }
    return superview === (clip ?? scrollView)
  }

  /// Whether the header was out of sight at the last layout, still is, and only the offset changed. A header
  /// that doesn't stay then has nothing to do.
  var remainsOutOfSight: Bool {
    guard !needsCheck, let scrollView, let state, state.phase == .offscreen, let placed else {
      return false
    }
    let bounds = scrollView.bounds
    return bounds.minY >= state.containerFrame.maxY && bounds.size == placed.size
  }

  // MARK: The height at rest

  /// Marks the header's content as changed.
  func setNeedsMeasurement() {
    measurement = nil
    needsCheck = true
  }

  /// Marks the width, text size, insets or settings as possibly changed.
  func setNeedsCheck() {
    needsCheck = true
  }

  /// Reads the frame again. Apps set the same header again to report that they changed its frame.
  func adoptFrame() {
    if view.frame.height != placed?.frame.height { declaredHeight = view.frame.height }
    setNeedsMeasurement()
  }

  /// Measures the height at rest if it may have changed, but never because of a new offset.
  ///
  /// - Parameter keepsHeight: Whether a new height has to wait, unless the width changed too.
  /// - Returns: Whether the height matches the current content.
  func updateRestingHeight(_ settings: HeaderSettings, keepsHeight: Bool) -> Bool {
    guard isInPlace, let scrollView else { return true }
    noticeFrame(in: scrollView)
    // The traits are compared as well as observed, because systems differ in how they report their changes.
    let traits = Traits(of: scrollView)
    guard needsCheck || traits != checked else { return true }
    let keepsHeight = keepsHeight && isMeasured && traits.width == checked?.width
    checked = traits
    needsCheck = !updateHeight(settings, in: scrollView, keepsHeight: keepsHeight)
    return !needsCheck
  }

  /// Reads the height of a frame that the app set: a frame whose height is not the one that this class set. It
  /// determines the height of a header without constraints. Autoresizing doesn't count.
  private func noticeFrame(in scrollView: UIScrollView) {
    guard let placed, placed.size == scrollView.bounds.size else { return }
    let height = view.frame.height
    guard height != placed.frame.height else { return }
    declaredHeight = height
    setNeedsMeasurement()
  }

  /// Measures the height and returns whether it could take effect at once.
  private func updateHeight(
    _ settings: HeaderSettings, in scrollView: UIScrollView, keepsHeight: Bool
  ) -> Bool {
    let cover = HeaderCover(of: scrollView, settings)
    defer { apply(cover.margins) }
    // There are no bars outside a window, so the height that was measured below bars stays valid.
    if scrollView.window == nil, let measurement,
      measurement.key.width == scrollView.bounds.width
    {
      return true
    }
    // A scroll view with a width of 0 has not been laid out yet.
    guard scrollView.bounds.width > 0 else {
      restingHeight = measurement?.height ?? declaredHeight.length
      return true
    }
    let key = HeaderMeasurement.Key(
      width: scrollView.bounds.width,
      category: scrollView.traitCollection.preferredContentSizeCategory,
      margins: cover.restingMargins, underlap: cover.underlap)
    if let measurement, measurement.key.isNearly(key) { return true }
    if keepsHeight { return false }
    apply(cover.restingMargins)
    let fresh = HeaderMeasurement(
      of: view, key: key, declaredHeight: declaredHeight, scale: scrollView.pixelsPerPoint)
    measurement = fresh
    isMeasured = true
    restingHeight = fresh.height
    if settings.minimumHeight.length > fresh.height || !(settings.minimumHeight >= 0) {
      Mistake.report(
        "minimumHeaderHeight \(settings.minimumHeight) is not between 0 and the header's height at "
          + "rest, \(fresh.height), and was clamped.")
    }
    return true
  }

  private func apply(_ margins: NSDirectionalEdgeInsets) {
    if view.directionalLayoutMargins != margins { view.directionalLayoutMargins = margins }
  }

  // MARK: The place

  /// Returns the header's state at the current offset.
  func presentState(
    _ settings: HeaderSettings, in scrollView: UIScrollView
  ) -> StretchState {
    settings.geometry(in: scrollView).state(for: input(settings, in: scrollView))
  }

  private func input(
    _ settings: HeaderSettings, in scrollView: UIScrollView
  ) -> StretchGeometry.Input {
    .init(
      bounds: scrollView.bounds, topInset: settings.topInset(in: scrollView),
      restingHeight: restingHeight,
      minimumHeight: settings.minimumHeight, lastBottom: lastBottom)
  }

  /// Moves the header to its place. Returns whether its state changed.
  func place(_ settings: HeaderSettings) -> Bool {
    guard isInPlace, let scrollView else { return false }
    let fresh = presentState(settings, in: scrollView)
    let isNew = state == nil
    let isCut = settings.geometry.anchor != .fill || settings.geometry.parallax.length > 0
    if isCut == (clip == nil) {
      setCut(isCut, in: scrollView)
      placed = nil
    }
    let isOther = fresh != state
    guard isOther || isMisplaced(in: scrollView) else { return false }
    state = fresh
    lastBottom = fresh.containerFrame.maxY
    if isNew {
      // The header appears in place and doesn't fly in from its initial position.
      UIView.performWithoutAnimation { apply(fresh, in: scrollView) }
    } else {
      apply(fresh, in: scrollView)
    }
    return isOther
  }

  /// Makes a header with immediate expansion appear or disappear at the current offset, at the next layout.
  func reveal(_ isWhole: Bool) {
    lastBottom = isWhole ? .infinity : -.infinity
  }

  /// Whether the view has been moved away from its place, or the scroll view's size has changed.
  private func isMisplaced(in scrollView: UIScrollView) -> Bool {
    guard let placed, placed.size == scrollView.bounds.size else { return true }
    return view.frame != placed.frame
  }

  private func apply(_ state: StretchState, in scrollView: UIScrollView) {
    let scale = scrollView.pixelsPerPoint
    let container = state.containerFrame.alignedToPixels(scale)
    if let clip {
      set(clip, container)
      set(view, state.contentFrame.alignedToPixels(scale))
    } else {
      set(view, container)
    }
    placed = (view.frame, scrollView.bounds.size)
  }

  private func set(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  /// Clips content that doesn't fill the header at the header's edges.
  private func setCut(_ isCut: Bool, in scrollView: UIScrollView) {
    if isCut {
      let clip = HeaderClip(frame: view.frame)
      scrollView.insertSubview(clip, aboveSubview: view)
      clip.addSubview(view)
      self.clip = clip
    } else if let clip {
      scrollView.insertSubview(view, aboveSubview: clip)
      clip.removeFromSuperview()
      self.clip = nil
    }
  }
}

extension UIScrollView {
  /// The number of device pixels per point, at least 1.
  fileprivate var pixelsPerPoint: CGFloat { max(traitCollection.displayScale, 1) }
}

extension CGRect {
  /// Returns the rectangle with its edges on the nearest device pixels. Edges halfway between two move to the
  /// lower one.
  fileprivate func alignedToPixels(_ scale: CGFloat) -> CGRect {
    func onPixel(_ y: CGFloat) -> CGFloat { (y * scale + 0.5).rounded(.down) / scale }
    let top = onPixel(minY)
    return CGRect(x: minX, y: top, width: width, height: onPixel(maxY) - top)
  }
}
