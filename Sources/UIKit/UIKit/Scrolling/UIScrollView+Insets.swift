import CoreGraphics

extension UIScrollView {
  func setContentInset(_ inset: UIEdgeInsets) {
    guard inset != scrollState.contentInset else { return }
    changing(.adjustedContentInset) { scrollState.contentInset = inset }
    updateSafeAreaShare()
    // An app usually sets the offset next. The bars follow both in the next layout.
    scrollState.needsBarUpdate = true
    adjustedInsetDidChange()
    if clampsOffsetToContentInset, !scrollState.isClosingRoom { keepOffsetInLimits() }
  }

  /// The edges at which the safe area becomes content inset. The content must not receive the same inset
  /// again as its own safe area.
  var adjustedEdges: UIRectEdge {
    switch contentInsetAdjustmentBehavior {
    case .never: return []
    case .always: return .all
    case .scrollableAxes: return scrollableEdges
    case .automatic:
      return fillsNavigationController ? scrollableEdges.union([.top, .bottom]) : scrollableEdges
    }
  }

  /// The edges of the axes that can scroll. The safe area is ignored when checking whether the content
  /// fits, because it would otherwise depend on its own result.
  private var scrollableEdges: UIRectEdge {
    var edges: UIRectEdge = []
    let inset = scrollState.contentInset
    let size = bounds.size
    let content = contentSize
    if alwaysBounceVertical || content.height + inset.top + inset.bottom > size.height {
      edges.formUnion([.top, .bottom])
    }
    if alwaysBounceHorizontal || content.width + inset.left + inset.right > size.width {
      edges.formUnion([.left, .right])
    }
    return edges
  }

  /// Whether the view has been removed from the screen, for example by a push.
  ///
  /// It loses its safe area then and returns to the same one, so nothing follows the bars meanwhile.
  var isAway: Bool { window == nil && scrollState.hasBeenInWindow }

  /// Returns the safe area's insets at the given edges, and 0 at the others.
  func safeArea(at edges: UIRectEdge) -> UIEdgeInsets {
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: edges.contains(.top) ? safe.top : 0, left: edges.contains(.left) ? safe.left : 0,
      bottom: edges.contains(.bottom) ? safe.bottom : 0,
      right: edges.contains(.right) ? safe.right : 0)
  }

  func updateSafeAreaShare() {
    let edges = adjustedEdges
    // Content between the two edges would otherwise move to the upper one.
    if isAway, !edges.isEmpty { return }
    let share = safeArea(at: edges)
    guard share != scrollState.safeAreaShare else { return }
    let oldLimits = limits
    let offset = contentOffset
    changing(.adjustedContentInset) { scrollState.safeAreaShare = share }
    adjustedInsetDidChange()
    updateBars()
    followEdge(from: oldLimits, at: offset)
    updateSafeAreaOfSubviews()
  }

  /// Moves the offset after the limits changed. Content at its start stays there when a bar appears or
  /// disappears. Elsewhere, the visible content stays in place.
  private func followEdge(
    from old: ScrollLimits, at offset: CGPoint, concealed: CGFloat? = nil
  ) {
    guard scrollState.drag == nil, scrollState.motion == nil, contentOffset == offset,
      !scrollState.isFolding, !scrollState.isZoomChanging, scrollState.zoom.pinch == nil
    else { return }
    var target = offset
    let new = limits
    if offset.x <= old.x.lowerBound { target.x += new.x.lowerBound - old.x.lowerBound }
    let hidden = concealed ?? concealableTop
    if offset.y <= old.y.lowerBound {
      target.y += new.y.lowerBound - old.y.lowerBound
    } else if hidden > 0, concealableTop > 0, offset.y == quantized(old.y.lowerBound + hidden) {
      // With the search bar hidden, the content still rests below its position.
      target.y = new.y.lowerBound + concealableTop
    }
    target = new.clamped(target)
    if target != offset { contentOffset = target }
  }

  /// Folds a bar above by `fold` points, which `change` subtracts from the safe area. The resting position
  /// of the content stays the same.
  ///
  /// - Parameter concealing: The height of the bar that may stay folded however short the content is.
  func setFold(_ fold: CGFloat, concealing: CGFloat = 0, change: () -> Void) {
    let old = limits
    let concealed = concealableTop
    let offset = contentOffset
    scrollState.isFolding = true
    foldedTop = fold
    concealableTop = concealing
    change()
    scrollState.isFolding = false
    if limits != old { followEdge(from: old, at: offset, concealed: concealed) }
  }

  /// Tells the bars above and below that the content has moved in relation to them.
  func updateBars() {
    scrollState.needsBarUpdate = false
    offsetObserver?()
    bottomObserver?()
  }

  private func adjustedInsetDidChange() {
    setNeedsLayout()
    indicators.settingsDidChange()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
