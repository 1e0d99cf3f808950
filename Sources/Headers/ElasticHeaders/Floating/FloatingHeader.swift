import UIKit

/// One header in one scroll view: how tall it is at rest, where it stands, and how it gets there.
///
/// The scroll view keeps the room for it, asks for its resting height before it lays out its own
/// content, and has it placed afterwards. Without the scroll view nothing is measured or placed.
@MainActor
final class FloatingHeader {
  let view: UIView
  private(set) var state: StretchState?
  /// Points at rest, without the part under the bars; its frame's before the first measurement.
  private(set) var restingHeight: CGFloat
  /// Whether the height at rest was ever found at a width.
  private(set) var isMeasured = false

  private weak var scrollView: UIScrollView?
  /// The height of the header's frame when the app set it; afterwards the frame stretches.
  private var declaredHeight: CGFloat
  private var measurement: HeaderMeasurement?
  /// Something that the margins or the height depend on may have changed.
  private var needsCheck = true
  /// What the height was last checked for.
  private var checked: Traits?
  private var clip: HeaderClip?
  /// Where an immediate header goes on from.
  private var lastBottom: CGFloat?
  /// The app's choice, which comes back with the view.
  private let insetsFromSafeArea: Bool
  /// The frame that the view was given last, and the size of the scroll view then.
  private var placed: (frame: CGRect, size: CGSize)?

  init(_ view: UIView, in scrollView: UIScrollView) {
    self.view = view
    self.scrollView = scrollView
    declaredHeight = view.frame.height
    restingHeight = declaredHeight.length
    insetsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    if !view.translatesAutoresizingMaskIntoConstraints {
      Mistake.report(
        "\(type(of: view)) has translatesAutoresizingMaskIntoConstraints off. A header's frame is "
          + "its table's to set, so it was switched on.")
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    // The safe area of a view that moves under the bars is another one in each frame, and comes after
    // the layout in which the view moved. So the margins are set whole, from the scroll view's safe area.
    view.insetsLayoutMarginsFromSafeArea = false
    scrollView.addSubview(view)
  }

  /// The properties of a scroll view on which a header's height may depend, apart from its insets.
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

  /// Takes the view out of the scroll view, as tall as it is at rest: whatever it becomes next, the
  /// part under the bars doesn't count. The app may have put it elsewhere meanwhile; then it stays as
  /// it is.
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

  /// The view that moves in the scroll view: the header, or what cuts it off.
  var outermost: UIView { clip ?? view }

  var isInPlace: Bool {
    guard let superview = view.superview else { return false }
    return superview === (clip ?? scrollView)
  }

  /// Whether it was out of sight at the last layout, still is, and nothing but the offset changed: then
  /// a header that doesn't stay has nothing to do.
  var remainsOutOfSight: Bool {
    guard !needsCheck, let scrollView, let state, state.phase == .offscreen, let placed else {
      return false
    }
    let bounds = scrollView.bounds
    return bounds.minY >= state.containerFrame.maxY && bounds.size == placed.size
  }

  // MARK: The height at rest

  /// The header's content has changed.
  func setNeedsMeasurement() {
    measurement = nil
    needsCheck = true
  }

  /// Width, text size, insets or settings may have changed.
  func setNeedsCheck() {
    needsCheck = true
  }

  /// Setting the same header again is how apps tell that they changed its frame.
  func adoptFrame() {
    if view.frame.height != placed?.frame.height { declaredHeight = view.frame.height }
    setNeedsMeasurement()
  }

  /// Finds the height at rest if it may have changed: never because of a new offset.
  ///
  /// - Parameter keepsHeight: whether a new height has to wait, unless the width changed too.
  /// - Returns: whether the height is that of the present content.
  func updateRestingHeight(_ settings: HeaderSettings, keepsHeight: Bool) -> Bool {
    guard isInPlace, let scrollView else { return true }
    noticeFrame(in: scrollView)
    // Traits are compared, not only observed: each system reports their changes in another way.
    let traits = Traits(of: scrollView)
    guard needsCheck || traits != checked else { return true }
    let keepsHeight = keepsHeight && isMeasured && traits.width == checked?.width
    checked = traits
    needsCheck = !updateHeight(settings, in: scrollView, keepsHeight: keepsHeight)
    return !needsCheck
  }

  /// A frame whose height is not the one it was given comes from the app, and says how tall a header
  /// without constraints is to be. Autoresizing says nothing.
  private func noticeFrame(in scrollView: UIScrollView) {
    guard let placed, placed.size == scrollView.bounds.size else { return }
    let height = view.frame.height
    guard height != placed.frame.height else { return }
    declaredHeight = height
    setNeedsMeasurement()
  }

  /// Whether the height didn't have to wait.
  private func updateHeight(
    _ settings: HeaderSettings, in scrollView: UIScrollView, keepsHeight: Bool
  ) -> Bool {
    let cover = HeaderCover(of: scrollView, settings)
    defer { apply(cover.margins) }
    // Out of a window there are no bars; what was measured below them counts on.
    if scrollView.window == nil, let measurement,
      measurement.key.width == scrollView.bounds.width
    {
      return true
    }
    // A width of 0 is that of a scroll view that has not been laid out.
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
          + "rest, \(fresh.height): the nearer one counts.")
    }
    return true
  }

  private func apply(_ margins: NSDirectionalEdgeInsets) {
    if view.directionalLayoutMargins != margins { view.directionalLayoutMargins = margins }
  }

  // MARK: The place

  /// The state at the present offset.
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

  /// Moves the header to its place; returns whether its state is another than before.
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
      // It is there, and doesn't fly in from where it was made.
      UIView.performWithoutAnimation { apply(fresh, in: scrollView) }
    } else {
      apply(fresh, in: scrollView)
    }
    return isOther
  }

  /// Brings an immediate header out whole at the next layout, or has it leave, where content is.
  func reveal(_ isWhole: Bool) {
    lastBottom = isWhole ? .infinity : -.infinity
  }

  /// Whether the view isn't where it was put, or the scroll view has another size since.
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

  /// Content that doesn't fill the header is cut off at its edges.
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
  /// Device pixels in a point, 1 at least.
  fileprivate var pixelsPerPoint: CGFloat { max(traitCollection.displayScale, 1) }
}

extension CGRect {
  /// The rectangle with its edges on the nearest device pixels, the lower one of two as near.
  fileprivate func alignedToPixels(_ scale: CGFloat) -> CGRect {
    func onPixel(_ y: CGFloat) -> CGFloat { (y * scale + 0.5).rounded(.down) / scale }
    let top = onPixel(minY)
    return CGRect(x: minX, y: top, width: width, height: onPixel(maxY) - top)
  }
}
