import CoreGraphics

/// The messages of views to Auto Layout.
extension UIView {
  // MARK: Islands

  /// Whether the view's inside is solved apart from its surroundings. A view whose frame is known
  /// joins its surroundings as long as a constraint reaches through it.
  var _isIslandRoot: Bool {
    autoLayout.translatesAutoresizingMask && autoLayout.crossings == 0
  }

  /// The view in whose island this view's subviews are placed.
  var _islandRootOfInterior: UIView {
    var root = self
    while !root._isIslandRoot, let superview = root._superview { root = superview }
    return root
  }

  var _existingEngineForInterior: LayoutEngine? { _islandRootOfInterior.autoLayout.engine }

  var _engineForInterior: LayoutEngine {
    let root = _islandRootOfInterior
    if let engine = root.autoLayout.engine { return engine }
    let engine = LayoutEngine(root: root, purpose: .live)
    root.autoLayout.engine = engine
    return engine
  }

  /// Gives up the system that begins here; the next layout makes it anew.
  func _discardEngine() {
    guard let engine = autoLayout.engine else { return }
    engine.discard()
    autoLayout.engine = nil
    setNeedsLayout()
  }

  func _setTranslatesAutoresizingMask(_ value: Bool) {
    guard value != autoLayout.translatesAutoresizingMask else { return }
    autoLayout.translatesAutoresizingMask = value
    _discardEngine()
    guard let superview = _superview else { return }
    superview.autoLayout.constrainedSubviews += value ? -1 : 1
    superview.setNeedsLayout()
    if !value, autoLayout.live == nil {
      superview._existingEngineForInterior?.register(self)
    } else {
      superview._islandRootOfInterior._discardEngine()
    }
    if !value { _raiseNeedsUpdateConstraints() }
  }

  func _countCrossings(_ change: Int) {
    let wasRoot = _isIslandRoot
    autoLayout.crossings += change
    guard _isIslandRoot != wasRoot else { return }
    _discardEngine()
    _superview?._islandRootOfInterior._discardEngine()
  }

  /// Constraints that the view holds changed.
  func _constraintsDidChange() {
    let root = _islandRootOfInterior
    if root.autoLayout.engine == nil { root.setNeedsLayout() }
    _raiseNeedsUpdateConstraints()
  }

  // MARK: Hierarchy

  package func _autoLayoutSuperviewWillChange(to view: UIView?) {}

  package func _autoLayoutSuperviewDidChange() {
    guard let superview = _superview else { return }
    if !autoLayout.translatesAutoresizingMask {
      superview.autoLayout.constrainedSubviews += 1
      _discardEngine()
      superview._existingEngineForInterior?.register(self)
    }
    if autoLayout.subtreeNeedsUpdateConstraints { _raiseSubtreeNeedsUpdateConstraints() }
  }

  /// A subview is about to leave: what reaches into it ends.
  package func _autoLayoutSubviewWillBeRemoved(_ view: UIView) {
    view._endConstraints(reachingOutOf: view)
    if !view.autoLayout.translatesAutoresizingMask {
      autoLayout.constrainedSubviews -= 1
      _existingEngineForInterior?.unregister(view)
    } else if view.autoLayout.live != nil {
      _existingEngineForInterior?.removeSlot(of: view)
    }
  }

  private func _endConstraints(reachingOutOf view: UIView) {
    var touching = autoLayout.touching
    for guide in autoLayout.allGuides { touching += guide.state.touching }
    for constraint in touching {
      if let holder = constraint.holder, !holder._isDescendant(of: view) {
        constraint.isActive = false
      }
    }
    for subview in _subviews { subview._endConstraints(reachingOutOf: view) }
  }

  // MARK: Geometry

  package func _autoLayoutBoundsSizeDidChange() {
    autoLayout.engine?.invalidate()
  }

  /// The frame changed, be it by hand or by a solution.
  package func _autoLayoutFrameDidChange() {
    if let slot = autoLayout.live, slot.kind == .knownView {
      _superview?._existingEngineForInterior?.givenDidChange(self)
    }
  }

  package func _autoLayoutSafeAreaOrMarginsDidChange() {
    guard let extras = autoLayout.existingExtras, !extras.systemGuides.isEmpty else { return }
    for guide in extras.systemGuides where guide.state.live != nil {
      _existingEngineForInterior?.givenDidChange(guide)
    }
  }

  /// Leading and trailing changed places: everything in the island is read again.
  package func _autoLayoutLayoutDirectionDidChange() {
    _islandRootOfInterior._discardEngine()
    _superview?._islandRootOfInterior._discardEngine()
  }

  /// The scroll offset, or a content size that is set by hand, moved on since the last layout.
  /// Without a constraint that ties content to the outside this solves nothing.
  private func _noteScrolling(_ scroll: UIScrollView, _ engine: LayoutEngine) {
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
      case .scrollContent: if scroll._sizesOwnContent { engine.givenDidChange(guide) }
      case .custom, .margins, .readableContent: break
      }
    }
    if hasScrolled {
      for constraint in extras.offsetDependents { engine.constantDidChange(of: constraint) }
    }
  }

  // MARK: Applying

  /// Gives the subviews that constraints place their solved frames.
  package func _autoLayoutApply() {
    guard autoLayout.constrainedSubviews > 0 || autoLayout.engine != nil || _hasConstrainedGuides
    else { return }
    let engine = _engineForInterior
    if let scroll = self as? UIScrollView { _noteScrolling(scroll, engine) }
    engine.solve(applyingTo: self)
    for view in _subviews where !view.autoLayout.translatesAutoresizingMask {
      if let slot = engine.existingSlot(for: view) {
        view._applyLayout(engine.frame(of: slot, in: view))
      }
    }
  }

  /// Whether constraints place a guide here, with or without views that follow it.
  private var _hasConstrainedGuides: Bool {
    autoLayout.existingExtras?.customGuides.contains { !$0.state.touching.isEmpty } ?? false
  }

  func _applyLayout(_ frame: CGRect) {
    guard !_isPlaced(at: frame) else { return }
    LayoutCounts.current.framesChanged += 1
    if frame.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    center = _center(in: frame)
  }

  /// Whether the view has just this frame, the transform left out. Compared are the size and the
  /// centre, which are what is stored: the way back to an origin loses a last bit.
  func _isPlaced(at frame: CGRect) -> Bool {
    bounds.size == frame.size && center == _center(in: frame)
  }

  private func _center(in frame: CGRect) -> CGPoint {
    let zoom = (_superview as? UIScrollView)?._zoomScale(of: self) ?? 1
    return CGPoint(
      x: frame.minX + frame.width * zoom * anchorPoint.x,
      y: frame.minY + frame.height * zoom * anchorPoint.y)
  }

  /// Solves what the view's frame and inside wait for, so that layout from here finds it done.
  package func _autoLayoutPrepareLayout() {
    for engine in [_superview?._existingEngineForInterior, autoLayout.engine] {
      guard let engine, engine.isDirty, let root = engine.root, root !== self else { continue }
      root._autoLayoutUpdateConstraintsPass()
      engine.solve(applyingTo: nil)
    }
  }

  /// The frame without the transform: what Auto Layout sets.
  var _untransformedFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width * anchorPoint.x, y: center.y - size.height * anchorPoint.y,
      width: size.width, height: size.height)
  }

  /// Pixels per point where the view is, or will be, shown.
  var _layoutScale: CGFloat { _windowOfView?.screen.scale ?? UIScreen.main.scale }
}
