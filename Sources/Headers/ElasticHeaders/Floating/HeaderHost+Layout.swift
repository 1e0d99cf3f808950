import UIKit

/// Measuring, placing and moving the header.
extension HeaderHost {
  /// The duration of animated changes of a header's height, in seconds: that of a table's own changes
  /// (quoted).
  private var resizeDuration: TimeInterval { 0.3 }

  // MARK: The view

  /// Whether `view` is the header already. Setting it again is how apps tell that they changed its
  /// frame.
  func takesUpHeader(_ view: UIView?) -> Bool {
    guard let header, view === header.view, header.isInPlace else { return false }
    header.adoptFrame()
    setNeedsLayout()
    return true
  }

  /// Puts `view` in the place of the header that was there.
  func replaceHeader(with view: UIView?, makingRoom makeRoom: (CGFloat) -> Void) {
    guard !awaitsUpdates(view), !takesUpHeader(view) else { return }
    header?.remove()
    header = view.map { FloatingHeader($0, in: self) }
    if view == nil { makeRoom(0) }
    setNeedsLayout()
  }

  /// Whether the header has to wait until the present updates are committed: inserted and deleted rows
  /// are counted from content that stays as it was.
  func awaitsUpdates(_ view: UIView?) -> Bool {
    let isUpdating = self.isUpdating
    keeper.awaited = isUpdating ? AwaitedHeader(view: view) : nil
    if isUpdating { setNeedsLayout() }
    return isUpdating
  }

  /// The header that waited, once it needn't any more.
  func takeAwaitedHeader() -> AwaitedHeader? {
    guard let awaited = keeper.awaited, !isUpdating else { return nil }
    keeper.awaited = nil
    return awaited
  }

  // MARK: A layout pass

  /// Lays content out below the header, and then the header over the room that was left for it.
  ///
  /// - Parameters:
  ///   - makeRoom: leaves so many points above the content to the header.
  ///   - isContent: whether the header has to be in front of a subview.
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

  /// Whether a layout has nothing to do for the header: it is out of sight, as before.
  private var headerRests: Bool {
    guard let header, header.remainsOutOfSight else { return false }
    return !headerStays
  }

  /// Finds the header's height at rest and makes room for it. What is read stays where it is on the
  /// screen.
  func updateRoom(_ makeRoom: (CGFloat) -> Void) {
    guard let header, header.isInPlace, !isUpdating else { return }
    let (old, isShown) = (header.restingHeight, header.isMeasured)
    let (top, offset) = (restingTop, contentOffset.y)
    // What is read would have to be moved along, which may end the motion.
    if !header.updateRestingHeight(settings, keepsHeight: isInMotion && offset > top) {
      measureAtRest()
    }
    let growth = header.restingHeight - old
    makeRoom(header.restingHeight)
    if isShown, growth != 0, offset > top { contentOffset.y = max(offset + growth, top) }
  }

  /// Moves the header to its place and tells of it.
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

  /// Rows that slide in while others are deleted, and section headers that are pushed out, must not
  /// pass over the header. Views of the system's, such as iOS 26's `_UIScrollPocket`, may.
  private func bringHeaderToFront(of isContent: (UIView) -> Bool) {
    guard keeper.needsFront, let header else { return }
    keeper.needsFront = false
    let views = subviews
    guard let position = views.firstIndex(of: header.outermost) else { return }
    let content = views[(position + 1)...].filter(isContent)
    if let covering = keeper.frontOrder.view(toPassAmong: content) {
      insertSubview(header.outermost, aboveSubview: covering)
    }
    // Since iOS 11 a collection view lifts what has a `zIndex`, as section headers have, in depth too.
    let lift = views.lazy.filter { $0 is UICollectionReusableView }.map(\.layer.zPosition).max()
    guard let lift, lift > header.outermost.layer.zPosition else { return }
    header.outermost.layer.zPosition = lift
    if let refreshControl { order(refreshControl) }
  }

  // MARK: What happens around it

  /// Bars, insets, text size or settings may be others than at the last layout.
  func headerNeedsCheck() {
    noticeInsets()
    header?.setNeedsCheck()
    if let refreshControl { order(refreshControl) }
    setNeedsLayout()
  }

  /// The contents of the header may have changed while it was in no window, where nobody saw it.
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

  /// Drawn in front, while it stays among its siblings where the scroll view has put it. A control that a
  /// bar hosts is none of them.
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

  /// Lays out what is in a window. Elsewhere a table would make cells with the traits of no screen, which
  /// UIKit warns of; it is laid out when it comes into a window.
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

  /// Moves the header as was asked for in no window.
  private func moveAsAwaited() {
    guard let move = keeper.awaitedMove, window != nil, let header else { return }
    keeper.awaitedMove = nil
    if let target = offset(movingHeader: move == .expand) {
      if target != contentOffset.y { contentOffset.y = target }
    } else {
      header.reveal(move == .expand)
    }
  }

  /// The offset at which the header is whole, or collapsed; `nil` for one that moves where content is.
  private func offset(movingHeader isWhole: Bool) -> CGFloat? {
    let top = restingTop
    guard settings.geometry.expansion == .topOnly || contentOffset.y <= top else { return nil }
    let collapsed = top + (header?.restingHeight ?? 0) - minimumThatCounts
    return isWhole ? top : max(min(collapsed, lowestOffset), contentOffset.y)
  }
}
