import CoreGraphics

/// Calls from views to Auto Layout.
extension UIView {
  // MARK: Islands

  /// Whether the view's inside is solved separately from its surroundings. A view with a known frame
  /// joins its surroundings while a constraint reaches through it.
  var isIslandRoot: Bool {
    autoLayout.translatesAutoresizingMask && autoLayout.crossings == 0
  }

  /// The root of the island in which this view's subviews are placed.
  var islandRootOfInterior: UIView {
    var root = self
    while !root.isIslandRoot, let superview = root._superview { root = superview }
    return root
  }

  var existingEngineForInterior: LayoutEngine? { islandRootOfInterior.autoLayout.engine }

  var engineForInterior: LayoutEngine {
    let root = islandRootOfInterior
    if let engine = root.autoLayout.engine { return engine }
    let engine = LayoutEngine(root: root, purpose: .live)
    root.autoLayout.engine = engine
    return engine
  }

  /// Discards the system that begins here; the next layout creates a new one.
  func discardEngine() {
    guard let engine = autoLayout.engine else { return }
    engine.discard()
    autoLayout.engine = nil
    setNeedsLayout()
  }

  func setTranslatesAutoresizingMask(_ value: Bool) {
    guard value != autoLayout.translatesAutoresizingMask else { return }
    autoLayout.translatesAutoresizingMask = value
    discardEngine()
    guard let superview = _superview else { return }
    superview.autoLayout.constrainedSubviews += value ? -1 : 1
    superview.setNeedsLayout()
    if !value, autoLayout.live == nil {
      superview.existingEngineForInterior?.register(self)
    } else {
      superview.islandRootOfInterior.discardEngine()
    }
    if !value { raiseNeedsUpdateConstraints() }
  }

  func countCrossings(_ change: Int) {
    let wasRoot = isIslandRoot
    autoLayout.crossings += change
    guard isIslandRoot != wasRoot else { return }
    discardEngine()
    _superview?.islandRootOfInterior.discardEngine()
  }

  /// Called when the constraints that the view holds changed.
  func _constraintsDidChange() {
    let root = islandRootOfInterior
    if root.autoLayout.engine == nil { root.setNeedsLayout() }
    raiseNeedsUpdateConstraints()
  }

  // MARK: Hierarchy

  func autoLayoutSuperviewDidChange() {
    guard let superview = _superview else { return }
    if !autoLayout.translatesAutoresizingMask {
      superview.autoLayout.constrainedSubviews += 1
      discardEngine()
      superview.existingEngineForInterior?.register(self)
    }
    if autoLayout.subtreeNeedsUpdateConstraints { raiseSubtreeNeedsUpdateConstraints() }
  }

  /// Called before a subview is removed: constraints that reach into it end.
  func autoLayoutSubviewWillBeRemoved(_ view: UIView) {
    view.endConstraints(reachingOutOf: view)
    if !view.autoLayout.translatesAutoresizingMask {
      autoLayout.constrainedSubviews -= 1
      existingEngineForInterior?.unregister(view)
    } else if view.autoLayout.live != nil {
      existingEngineForInterior?.removeSlot(of: view)
    }
  }

  private func endConstraints(reachingOutOf view: UIView) {
    var touching = autoLayout.touching
    for guide in autoLayout.allGuides { touching += guide.state.touching }
    for constraint in touching {
      if let holder = constraint.holder, !holder._isDescendant(of: view) {
        constraint.isActive = false
      }
    }
    for subview in _subviews { subview.endConstraints(reachingOutOf: view) }
  }

  // MARK: Geometry

  func autoLayoutBoundsSizeDidChange() {
    autoLayout.engine?.invalidate()
  }

  /// Called when the frame changed, by hand or by a solution.
  func autoLayoutFrameDidChange() {
    if let slot = autoLayout.live, slot.kind == .knownView {
      _superview?.existingEngineForInterior?.givenDidChange(self)
    }
  }

  func autoLayoutSafeAreaOrMarginsDidChange() {
    guard let extras = autoLayout.existingExtras, !extras.systemGuides.isEmpty else { return }
    for guide in extras.systemGuides where guide.state.live != nil {
      existingEngineForInterior?.givenDidChange(guide)
    }
  }

  /// Called when leading and trailing changed sides: everything in the island is read again.
  func autoLayoutLayoutDirectionDidChange() {
    islandRootOfInterior.discardEngine()
    _superview?.islandRootOfInterior.discardEngine()
  }

  /// Updates the system when the scroll offset, or a content size that is set by hand, has changed
  /// since the last layout. If no constraint ties content to the outside, this solves nothing.
  private func noteScrolling(_ scroll: any ScrollingContent, _ engine: LayoutEngine) {
    guard let extras = autoLayout.existingExtras else { return }
    let offset = scroll.bounds.origin
    let size = scroll.contentSize
    guard offset != extras.lastOffset || size != extras.lastContentSize else { return }
    let hasScrolled = offset != extras.lastOffset
    extras.lastOffset = offset
    extras.lastContentSize = size
    for guide in extras.systemGuides where guide.state.live != nil {
      switch guide.kind {
      case .scrollFrame, .safeArea, .keyboard, .topBars, .bottomBars:
        if hasScrolled { engine.givenDidChange(guide) }
      case .scrollContent: if scroll.sizesOwnContent { engine.givenDidChange(guide) }
      case .custom, .margins, .readableContent: break
      }
    }
    if hasScrolled {
      for constraint in extras.offsetDependents { engine.constantDidChange(of: constraint) }
    }
  }

  // MARK: Applying

  /// Solves the constraints inside the view, and requests layout where views move.
  ///
  /// - Returns: Whether the view's own subviews or guides move, or the view asks for layout anyway.
  func autoLayoutSolve() -> Bool {
    autoLayoutUpdateConstraintsPass()
    guard let engine = autoLayout.engine else { return true }
    engine.solve(applyingTo: nil)
    return layer.takeNeedsLayout() || self is any ConstraintObserving
  }

  /// Applies the solved frames to the subviews that constraints place.
  func autoLayoutApply() {
    guard autoLayout.constrainedSubviews > 0 || autoLayout.engine != nil || hasConstrainedGuides
    else { return }
    let engine = engineForInterior
    if let scroll = scrollingContent { noteScrolling(scroll, engine) }
    engine.solve(applyingTo: self)
    for view in _subviews where !view.autoLayout.translatesAutoresizingMask {
      if let slot = engine.existingSlot(for: view) {
        view.applyLayout(engine.frame(of: slot, in: view))
      }
    }
  }

  /// Whether constraints place a guide here, with or without views that follow it.
  private var hasConstrainedGuides: Bool {
    autoLayout.existingExtras?.customGuides.contains { !$0.state.touching.isEmpty } ?? false
  }

  func applyLayout(_ frame: CGRect) {
    guard !isPlaced(at: frame) else { return }
    LayoutCounts.current.framesChanged += 1
    if frame.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    center = _center(in: frame)
  }

  /// Whether the view has exactly this frame, without its transform. The size and the centre are
  /// compared, because these are stored: the conversion to an origin loses a last bit.
  func isPlaced(at frame: CGRect) -> Bool {
    bounds.size == frame.size && center == _center(in: frame)
  }

  /// Returns the middle of a solved frame. Auto Layout puts the centre there whatever the anchor point is, so
  /// that another anchor point moves the view (F-LAYOUT-13).
  private func _center(in frame: CGRect) -> CGPoint {
    let zoom = _superview?.scrollingContent?._zoomScale(of: self) ?? 1
    return CGPoint(
      x: frame.minX + frame.width * zoom / 2, y: frame.minY + frame.height * zoom / 2)
  }

  /// Solves the islands on which the view's frame and inside depend, so that layout from here on finds
  /// them solved.
  func autoLayoutPrepareLayout() {
    for engine in [_superview?.existingEngineForInterior, autoLayout.engine] {
      guard let engine, engine.isDirty, let root = engine.root, root !== self else { continue }
      root.autoLayoutUpdateConstraintsPass()
      engine.solve(applyingTo: nil)
    }
  }

  /// The rectangle of the bounds' size around the centre, which is the frame without the transform and the
  /// anchor point. Auto Layout sets it.
  var untransformedFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The grid of the pixels on which the view is, or will be, shown.
  var layoutGrid: PixelGrid {
    PixelGrid(scale: windowOfView?.screen.scale ?? UIScreen.main.scale)
  }
}

/// A view that is laid out also if a constraint that changed during its layout moves nothing: the content view of a cell,
/// which may need another size.
@preconcurrency @MainActor protocol ConstraintObserving: UIView {}
