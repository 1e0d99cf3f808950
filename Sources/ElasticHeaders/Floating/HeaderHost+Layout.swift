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
    guard !takesUpHeader(view) else { return }
    header?.remove()
    header = view.map { FloatingHeader($0, in: self) }
    if view == nil { makeRoom(0) }
    setNeedsLayout()
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
    guard !headerRests else { return layOutContent() }
    updateRoom(makeRoom)
    layOutContent()
    placeHeader(inFrontOf: isContent)
  }

  /// Whether a layout has nothing to do for the header: it is out of sight, as before.
  private var headerRests: Bool {
    guard let header, header.remainsOutOfSight else { return false }
    return !headerStays
  }

  /// Finds the header's height at rest and makes room for it. What is read stays where it is on the
  /// screen.
  func updateRoom(_ makeRoom: (CGFloat) -> Void) {
    guard let header, header.isInPlace else { return }
    let (old, isShown) = (header.restingHeight, header.isMeasured)
    header.updateRestingHeight(settings)
    let growth = header.restingHeight - old
    let top = -adjustedContentInset.top
    let offset = contentOffset.y
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
  /// pass over the header.
  private func bringHeaderToFront(of isContent: (UIView) -> Bool) {
    guard keeper.needsFront, let header else { return }
    keeper.needsFront = false
    let views = subviews
    guard let position = views.firstIndex(of: header.outermost) else { return }
    if let covering = views[(position + 1)...].last(where: isContent) {
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
    header?.setNeedsCheck()
    if let refreshControl { order(refreshControl) }
    setNeedsLayout()
  }

  /// The contents of the header may have changed while it was in no window, where nobody saw it.
  func headerDidMoveToWindow() {
    if window != nil { header?.setNeedsMeasurement() }
    setNeedsLayout()
  }

  func headerNotices(_ subview: UIView) {
    keeper.needsFront = true
    if let control = subview as? UIRefreshControl { order(control) }
  }

  /// Drawn in front, while it stays among its siblings where the scroll view has put it.
  func order(_ control: UIRefreshControl) {
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

  func moveHeader(isWhole: Bool, animated: Bool) {
    layoutIfNeeded()
    guard let header else { return }
    let top = -adjustedContentInset.top
    guard settings.geometry.expansion == .topOnly || contentOffset.y <= top else {
      header.reveal(isWhole)
      setNeedsLayout()
      return animated ? animateHeaderLayout() : layoutIfNeeded()
    }
    let collapsed = top + header.restingHeight - minimumThatCounts
    let target = isWhole ? top : max(min(collapsed, lowestOffset), contentOffset.y)
    if target != contentOffset.y {
      setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: animated)
    }
  }
}
