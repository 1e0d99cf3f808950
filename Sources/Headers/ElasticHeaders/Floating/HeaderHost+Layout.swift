import UIKit

/// Measuring, placing and moving the header.
extension HeaderHost {
  /// The duration of animated height changes, in seconds: the duration of a table's own changes (quoted).
  private var resizeDuration: TimeInterval { 0.3 }

  // MARK: The view

  /// Whether `view` is already the header. Apps set the same header again to report that they changed its
  /// frame.
  func takesUpHeader(_ view: UIView?) -> Bool {
    guard let header, view === header.view, header.isInPlace else { return false }
    header.adoptFrame()
    setNeedsLayout()
    return true
  }

  /// Replaces the current header with `view`.
  func replaceHeader(with view: UIView?, makingRoom makeRoom: (CGFloat) -> Void) {
    guard !awaitsUpdates(view), !takesUpHeader(view) else { return }
    header?.remove()
    header = view.map { FloatingHeader($0, in: self) }
    if view == nil { makeRoom(0) }
    setNeedsLayout()
  }

  /// Whether the header has to wait until the current updates are committed. The table counts inserted and
  /// deleted rows from content that must not change meanwhile.
  func awaitsUpdates(_ view: UIView?) -> Bool {
    let isUpdating = self.isUpdating
    keeper.awaited = isUpdating ? AwaitedHeader(view: view) : nil
    if isUpdating { setNeedsLayout() }
    return isUpdating
  }

  /// Returns the waiting header once the updates are committed.
  func takeAwaitedHeader() -> AwaitedHeader? {
    guard let awaited = keeper.awaited, !isUpdating else { return nil }
    keeper.awaited = nil
    return awaited
  }

  // MARK: A layout pass

  /// Lays out content below the header, and then the header in the space that was reserved for it.
  ///
  /// - Parameters:
  /// - makeRoom: Reserves this many points above the content for the header.
  /// - isContent: Whether the header has to be in front of a subview.
  func layOutHeader(
    makingRoom makeRoom: (CGFloat) -> Void, inFrontOf isContent: (UIView) -> Bool,
    around layOutContent: () -> Void
  ) {
    noticeInsets()
    guard !headerRests else { return layOutContent() }
    updateRoom(makeRoom)
    layOutContent()
    moveAsAwaited()
    placeHeader(inFrontOf: isContent)
    updateTopEdgeEffect()
  }

  /// Whether the header needs no layout, because it is still out of sight.
  private var headerRests: Bool {
    guard let header, header.remainsOutOfSight else { return false }
    return !headerStays
  }

  /// Measures the header's height at rest and reserves space for it. The visible rows stay where they are on
  /// the screen.
  func updateRoom(_ makeRoom: (CGFloat) -> Void) {
    guard let header, header.isInPlace, !isUpdating else { return }
    let (old, isShown) = (header.restingHeight, header.isMeasured)
    let (top, offset) = (restingTop, contentOffset.y)
    // Keeping the visible rows in place would write the offset, which may end the motion.
    if !header.updateRestingHeight(settings, keepsHeight: isInMotion && offset > top) {
      measureAtRest()
    }
    let growth = header.restingHeight - old
    makeRoom(header.restingHeight)
    if isShown, growth != 0, offset > top { contentOffset.y = max(offset + growth, top) }
  }

  /// Moves the header to its place and reports its state.
  func placeHeader(inFrontOf isContent: (UIView) -> Bool) {
    guard let header else { return }
    let isOther = header.place(settings)
    bringHeaderToFront(of: isContent)
    guard isOther, let state = header.state else { return }
    let fires =
      keeper.trigger?.check.fires(overscroll: state.overscroll, isDragging: isDragging)
      ?? false
    let action = keeper.trigger?.action
    keeper.onStateChange?(state)
    if fires { action?() }
  }

  /// Rows that slide in while others are deleted, and section headers that are pushed out, must not pass over
  /// the header. System views, such as iOS 26's `_UIScrollPocket`, may.
  private func bringHeaderToFront(of isContent: (UIView) -> Bool) {
    guard keeper.needsFront, let header else { return }
    keeper.needsFront = false
    let views = subviews
    guard let position = views.firstIndex(of: header.outermost) else { return }
    let content = views[(position + 1)...].filter(isContent)
    if let covering = keeper.frontOrder.view(toPassAmong: content) {
      insertSubview(header.outermost, aboveSubview: covering)
    }
    // Since iOS 11 a collection view also raises views with a `zIndex`, such as section headers, in their z
    // position.
    let lift = views.lazy.filter { $0 is UICollectionReusableView }.map(\.layer.zPosition).max()
    guard let lift, lift > header.outermost.layer.zPosition else { return }
    header.outermost.layer.zPosition = lift
    if let refreshControl { order(refreshControl) }
  }

  // MARK: Changes around the header

  /// Marks bars, insets, text size or settings as possibly changed since the last layout.
  func headerNeedsCheck() {
    noticeInsets()
    header?.setNeedsCheck()
    if let refreshControl { order(refreshControl) }
    setNeedsLayout()
  }

  /// Measures the header again, because its content may have changed unnoticed while it was outside a window.
  func headerDidMoveToWindow() {
    if window != nil {
      header?.setNeedsMeasurement()
      observeTraitsOnce()
    }
    setNeedsLayout()
  }

  private func observeTraitsOnce() {
    guard !keeper.observesTraits else { return }
    keeper.observesTraits = true
    observeTraits { [weak self] in self?.headerNeedsCheck() }
  }

  func headerNotices(_ subview: UIView) {
    keeper.needsFront = true
    if let control = subview as? UIRefreshControl { order(control) }
  }

  /// Draws a refresh control in front of the header without changing its place among its siblings. A control
  /// that a bar hosts is not one of them.
  func order(_ control: UIRefreshControl) {
    guard control.superview === self else { return }
    let depth = header?.outermost.layer.zPosition ?? 0
    control.layer.zPosition =
      header != nil && keeper.settings.refreshPolicy != .behindHeader ? depth + 1 : 0
  }

  // MARK: On request

  func animateHeaderLayout() {
    guard window != nil else { return }
    UIView.animate(
      withDuration: resizeDuration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { self.layoutIfNeeded() }
  }

  /// Lays out the scroll view if it is in a window. Outside a window, a table would make cells with the wrong
  /// traits, and UIKit warns about that; it is laid out when it moves to a window.
  func layOutIfShown() {
    if window != nil { layoutIfNeeded() }
  }

  func moveHeader(isWhole: Bool, animated: Bool) {
    guard window != nil else {
      keeper.awaitedMove = isWhole ? .expand : .collapse
      return
    }
    keeper.awaitedMove = nil
    layoutIfNeeded()
    guard let header else { return }
    guard let target = offset(movingHeader: isWhole) else {
      header.reveal(isWhole)
      setNeedsLayout()
      return animated ? animateHeaderLayout() : layoutIfNeeded()
    }
    if target != contentOffset.y {
      setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: animated)
    }
  }

  /// Performs the expansion or collapse that was requested outside a window.
  private func moveAsAwaited() {
    guard let move = keeper.awaitedMove, window != nil, let header else { return }
    keeper.awaitedMove = nil
    if let target = offset(movingHeader: move == .expand) {
      if target != contentOffset.y { contentOffset.y = target }
    } else {
      header.reveal(move == .expand)
    }
  }

  /// Returns the offset at which the header is whole or collapsed, or `nil` for a header that appears at the
  /// current offset.
  private func offset(movingHeader isWhole: Bool) -> CGFloat? {
    let top = restingTop
    guard settings.geometry.expansion == .topOnly || contentOffset.y <= top else { return nil }
    let collapsed = top + (header?.restingHeight ?? 0) - minimumThatCounts
    return isWhole ? top : max(min(collapsed, lowestOffset), contentOffset.y)
  }
}
